import { empyrean } from '@ec/empyrean';
import { botSheets, createGame, playBots, turnReportOf } from '@ec/engine';
import type { ReportBlock, ReportDocument } from '@ec/reports';

/** Six years, in which the first ships reach other stars. */
const QUARTERS = 24;

/** Notes of a list that are enough to see what they are. */
const MOST_NOTES = 3;

const BOTS = ['conqueror', 'scholar', 'merchant', 'warlord'] as const;
const NAMES = ['Aurora', 'Borealis', 'Cygnus', 'Draco'];

/** A turn of a game that bots play, as empire 1 has it. */
export interface SampleTurn {
  readonly report: ReportDocument;
  /** What happened and what needs attention, of the report. */
  readonly notes: ReportDocument;
  /** The map of the report. */
  readonly map: ReportDocument;
  /** Lines of the sheet that the empire sends in next: the first order of each kind. */
  readonly orders: readonly string[];
}

/** Plays the game anew: the same every time. */
export function sampleTurn(): SampleTurn {
  let game = createGame(empyrean, {
    name: 'The Four',
    seed: 1978n,
    players: NAMES.map((name, i) => ({ id: i + 1, email: `${name.toLowerCase()}@example.org`, name })),
  });
  const seated = new Map(BOTS.map((bot, i) => [i + 1, bot]));
  for (let quarter = 0; quarter < QUARTERS; quarter++) game = playBots(empyrean, game, seated);
  const report = turnReportOf(empyrean, game, 1);
  const sheet = botSheets(empyrean, game, seated).get(1) ?? '';
  return {
    report,
    notes: part(report, ['happened', 'needs']),
    map: { ...part(report, ['systems']), title: 'Where the ships are' },
    orders: oneOfEach(sheet.split('\n')),
  };
}

function part(report: ReportDocument, ids: readonly string[]): ReportDocument {
  const sections = report.sections.filter(({ id }) => ids.includes(id));
  return {
    ...report,
    sections: sections.map((section) => ({ ...section, blocks: section.blocks.flatMap(shortened) })),
  };
}

/** What is shown of a block: some notes, which lead to no section that is not there, or a picture. */
function shortened(block: ReportBlock): ReportBlock[] {
  if (block.kind === 'picture') return [block];
  if (block.kind !== 'notes') return [];
  return [{ ...block, notes: block.notes.slice(0, MOST_NOTES).map(({ section: _, ...note }) => note) }];
}

function oneOfEach(lines: readonly string[]): string[] {
  const kinds = new Map<string, string>();
  for (const line of lines) {
    const [, kind] = /^\d+, ([a-z ]+),/.exec(line) ?? [];
    if (kind !== undefined && !kinds.has(kind)) kinds.set(kind, line);
  }
  return [...kinds.values()];
}
