import type { LanguageDeclaration } from './language.js';
import { separatorOf } from './punctuation.js';
import { isKeyword, syntaxOf, type Keyword, type Order, type Slot, type Statement } from './statement.js';

/** The reference page of a language in Markdown: for each statement its meaning, phase, syntax, fields and example. */
export function referenceOf<O extends Order, H>(declaration: LanguageDeclaration<O, H>): string {
  const { title, introduction, phases, appendix = '', punctuation, header } = declaration;
  const statements: readonly Statement[] = declaration.statements;
  const separator = separatorOf(punctuation);
  const sections = statements.map(({ kind, meaning, phase, example, fields }) => {
    const when = `Phase ${phases.indexOf(phase) + 1}, ${phase}.`;
    return [
      `## ${kind}`,
      `${meaning} ${when}`,
      code(syntaxOf(fields, separator)),
      ...listOf(fields),
      'Example:',
      code(example),
    ];
  });
  if (header)
    sections.unshift([
      '## Header',
      header.meaning,
      ...listOf(header.fields),
      'Example:',
      code(header.example),
    ]);
  const parts = [`# ${title}`, introduction, ...sections.flat(), appendix].filter((part) => part !== '');
  return `${parts.join('\n\n')}\n`;
}

function listOf(fields: readonly (Keyword | Slot)[]): string[] {
  const items = fields.flatMap((field) => (isKeyword(field) ? [] : [describe(field)]));
  return items.length > 0 ? [[...new Set(items)].join('\n')] : [];
}

function describe({ name, label, occurs, type: { expects, choices = [] } }: Slot): string {
  const labelled = label === undefined ? expects : `"${label}" and ${expects}`;
  const note = { once: '', optional: '; may be left out', repeated: '; one or more', rest: '', lines: '' }[
    occurs ?? 'once'
  ];
  const listed = choices.length > 1 ? choices : [];
  return [
    `- \`${name.toUpperCase()}\`: ${labelled}${note}`,
    ...listed.map(({ text, description }) => `  - \`${text}\`: ${description}`),
  ].join('\n');
}

function code(line: string): string {
  return `\`\`\`text\n${line}\n\`\`\``;
}
