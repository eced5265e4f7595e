import { withMembers, type Migration } from '@ec/engine';
import { emptyHistory } from './history.js';

/** Ships and colonies of a state of version 1, at most: a greater number is no state but an attempt to fill the memory. */
const MOST_NUMBERED = 1_000_000;

/**
 * How games of earlier versions go on, by the version that wrote them.
 *
 * @see seed "General Rules": victory; E-21, E-43 to E-53
 */
export const migrate: Readonly<Record<string, Migration>> = {
  1: {
    to: '2',
    changes: [
      'Numbers of new ships and colonies are drawn, and tell nothing about what others found (E-53).',
    ],
    state: withDrawnNumbers,
  },
  2: {
    to: '3',
    changes: [
      'Ships and colonies without people are abandoned: they have no owner, and may be fetched from and moved into (E-43).',
      'An attack that can neither fire nor cross is refused before the fight (E-44).',
      'A captured second colony of a kind joins the first (E-45), and a claim to control needs people (E-43).',
      'Drafts are capped for a colony and turn (E-46); rebels need a militia unit and a share of the people (E-48).',
      "Combat leaves ships and colonies the fuel that next turn's life support needs (E-49).",
      'A permission to colonise can be withdrawn (E-50).',
      'Reports show people and goods over time, from the next turn on.',
    ],
    state: (state) =>
      withMembers(withMembers(state, 'knowledge.*', { history: emptyHistory() }), 'knowledge.*.sightings.*', {
        isAbandoned: false,
      }),
  },
  3: {
    to: '4',
    changes: [
      'Each empire has its own count of turns towards victory; the one that was kept so far goes on, and others begin.',
      'Where a planet lacks room for open farms, those of the colony that was founded last stand idle (E-21); colonies from before count as older than new ones, in the order of their numbers.',
    ],
    state: withReignOfEach,
  },
};

/** Version 3 counted for one empire alone. */
function withReignOfEach(state: unknown): unknown {
  if (typeof state !== 'object' || state === null || !('reign' in state)) return state;
  return state.reign === null ? state : { ...state, reign: [state.reign] };
}

/** Version 1 numbered ships and colonies in one row. */
function withDrawnNumbers(state: unknown): unknown {
  if (typeof state !== 'object' || state === null || !('nextHoldingId' in state)) return state;
  const { nextHoldingId: next, ...kept } = state;
  if (typeof next !== 'number' || !Number.isInteger(next) || next < 1 || next > MOST_NUMBERED) return state;
  return { ...kept, holdingNumbers: Array.from({ length: next - 1 }, (_, i) => i + 1) };
}
