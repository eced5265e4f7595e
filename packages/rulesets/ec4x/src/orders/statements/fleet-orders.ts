import type { Keyword, StatementOf } from '@ec/orders-parser';
import {
  FLEET_NEEDS,
  FLEET_ORDER_KINDS,
  FLEET_ORDERS,
  type FleetOrderKind,
} from '../../tables/fleet-orders.js';
import type { FleetOrder, FleetOrderHere, FleetOrderTo } from '../orders.js';
import * as slot from '../slots.js';
import type { PhaseName } from '../../phases/phase-names.js';

const phase: PhaseName = 'fleet orders';

const word = { keyword: 'fleet' } as const;
const fleet = { key: 'fleet', name: 'fleet', type: slot.fleet } as const;
const system = { key: 'system', name: 'system', type: slot.system } as const;
const roe = { key: 'roe', name: 'roe', label: 'roe', type: slot.roe } as const;
const newRoe = { ...roe, occurs: 'optional' } as const;

const onceOrder = { topic: 'order', per: ['fleet'], lastCounts: true } as const;
const onceRoe = { topic: 'roe', per: ['fleet'], given: 'roe', lastCounts: true } as const;
const once = [onceOrder, onceRoe] as const;

/** Rules of what a fleet does where it arrives, beside those of the order itself. */
const RULES: Partial<Record<FleetOrderKind, string>> = {
  move: 'X-42, X-43',
  patrol: 'X-21, X-43',
  blockade: 'X-43, X-62, X-71',
  bombard: 'X-43, X-56 to X-58',
  invade: 'X-43, X-59 to X-61',
  blitz: 'X-43, X-59 to X-61',
  spyPlanet: 'X-12, X-43, X-66',
  hack: 'X-12, X-43, X-66',
  spySystem: 'X-12, X-43, X-66',
  colonize: 'X-43, X-44',
};

/**
 * Orders to fleets, by number.
 *
 * @see
 */
export const FLEET_STATEMENTS: readonly StatementOf<FleetOrder>[] = [
  here('hold', 'Stays where it is.'),
  to('move', 'Goes to a system.'),
  here('home', 'Goes to your nearest colony.'),
  to('patrol', 'Patrols a system, and halts hostile fleets that jump through it.'),
  to('guardStarbase', 'Guards a Starbase: fights together with it, against those who attack the colony.'),
  to('guard', 'Guards a colony against those who attack it.'),
  to('blockade', 'Fights the defenders of a colony, and blockades it while none of them is left.'),
  {
    kind: 'guardOrBlockade',
    phase,
    rule: 'X-43, X-62',
    meaning: 'Guards the colony of a system if it is yours, and blockades it otherwise.',
    example: 'fleet 4 05 2,-1 roe 6',
    fields: [word, fleet, { keyword: '05', aliases: ['5'] }, system, newRoe],
    once,
  },
  to('bombard', 'Fights the defenders of a colony, and bombards it every turn.'),
  to('invade', 'Fights the defenders of a colony, silences its batteries and lands all Marines.'),
  to('blitz', 'Lands Marines on a colony past its batteries, at half their strength.'),
  to('spyPlanet', 'Spies on a colony: people, industry, defences, projects.'),
  to('hack', 'Breaks into the books of a House at its Starbase.'),
  to('spySystem', 'Spies on the ships of a system.'),
  to('colonize', 'Founds a colony.'),
  {
    kind: 'join',
    phase,
    rule: 'X-43',
    meaning: meaningOf('join', 'Follows another fleet of yours until it is part of it.'),
    example: 'fleet 4 join 2 roe 6',
    fields: [word, fleet, keywordOf('join'), { key: 'into', name: 'into', type: slot.fleet }, newRoe],
    once,
  },
  to('rendezvous', 'Meets all your fleets that have this order, and merges with them.'),
  here('salvage', 'Goes to your nearest colony and is broken up for half of its price.'),
  {
    kind: 'engage',
    phase,
    rule: 'X-53',
    meaning: 'Tells a fleet against what odds it stays in a fight, from 0, never, to 10, always.',
    example: 'fleet 4 roe 6',
    fields: [word, fleet, roe],
    once: onceRoe,
  },
];

function here(kind: FleetOrderHere['kind'], effect: string): StatementOf<FleetOrderHere> {
  return {
    kind,
    phase,
    rule: RULES[kind] ?? 'X-43',
    meaning: meaningOf(kind, effect),
    example: `fleet 4 ${FLEET_ORDERS[kind].words} roe 6`,
    fields: [word, fleet, keywordOf(kind), newRoe],
    once,
  };
}

function to(
  kind: Exclude<FleetOrderTo['kind'], 'guardOrBlockade'>,
  effect: string,
): StatementOf<FleetOrderTo> {
  return {
    kind,
    phase,
    rule: RULES[kind] ?? 'X-43',
    meaning: meaningOf(kind, effect),
    example: `fleet 4 ${FLEET_ORDERS[kind].words} 2,-1 roe 6`,
    fields: [word, fleet, keywordOf(kind), system, newRoe],
    once,
  };
}

/** The words of an order, or its number. */
function keywordOf(kind: FleetOrderKind): Keyword {
  const number = ownNumberOf(kind);
  const aliases = number === undefined ? [] : [number.padStart(2, '0'), number];
  return { keyword: FLEET_ORDERS[kind].words, aliases };
}

/** What an order does, what the fleet must have or find for it, and its number. */
function meaningOf(kind: FleetOrderKind, effect: string): string {
  const needs = FLEET_ORDERS[kind].needs.map((need) => FLEET_NEEDS[need]);
  const number = ownNumberOf(kind);
  return [
    effect,
    ...(needs.length > 0 ? [`Needs ${needs.join(' and ')}.`] : []),
    ...(number === undefined ? [] : [`By number: ${number.padStart(2, '0')}.`]),
  ].join(' ');
}

/** The number of an order that shares it with no other. */
function ownNumberOf(kind: FleetOrderKind): string | undefined {
  const { number } = FLEET_ORDERS[kind];
  const same = FLEET_ORDER_KINDS.filter((other) => FLEET_ORDERS[other].number === number);
  return same.length === 1 ? `${number}` : undefined;
}
