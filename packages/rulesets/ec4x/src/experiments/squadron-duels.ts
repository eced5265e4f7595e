import {
  contest,
  defineExperiment,
  integerOf,
  ownRow,
  perTrial,
  proportion,
  quantity,
  series,
  type ContestResult,
} from '@ec/balance';
import type { Parameters } from '@ec/engine';
import { ratio, type Prng } from '@ec/prng';
import { PARAMETERS, rulesOf, type Rules } from '../parameters.js';
import { ALWAYS_STAY } from '../tables/engagement.js';
import type { WeaponsCode } from '../types.js';
import { fight, priceOf, type Side, type Squad } from './fleets-in-fight.js';

/**
 * What forces are made of, each as often as their cost allows: squadrons as large as their flagship leads, or what fights singly. A Scout or
 * Raider beside others is bought once, as one serves a whole fleet.
 */
const FORCES = {
  corvettes: [led('CT', 2, 'CT')],
  frigates: [led('FG', 1, 'FG')],
  destroyers: [led('DD', 2, 'DD')],
  'light cruisers': [led('CL', 2, 'CL')],
  'heavy cruisers': [led('CA', 2, 'CA')],
  'battle cruisers': [led('BC', 2, 'BC')],
  battleships: [led('BB', 3, 'BB')],
  dreadnoughts: [led('DN', 2, 'DN')],
  'super dreadnoughts': [led('SD', 2, 'SD')],
  'planet-breakers': [['PB']],
  raiders: [led('RR', 2, 'RR')],
  carriers: [led('CV', 2, 'CV'), ...fighters(9)],
  'super carriers': [led('CX', 2, 'CX'), ...fighters(15)],
  'based fighters': fighters(1),
  'cruisers and destroyers': [led('CL', 3, 'DD')],
  'dreadnoughts and a Scout': [['SC'], led('DN', 2, 'DN')],
  'dreadnoughts and a Raider': [['RR'], led('DN', 2, 'DN')],
  'lone destroyers': [['DD']],
  'lone dreadnoughts': [['DN']],
} as const satisfies Readonly<Record<string, readonly Squad[]>>;

type Name = keyof typeof FORCES;

const NAMES = Object.keys(FORCES) as Name[];

/** The force that fights its like, and the one that Starbases fight. */
const MIRRORED: Name = 'cruisers and destroyers';
const BESIEGING: Name = 'dreadnoughts';

/** Costs of those who attack Starbases, in tenths of the cost of these. */
const TENTHS = { first: 10, length: 21 } as const;

/**
 * Forces of equal cost against each other, to the end.
 *
 * @see seed 2.3.3, 5.3, 9.1
 */
export const squadronDuels = defineExperiment({
  id: 'squadron-duels',
  title: 'Squadrons of equal cost against each other',
  question: 'Which squadrons win against which, at the same cost, and which ship is never worth its price?',
  parameters: [
    ...PARAMETERS,
    ownRow('cost', 300, [200, 3_000], 'XMR', 'What each force may cost.'),
    ownRow('weapons', 0, [0, 10], 'level', 'Weapons level of both.'),
  ],
  measures: perTrial(1, {
    wins: contest('Who destroys the other', NAMES),
    left: quantity('What is left of the winner', 'percent of its price'),
    undecided: proportion('Both are still there in the end'),
    mirrored: proportion('The first of two forces of cruisers and destroyers wins'),
    starbases: series(proportion('Starbases fall to dreadnoughts, by the cost of these'), {
      ...TENTHS,
      step: 'tenths of the cost of the Starbases',
    }),
  }),
  trials: 10_000,
  prepare: duelForces,
  trial(rng, { rules, wep, forces, mirrored, starbases, besiegers }, record) {
    const outcome = (one: Side | undefined, other: Side | undefined, stream: number): Duel =>
      duel(rules, wep, [one ?? mirrored, other ?? mirrored], rng.numbered(stream));
    const [first, second] = [rng.intN(NAMES.length), rng.intN(NAMES.length)];
    const { result, left } = outcome(forces[first], forces[second], 0);
    record.wins(first, second, result);
    record.undecided(result === 'draw');
    if (result !== 'draw') record.left(left);
    const among = outcome(mirrored, mirrored, 1).result;
    if (among !== 'draw') record.mirrored(among === 'win');
    const step = rng.intN(TENTHS.length);
    record.starbases(TENTHS.first + step, outcome(besiegers[step], starbases, 2).result === 'win');
  },
  exact: () => ({ mirrored: ratio(1n, 2n) }),
  expectations: [
    { kind: 'matches-exact', measure: 'mirrored', because: 'equal forces win equally often' },
    {
      kind: 'nobody-wins-more-than',
      measure: 'wins',
      high: 0.95,
      because: 'no squadron is to beat all others of its cost',
    },
    {
      kind: 'probability-at-most',
      measure: 'undecided',
      high: 0.1,
      because: 'most fights are to have a winner',
    },
    {
      kind: 'probability-at-most',
      measure: 'starbases',
      step: 10,
      high: 0.25,
      because: 'what cannot move is to hold against its own price',
    },
    {
      kind: 'probability-at-least',
      measure: 'starbases',
      step: 30,
      low: 0.9,
      because: 'no fortress is to hold against three times its price',
    },
  ],
});

