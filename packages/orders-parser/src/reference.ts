import { explainFields, explainStatements, type ExplainedField } from './explain.js';
import type { LanguageDeclaration } from './language.js';
import type { Order } from './statement.js';

/** The reference page of a language in Markdown: for each statement its meaning, phase, rule, syntax, fields and example. */
export function referenceOf<O extends Order, H>(declaration: LanguageDeclaration<O, H>): string {
  const { title, introduction, appendix = '', header } = declaration;
  const sections = explainStatements(declaration).map(
    ({ kind, meaning, phase, rule, form, fields, example }) => [
      `## ${kind}`,
      `${meaning} Phase ${phase.number}, ${phase.name}.${rule === undefined ? '' : ` Rule: ${rule}.`}`,
      code(form),
      ...listOf(fields),
      'Example:',
      code(example),
    ],
  );
  if (header)
    sections.unshift([
      '## Header',
      header.meaning,
      ...listOf(explainFields(header.fields)),
      'Example:',
      code(header.example),
    ]);
  const parts = [`# ${title}`, introduction, ...sections.flat(), appendix].filter((part) => part !== '');
  return `${parts.join('\n\n')}\n`;
}

function listOf(fields: readonly ExplainedField[]): string[] {
  const items = fields.map(describe);
  return items.length > 0 ? [[...new Set(items)].join('\n')] : [];
}

function describe({ name, expects, occurs, choices }: ExplainedField): string {
  return [
    `- \`${name}\`: ${expects}${occurs === '' ? '' : `; ${occurs}`}`,
    ...choices.map(({ text, description }) => `  - \`${text}\`: ${description}`),
  ].join('\n');
}

function code(line: string): string {
  return `\`\`\`text\n${line}\n\`\`\``;
}
