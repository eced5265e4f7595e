import { WAGES } from '@ec/economy';
import { withMembers, type Migration } from '@ec/engine';
import { ratio } from '@ec/prng';
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
  4: {
    to: '5',
    changes: [
      'The shares of wages and rations that people got are exact (E-32, E-33): small ships and colonies on a part of them no longer count as unpaid or unfed altogether, nor as paid or fed in full.',
      'Each of several raids on one target has its own result.',
      'Results name trade stations as such, and refusals give the figures that they depend on.',
    ],
    state: withLivings,
  },
};

/**
 * Version 4 kept the whole goods of the usual wages and of full rations. They become those of unskilled workers on the usual terms, who had the same
 * share of the wages, and of the food as much as it is of what they are due before it is cut off. The next turn forgets them.
 */
function withLivings(state: unknown): unknown {
  if (!isRecord(state) || !Array.isArray(state['holdings'])) return state;
  return { ...state, holdings: state['holdings'].map(withLiving) };
}

function withLiving(holding: unknown): unknown {
  if (!isRecord(holding) || !isRecord(holding['living'])) return holding;
  const { standardWages, fullRations: _, ...kept } = holding['living'];
  if (typeof standardWages !== 'number') return holding;
  const { numerator, denominator } = WAGES.USK;
  const payees = { USK: (standardWages * denominator) / numerator, PRO: 0, SLD: 0 };
  return { ...holding, living: { ...kept, payees, pay: WAGES, ration: ratio(1) } };
}

function isRecord(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null;
}

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