/** Forces that fight each other, with the rules and the weapons level. */
export interface DuelForces {
  readonly rules: Rules;
  readonly wep: number;
  readonly forces: readonly Side[];
  /** The one that fights its like. */
  readonly mirrored: Side;
  readonly starbases: Side;
  /** Their attackers, from the cheapest. */
  readonly besiegers: readonly Side[];
}

function duelForces(parameters: Parameters): DuelForces {
  const [rules, wep] = [rulesOf(parameters), integerOf(parameters, 'weapons')];
  const cost = integerOf(parameters, 'cost');
  const starbases = bought(rules, wep, [['SB']], cost);
  const worth = priceOf(rules, wep, starbases.squads);
  return {
    rules,
    wep,
    forces: NAMES.map((name) => bought(rules, wep, FORCES[name], cost)),
    mirrored: bought(rules, wep, FORCES[MIRRORED], cost),
    starbases,
    besiegers: Array.from({ length: TENTHS.length }, (_, i) =>
      bought(rules, wep, FORCES[BESIEGING], Math.round((worth * (TENTHS.first + i)) / 10)),
    ),
  };
}

/** How a fight ended for the first of two, and what is left of the winner, in percent of its price. */
interface Duel {
  readonly result: ContestResult;
  readonly left: number;
}

function duel(rules: Rules, wep: number, sides: readonly [Side, Side], rng: Prng): Duel {
  const after = fight(rules, wep, sides, rng);
  const winner = after.findIndex(({ outcome }) => outcome === 'won');
  const [side, end] = [sides[winner], after[winner]];
  if (!side || !end) return { result: 'draw', left: 0 };
  const left = 100 * (1 - end.loss / priceOf(rules, wep, side.squads));
  return { result: winner === 0 ? 'win' : 'loss', left };
}

/**
 * As many of some squadrons as a purse pays for, and what single ships of them are paid from the rest. They fight to the end, and strike unseen
 * where a Raider is among them.
 */
function bought(rules: Rules, wep: number, squads: readonly Squad[], cost: number): Side {
  const [first = [], ...others] = squads;
  const isOne = others.length > 0 && (first.includes('SC') || first.includes('RR'));
  const [once, repeated] = isOne ? [[first], others] : [[], squads];
  const price = priceOf(rules, wep, repeated);
  let left = cost - priceOf(rules, wep, once);
  const count = Math.floor(left / price);
  left -= count * price;
  const force = [...once, ...Array.from({ length: count }, () => repeated).flat()];
  for (const code of repeated.flat()) {
    const each = priceOf(rules, wep, [[code]]);
    if (each > left) continue;
    left -= each;
    force.push([code]);
  }
  const hidden = squads.flat().includes('RR') ? ({ advantage: 'surprise' } as const) : {};
  return { squads: force, roe: ALWAYS_STAY, ...hidden };
}

/** A flagship that leads some ships. */
function led(flagship: WeaponsCode, count: number, code: WeaponsCode): Squad {
  return [flagship, ...Array.from({ length: count }, () => code)];
}

/** Fighter squadrons, each on its own. */
function fighters(count: number): Squad[] {
  return Array.from({ length: count }, () => ['FS'] as const);
}
