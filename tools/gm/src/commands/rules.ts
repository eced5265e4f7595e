import { type Answer, command, InputError } from '@ec/cli';
import type { Command } from 'commander';
import {
  botTable,
  editionsOf,
  editionTable,
  editionValues,
  PARAMETER_COLUMNS,
  parameterTable,
  SetupError,
  STANDARD,
  turnSequenceTable,
  type AnyRuleset,
  type Parameters,
} from '@ec/engine';
import { storedFigures } from '@ec/engine/sqlite';
import { renderReport, type ReportBlock, type ReportDocument, type ReportFormat } from '@ec/reports';
import { answering } from '../answering.js';
import { withGame } from '@ec/hall/game';
import { DEFAULT_RULESET, loadRuleset } from '@ec/hall/sheets';
import { readEdition } from '../read-edition.js';
import { editionOption, formatOption, rulesetOption } from '../options.js';

interface RulesOptions {
  readonly ruleset?: string;
  readonly edition?: string;
  readonly section?: string;
  readonly format: ReportFormat;
}

/** `ec rules`. */
export function rulesCommand(): Command {
  return command('rules', "A rulebook's tables, with the parameters in force.")
    .argument('[game]', 'file of a game, whose parameters are shown; the defaults when left out')
    .addOption(
      rulesetOption(
        'package, file or URL of a ruleset; Empyrean Challenge, or that of the game, when left out',
      ),
    )
    .addOption(editionOption('edition whose parameters are shown: its name, or a JSON file with one'))
    .option('--section <id>', 'one section alone; "list" names them')
    .addOption(formatOption())
    .action(answering(rules));
}

async function rules(path: string | undefined, options: RulesOptions): Promise<Answer> {
  const { section, format } = options;
  const document = path === undefined ? await rulesetRulebook(options) : await gameRulebook(path, options);
  if (section === 'list') {
    const sections = document.sections.map(({ id, title }) => ({ id, title }));
    return { text: sections.map(({ id, title }) => `${id}  ${title}`).join('\n'), data: sections };
  }
  const shown = section === undefined ? document : sectionOf(document, section);
  return { text: renderReport(shown, format, {}), data: shown };
}

/** The rulebook by an edition. */
async function rulesetRulebook({
  ruleset: module = DEFAULT_RULESET,
  edition = STANDARD,
  format,
}: RulesOptions): Promise<ReportDocument> {
  const ruleset = await loadRuleset(module);
  try {
    const read = readEdition(ruleset, edition);
    return rulebookOf(ruleset, editionValues(ruleset.parameters, read.edition), format);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    throw new InputError(`--edition: error: ${error.message}`, { cause: error });
  }
}

/** The rulebook by which a game is played. */
async function gameRulebook(path: string, options: RulesOptions): Promise<ReportDocument> {
  const { edition, format } = options;
  if (edition !== undefined)
    throw new InputError(`--edition: error: ${path} has an edition, which "ec status" names`);
  return withGame(path, options, (stored) =>
    rulebookOf(stored.ruleset, storedFigures(stored).parameters, format),
  );
}

/** The turn sequence, the ruleset's own tables, the parameters in force, and those of the bots. */
function rulebookOf(ruleset: AnyRuleset, parameters: Parameters, format: ReportFormat): ReportDocument {
  const rulebook = ruleset.rulebook(parameters);
  // A page of text has no room for the descriptions.
  const columns = PARAMETER_COLUMNS.filter((column) => format !== 'text' || column !== 'description');
  return {
    ...rulebook,
    sections: [
      { id: 'turn-sequence', title: 'Turn sequence', blocks: [turnSequenceTable(ruleset.phases)] },
      ...rulebook.sections,
      {
        id: 'parameters',
        title: 'Parameters',
        blocks: [parameterTable(ruleset.parameters, parameters, columns)],
      },
      ...botSection(ruleset),
      { id: 'editions', title: 'Editions', blocks: [editionFacts(ruleset), editionTable(ruleset)] },
    ],
  };
}

/** The parameters of the bots, where they have any. */
function botSection({ bots }: AnyRuleset): ReportDocument['sections'] {
  const table = botTable(bots);
  return table.rows.length === 0 ? [] : [{ id: 'bots', title: 'Bots', blocks: [table] }];
}

/** What each edition is for. */
function editionFacts(ruleset: AnyRuleset): ReportBlock {
  const facts = Object.entries(editionsOf(ruleset)).map(([name, { description }]) => ({
    label: name,
    value: description,
  }));
  return { kind: 'facts', facts };
}

function sectionOf(document: ReportDocument, id: string): ReportDocument {
  const section = document.sections.find((one) => one.id === id);
  if (section) return { ...document, sections: [section] };
  const known = document.sections.map((one) => one.id).join(', ');
  throw new InputError(`--section: error: expected one of ${known}, received ${id}`);
}
