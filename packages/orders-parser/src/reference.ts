import { isKeyword, type Grammar } from './grammar.js';
import { syntaxOf, type Keyword, type Slot } from './statement.js';

/** The reference page of a language in Markdown: for each statement its meaning, syntax, fields, phase and example. */
export function referenceOf(grammar: Grammar, title: string, introduction: string): string {
  const { header, statements, separator } = grammar;
  const sections = statements.map(({ kind, meaning, phase, example, fields }) =>
    section(kind, `${meaning} Phase ${phase}.`, example, fields, separator),
  );
  if (header) sections.unshift(section('Header', header.meaning, header.example, header.fields, separator));
  return `# ${title}\n\n${introduction}\n\n${sections.join('\n')}`;
}

function section(
  heading: string,
  meaning: string,
  example: string,
  fields: readonly (Keyword | Slot)[],
  separator: string,
): string {
  const slots = fields.flatMap((field) => (isKeyword(field) ? [] : [describe(field)]));
  return [
    `## ${heading}`,
    meaning,
    code(syntaxOf(fields, separator)),
    slots.join('\n'),
    'Example:',
    code(example),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

function describe({ name, type }: Slot): string {
  const choices =
    type.choices?.map(({ text, description }) => `  - \`${text.trim()}\`: ${description}`) ?? [];
  return [`- \`${name.toUpperCase()}\`: ${type.expects}`, ...choices].join('\n');
}

function code(line: string): string {
  return `\`\`\`text\n${line}\n\`\`\``;
}
