import { isLoopEvent, noticeSections, orderSections } from '@ec/engine';
import { markNews, REPORT_SCHEMA, section, type ReportDocument, type ReportSection } from '@ec/reports';
import { goofspielLanguage } from '../orders/language.js';
import type { GoofspielEvent } from '../events.js';
import { boutRounds, worthsWon } from '../score.js';
import { BOUT_ROUNDS, GALAXIES, VALUES, type BySide, type Side } from '../state.js';
import type { GoofspielView } from '../view/view.js';
import { boardBlocks, fleetTable, paragraph, verdict } from './board.js';

/** Sections that tell of one turn alone. */
const NEWS = /^(?:notice|events|orders|outcome|stake)$/;

/** A seat's turn report: what happened, what is at stake, the board, and both sides' fleets. */
export function report(view: GoofspielView): ReportDocument {
  const { game, turn, names, side, galaxies, rounds, fleets, events } = view;
  const happened = events.flatMap((event) => (isLoopEvent(event) ? [] : [sentence(event, names)]));
  return {
    schema: REPORT_SCHEMA,
    title: `Goofspiel game ${game}`,
    subtitle: `${names[side]} (seat ${side + 1}), after turn ${turn}`,
    sections: markNews(
      [
        ...noticeSections(events),
        ...(happened.length === 0 ? [] : [section('events', 'What happened', ...happened.map(paragraph))]),
        ...orderSections(events, goofspielLanguage),
        ...verdict(view.outcome, names),
        ...(view.outcome.status === 'over' ? [] : stake(view)),
        section('board', 'Board', ...boardBlocks(names, galaxies, rounds)),
        section('fleets', 'Fleets left', fleetTable(names, fleets)),
      ],
      NEWS,
    ),
  };
}

/** An event as a sentence. */
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

/** What the next order decides. */
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
