import { isKeyword, type Grammar } from './grammar.js';
import { syntaxOf, type Keyword, type Slot } from './statement.js';

/** The reference page of a language in Markdown: for each statement its meaning, phase, syntax, fields and example. */
export function referenceOf(grammar: Grammar, title: string, introduction: string): string {
  const { header, statements, separator } = grammar;
  const rows = statements.map(({ kind, meaning, phase, example, fields }) => [
    `## ${kind}`,
    `${meaning} Phase ${phase}.`,
    code(syntaxOf(fields, separator)),
    listOf(fields),
    'Example:',
    code(example),
  ]);
  if (header)
    rows.unshift(['## Header', header.meaning, listOf(header.fields), 'Example:', code(header.example)]);
  return `${[`# ${title}`, introduction, ...rows.flat()].join('\n\n')}\n`;
}

function listOf(fields: readonly (Keyword | Slot)[]): string {
  return fields.flatMap((field) => (isKeyword(field) ? [] : [describe(field)])).join('\n');
}

function describe({ name, type: { expects, choices = [] } }: Slot): string {
  const listed = choices.length > 1 ? choices : [];
  return [
    `- \`${name.toUpperCase()}\`: ${expects}`,
    ...listed.map(({ text, description }) => `  - \`${text}\`: ${description}`),
  ].join('\n');
}

function code(line: string): string {
  return `\`\`\`text\n${line}\n\`\`\``;
}
