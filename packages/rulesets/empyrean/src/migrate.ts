import { foodDue, WAGES, wagesOf } from '@ec/economy';
import { withMembers, type Migration } from '@ec/engine';
import { ratio } from '@ec/prng';
import * as v from 'valibot';
import { LIVING, quantity } from './codec.js';
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
  5: {
    to: '6',
    changes: [
      'People are fed and paid by what is in storage, exactly, as they starve (E-30): a bill that is cut off to whole units, or to nothing, no longer counts as met where there is less than was ordered.',
      'What is set up needs at least a food unit (E-24): up to three people needed none, and starved at once.',
    ],
    state: withStocks,
  },
};

/** Version 5 kept what was taken from storage. Where the bill was met, people had all that was ordered, for which one more is enough. */
function withStocks(state: unknown): unknown {
  return withEachLiving(state, (living) => {
    if (!v.is(livingOf5, living)) return living;
    const { wagesPaid, foodEaten, ...kept } = living;
    const isPaid = wagesPaid >= wagesOf(kept.payees, kept.pay);
    const isFed = foodEaten >= foodDue(kept.heads, kept.ration);
    return { ...kept, goods: wagesPaid + (isPaid ? 1 : 0), food: foodEaten + (isFed ? 1 : 0) };
  });
}

const livingOf5 = v.strictObject({ ...LIVING, wagesPaid: quantity, foodEaten: quantity });

/**
 * Version 4 kept the whole goods of the usual wages and of full rations. They become those of unskilled workers on the usual terms, who had the same
 * share of the wages, and of the food as much as it is of what they are due before it is cut off. The next turn forgets them.
 */
function withLivings(state: unknown): unknown {
  return withEachLiving(state, (living) => {
    if (!isRecord(living)) return living;
    const { standardWages, fullRations: _, ...kept } = living;
    if (typeof standardWages !== 'number') return living;
    const { numerator, denominator } = WAGES.USK;
    const payees = { USK: (standardWages * denominator) / numerator, PRO: 0, SLD: 0 };
    return { ...kept, payees, pay: WAGES, ration: ratio(1) };
  });
}

/** A state with what ships and colonies keep of how their people lived, changed. */
function withEachLiving(state: unknown, change: (living: unknown) => unknown): unknown {
  if (!isRecord(state) || !Array.isArray(state['holdings'])) return state;
  const holdings = state['holdings'].map((holding: unknown) =>
    isRecord(holding) && 'living' in holding ? { ...holding, living: change(holding['living']) } : holding,
  );
  return { ...state, holdings };
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
