import { type Answer, command, InputError } from '@ec/cli';
import type { Command } from 'commander';
import {
  PARAMETER_COLUMNS,
  parameterTable,
  resolveParameters,
  turnSequenceTable,
  type AnyRuleset,
} from '@ec/engine';
import { renderReport, type ReportDocument, type ReportFormat } from '@ec/reports';
import { answering } from '../answering.js';
import { DEFAULT_RULESET, loadRuleset } from '../load-ruleset.js';
import { withGame } from '../open-game.js';
import { formatOption, rulesetOption } from '../options.js';

interface RulesOptions {
  readonly ruleset?: string;
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
    .option('--section <id>', 'one section alone; "list" names them')
    .addOption(formatOption())
    .action(answering(rules));
}

async function rules(path: string | undefined, options: RulesOptions): Promise<Answer> {
  const { ruleset = DEFAULT_RULESET, section, format } = options;
  const document =
    path === undefined
      ? rulebookOf(await loadRuleset(ruleset), {}, format)
      : await withGame(path, options, (stored) => rulebookOf(stored.ruleset, stored.meta.parameters, format));
  if (section === 'list') {
    const sections = document.sections.map(({ id, title }) => ({ id, title }));
    return { text: sections.map(({ id, title }) => `${id}  ${title}`).join('\n'), data: sections };
  }
  const shown = section === undefined ? document : sectionOf(document, section);
  return { text: renderReport(shown, format, {}), data: shown };
}

/** The turn sequence, the ruleset's own tables, and the parameters in force. */
function rulebookOf(
  ruleset: AnyRuleset,
  given: Readonly<Record<string, unknown>>,
  format: ReportFormat,
): ReportDocument {
  const parameters = resolveParameters(ruleset.parameters, given);
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
    ],
  };
}

function sectionOf(document: ReportDocument, id: string): ReportDocument {
  const section = document.sections.find((one) => one.id === id);
  if (section) return { ...document, sections: [section] };
  const known = document.sections.map((one) => one.id).join(', ');
  throw new InputError(`--section: error: expected one of ${known}, received ${id}`);
}
