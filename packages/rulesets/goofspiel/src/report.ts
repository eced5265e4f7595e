import { isLoopEvent, noticeSections, orderSections, type Outcome, type Parameters } from '@ec/engine';
import {
  REPORT_SCHEMA,
  section,
  table,
  type ReportBlock,
  type ReportDocument,
  type ReportSection,
  type TableBlock,
} from '@ec/reports';
import { boardPicture } from './board-picture.js';
import { outcome } from './outcome.js';
import { boutRounds, valuesWon, worthsWon } from './score.js';
import {
  BOUT_ROUNDS,
  FLEETS_PER_SIZE,
  GALAXIES,
  SIZES,
  VALUES,
  WAR_ROUNDS,
  type BySide,
  type GoofspielEvent,
  type GoofspielState,
  type GoofspielView,
  type Round,
  type SeenGalaxy,
  type Side,
} from './types.js';
import { namesOf } from './view.js';

/** A seat's turn report: what happened, what is at stake, the board, and both sides' fleets. */
export function report(view: GoofspielView): ReportDocument {
  const { game, turn, names, side, galaxies, rounds, fleets, events } = view;
  const happened = events.flatMap((event) => (isLoopEvent(event) ? [] : [sentence(event, names)]));
  return {
    schema: REPORT_SCHEMA,
    title: `Goofspiel game ${game}`,
    subtitle: `${names[side]} (seat ${side + 1}), after turn ${turn}`,
    sections: [
      ...noticeSections(events),
      ...(happened.length === 0 ? [] : [section('events', 'What happened', ...happened.map(paragraph))]),
      ...orderSections(events),
      ...verdict(view.outcome, names),
      ...(view.outcome.status === 'over' ? [] : stake(view)),
      section('board', 'Board', ...boardBlocks(names, galaxies, rounds)),
      section('fleets', 'Fleets left', fleetTable(names, fleets)),
    ],
  };
}

/** The whole game, with what is not revealed yet, for the game master. */
export function summary(state: GoofspielState): ReportDocument {
  const { game, turn, replays, war } = state;
  const names = namesOf(state);
  return {
    schema: REPORT_SCHEMA,
    title: `Goofspiel game ${game}`,
    subtitle: `After turn ${turn}, replay ${replays}`,
    sections: [
      ...verdict(outcome(state), names),
      section('board', 'Board', ...boardBlocks(names, war.galaxies, war.rounds)),
      section('fleets', 'Fleets left', fleetTable(names, war.fleets)),
    ],
  };
}

/** The figures of the rules, with these parameters in force. */
export function rulebook(parameters: Parameters): ReportDocument {
  const values = VALUES.join(', ');
  const rows = [
    ['Galaxies', GALAXIES.length, 'G-01'],
    ['Their strategic values, each once', values, 'G-01'],
    ['Planets of a galaxy', BOUT_ROUNDS, 'G-01'],
    ['Their worths, each once', values, 'G-01'],
    ['Turns of a war', WAR_ROUNDS, 'G-02'],
    [`Fleets of each size from 1 to ${SIZES.length}`, FLEETS_PER_SIZE, 'G-02'],
    ['Equal wars that are played again', Number(parameters['replays']), 'G-04'],
  ];
  return {
    schema: REPORT_SCHEMA,
    title: 'Rules of Goofspiel',
    subtitle: 'The figures of the rules, with the parameters in force',
    sections: [section('figures', 'Figures', table('', ['Figure', 'Value', 'Ruling'], rows))],
  };
}

/** What happened, in a sentence. */
function sentence(event: GoofspielEvent, names: BySide<string>): string {
  const taker = (winner: Side | null): string => (winner === null ? 'nobody' : names[winner]);
  switch (event.kind) {
    case 'round': {
      const sent = event.sent.map(
        ({ size, spent }, i) =>
          `${names[i] ?? ''} ${size === 0 ? `ran out of time and lost a fleet of ${spent}` : `sent ${size}`}`,
      );
      const { galaxy, planet, worth } = event;
      return `${galaxy}-${planet}, worth ${worth}: ${sent.join(', ')}; it goes to ${taker(event.winner)}.`;
    }
    case 'galaxy':
      return `${event.galaxy}, value ${event.value}, goes to ${taker(event.winner)} by a worth of ${event.worths.join(' to ')}.`;
    case 'war': {
      const end = event.isReplayed ? 'It is played again with fresh values.' : 'The game is over.';
      return `The war goes to ${taker(event.winner)} by a value of ${event.values.join(' to ')}. ${end}`;
    }
  }
}

/** Who has won, once the game is over. */
function verdict(result: Outcome, names: BySide<string>): ReportSection[] {
  if (result.status === 'running') return [];
  const [winner] = result.winners;
  const text = winner === undefined ? 'The game is a draw.' : `${names[winner - 1]} has won.`;
  return [section('outcome', 'The game is over', paragraph(text))];
}

/** What the next order is about. */
function stake({ position, galaxies, rounds, names }: GoofspielView): ReportSection[] {
  if (!position) return [];
  const bout = Math.floor(rounds.length / BOUT_ROUNDS);
  const { worths, value } = position;
  const won = worthsWon(worths, boutRounds(rounds, bout));
  const { name = '', planets = [] } = galaxies[bout] ?? {};
  const toCome = VALUES.filter((worth) => !worths.includes(worth));
  return [
    section('stake', 'At stake', {
      kind: 'facts',
      facts: [
        { label: 'Bout', value: `${bout + 1} of ${GALAXIES.length}: ${name}, strategic value ${value}` },
        {
          label: 'Round',
          value: `${worths.length} of ${BOUT_ROUNDS}: planet ${planets[worths.length - 1] ?? ''}, worth ${worths.at(-1) ?? ''}`,
        },
        { label: 'Worths to come', value: toCome.join(', ') || 'none' },
        ...won.map((worth, i) => ({ label: `Worth won by ${names[i] ?? ''}`, value: worth })),
      ],
    }),
  ];
}

function boardBlocks(
  names: BySide<string>,
  galaxies: readonly SeenGalaxy[],
  rounds: readonly Round[],
): ReportBlock[] {
  const won = valuesWon({ galaxies, rounds });
  const rows = names.map((name, i) => [i + 1, name, won[i] ?? 0]);
  return [boardPicture(galaxies, rounds), table('Score', ['Seat', 'Name', 'Strategic value'], rows)];
}

function fleetTable(names: BySide<string>, fleets: BySide<readonly number[]>): TableBlock {
  const rows = names.map((name, i) => [name, ...(fleets[i] ?? [])]);
  return table('', ['Size', ...SIZES.map(String)], rows);
}

function paragraph(text: string): ReportBlock {
  return { kind: 'paragraph', text };
}
