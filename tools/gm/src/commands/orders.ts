import { existsSync } from 'node:fs';
import { type Answer, command, InputError, ModuleError } from '@ec/cli';
import type { Command } from 'commander';
import type { AnyRuleset } from '@ec/engine';
import {
  explainStatements,
  kindsAt,
  nearest,
  type ExplainedStatement,
  type ReadableLanguage,
} from '@ec/orders-parser';
import {
  renderReport,
  REPORT_SCHEMA,
  section,
  table,
  type ReportDocument,
  type ReportFormat,
} from '@ec/reports';
import { answering } from '../answering.js';
import { isDatabase } from '../is-database.js';
import { type RulesetOptions, withGame } from '@ec/hall/game';
import { DEFAULT_RULESET, loadRuleset } from '@ec/hall/sheets';
import { formatOption, gameRulesetOption } from '../options.js';

interface OrdersOptions extends RulesetOptions {
  readonly format: ReportFormat;
}

/** `ec orders`. */
export function ordersCommand(): Command {
  return command('orders', 'How orders are written: form, example, what each does, when, and by which rule.')
    .argument(
      '[of]',
      'file of a game; or package, file or URL of a ruleset, or the name of one of ec itself, such as galaxyng; Empyrean Challenge when left out',
    )
    .argument('[statements...]', 'names of statements, their words, or orders; all when left out')
    .addOption(formatOption())
    .addOption(gameRulesetOption())
    .action(answering(orders));
}

async function orders(
  of: string | undefined,
  wanted: readonly string[],
  { format, ruleset }: OrdersOptions,
): Promise<Answer> {
  const { id, language } = await rulesetOf(of ?? DEFAULT_RULESET, { ruleset });
  if (!language)
    throw new InputError(
      `error: expected a ruleset that explains its orders, received ${id}, which does not`,
    );
  const statements = explainStatements(language.declaration);
  const shown = wanted.length === 0 ? statements : wanted.flatMap((one) => found(language, statements, one));
  const document: ReportDocument = {
    schema: REPORT_SCHEMA,
    title: language.declaration.title,
    subtitle: '',
    sections: [...new Set(shown)].map((statement) => sectionOf(statement, wanted.length > 0)),
  };
  return { text: renderReport(document, format, {}), data: { ruleset: id, statements: shown } };
}

async function rulesetOf(of: string, options: RulesetOptions): Promise<AnyRuleset> {
  if (existsSync(of) && isDatabase(of)) return withGame(of, options, ({ ruleset }) => ruleset);
  try {
    return await loadRuleset(of);
  } catch (error) {
    if (!(error instanceof ModuleError) || !/^[a-z0-9-]+$/.test(of)) throw error;
    return loadRuleset(`@ec/${of}`);
  }
}

/** The statements that somebody means by a name, by words of a statement, or by an order. */
function found(
  language: ReadableLanguage,
  statements: readonly ExplainedStatement[],
  wanted: string,
): readonly ExplainedStatement[] {
  const words = wanted.trim().toLowerCase();
  const named = statements.filter(({ kind }) => kind.toLowerCase() === words);
  if (named.length > 0) return named;
  const worded = statements.filter(({ form }) => form.split(/[\s,]+/).includes(words));
  if (worded.length > 0) return worded;
  const kinds = kindsAt(language.declaration, wanted);
  if (kinds.length > 0) return statements.filter(({ kind }) => kinds.includes(kind));
  const meant = nearest(
    words,
    statements.map(({ kind }) => kind),
  );
  const hint = meant === undefined ? '' : `; did you mean "${meant}"?`;
  const all = statements.map(({ kind }) => kind).join(', ');
  throw new InputError(`error: expected a statement, one of ${all}, received "${wanted}"${hint}`);
}

function sectionOf(
  { kind, meaning, form, example, phase, rule, page, fields }: ExplainedStatement,
  hasFields: boolean,
): ReportDocument['sections'][number] {
  const facts = [
    { label: 'When', value: `phase ${phase.number}, ${phase.name}` },
    ...(rule === undefined ? [] : [{ label: 'Rule', value: rule }]),
    ...(page === undefined ? [] : [{ label: 'Page', value: page }]),
  ];
  const hasChoices = fields.some(({ choices }) => choices.length > 0);
  const rows = fields.map(({ name, expects, occurs, choices }) => [
    name,
    [expects, occurs].filter((part) => part !== '').join('; '),
    ...(hasChoices ? [choices.map(({ text }) => text).join(', ')] : []),
  ]);
  const columns = ['Field', 'What may stand there', ...(hasChoices ? ['Choices'] : [])];
  return section(
    kind.replaceAll(' ', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    kind,
    { kind: 'paragraph', text: meaning },
    { kind: 'lines', lines: [...form.split('\n'), '', 'Example:', ...example.split('\n')] },
    { kind: 'facts', facts },
    ...(hasFields && rows.length > 0 ? [table('Fields', columns, rows)] : []),
  );
}
