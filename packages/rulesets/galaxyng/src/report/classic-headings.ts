import type { GalaxyView } from '../view/view.js';
import type { About } from './section.js';

/** How a section stands in a text: the lines above it, and those in place of all that it holds. */
interface Heading {
  readonly above: readonly string[];
  readonly instead?: (about: About) => readonly string[];
}

/** Sections that stand in a text under other lines than their title, by ID. */
export type Headings = ReadonlyMap<string, Heading>;

/**
 * Bulletin, messages, orders and mistakes as the samples of the manual have them.
 *
 * @see manual "Turn Report"; `headings` of the edition `classic`
 */
export function classicHeadings({ game, turn, own, ranking }: GalaxyView): Headings {
  return new Map<string, Heading>([
    [
      'ranking',
      {
        above: [
          `Bulletins for Galaxy Game ${game} Turn ${turn}`,
          '',
          `${game} Top ${ranking.length} of turn ${turn}`,
          '',
        ],
      },
    ],
    ['notice', { above: [] }],
    ['production-status', { above: ['', '\t\tProduction Status'], instead: productionLines }],
    ['global-messages', { above: ['GLOBAL Messages', ''] }],
    ['personal-messages', { above: [`PERSONAL Messages for ${own.name}`, ''] }],
    ['orders-received', { above: ['ORDERS RECEIVED', ''] }],
    ['mistakes', { above: ['MISTAKES', ''] }],
  ]);
}

/** Mass built and lost, the real name, and the end of the bulletin. */
function productionLines({ produced = '', lost = '', name = '' }: About): string[] {
  const width = Math.max(produced.length, lost.length);
  return [
    'Sofar you have:',
    `  produced a total shipmass of ${produced.padStart(width)}`,
    `  lost a total shipmass of     ${lost.padStart(width)}`,
    '',
    '',
    '\t\tReal Name',
    `  Your real name is ${name}.`,
    '',
    '',
    'End of the Bulletins',
    '',
  ];
}
