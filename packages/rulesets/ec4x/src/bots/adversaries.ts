/**
 * Players who live by one trick each, that was worth more than it should be before the second edition. The experiment `exploits` sets them
 * against honest ones.
 *
 * @see
 */
import type { Bot } from '@ec/engine';
import { pointsWithoutScandal } from '../economy/buy-espionage.js';
import type { Fleet } from '../fleet.js';
import type { Ec4xOrder } from '../orders/orders.js';
import { ESPIONAGE } from '../tables/espionage.js';
import type { Ec4xView } from '../view/view.js';
import type { Adversary } from './bot-names.js';
import { builds, saves } from './builder.js';
import { conquests } from './conqueror.js';
import { legalSheet } from './legal-sheet.js';
import {
  hexOf,
  isForeign,
  isIdle,
  isOfWarships,
  nearest,
  othersByPrestige,
  placeOf,
  shipyardsOf,
  totalOf,
} from './plans.js';

/** Corvettes that a blockader has or builds. */
const CORVETTES = 12;
/** Turn up to which a hoarder saves. */
const SAVING_TURNS = 60;
/** Marines and warships with which a rusher sets out. */
const RUSH = { transports: 3, escorts: 3, growth: 0 } as const;
/** Turns after which colluders change roles. */
const ROUND = 13;

const HUB = { q: 0, r: 0 };

/** What each of them orders. */
const TRICKS = {
  /** Saves up for assassinations in the House of most prestige, without a scandal, and builds. */
  assassin: (view) => [...assassinations(view), ...builds(view)],
  /** Sends a warship to each colony of others that it knows of, and builds. */
  blockader: (view) => beside(blockades(view), builds(view)),
  /** Meets its partner at the hub, where one retreats from the other, and builds. */
  colluder: (view) => beside(meetings(view), builds(view)),
  /** Hands all that it has to its partner as soon as it may. */
  capitulator: (view) => [
    { kind: 'stance', house: partnerOf(view), stance: 'enemy' },
    { kind: 'capitulate', house: partnerOf(view) },
    ...builds(view),
  ],
  /** Saves its money for the second half of the game. */
  hoarder: (view) => (view.turn < SAVING_TURNS ? saves(view) : builds(view)),
  /** Goes for the nearest home as soon as it has a handful of Marines. */
  rusher: (view) => conquests(view, RUSH),
} as const satisfies Readonly<Record<Adversary, (view: Ec4xView) => Ec4xOrder[]>>;

/** Their names. */
export const ADVERSARY_NAMES = Object.keys(TRICKS) as [Adversary, ...Adversary[]];

/** Players who live by one trick each, by name. */
export const ADVERSARIES: Readonly<Record<Adversary, Bot<Ec4xView, Ec4xOrder>>> = {
  assassin: (view) => legalSheet(view, TRICKS.assassin(view)),
  blockader: (view) => legalSheet(view, TRICKS.blockader(view)),
  colluder: (view) => legalSheet(view, TRICKS.colluder(view)),
  capitulator: (view) => legalSheet(view, TRICKS.capitulator(view)),
  hoarder: (view) => legalSheet(view, TRICKS.hoarder(view)),
  rusher: (view) => legalSheet(view, TRICKS.rusher(view)),
};

/** The House with which one has agreed: 1 with 2, 3 with 4, and so on. */
function partnerOf({ own }: Ec4xView): number {
  return own.id % 2 === 0 ? own.id - 1 : own.id + 1;
}

/** The orders of a trick, and honest ones about all fleets that it does not take. */
function beside(trick: readonly Ec4xOrder[], honest: readonly Ec4xOrder[]): Ec4xOrder[] {
  const taken = new Set(trick.flatMap(fleetsOf));
  return [...trick, ...honest.filter((order) => !fleetsOf(order).some((fleet) => taken.has(fleet)))];
}

function fleetsOf(order: Ec4xOrder): number[] {
  return [
    ...('fleet' in order && typeof order.fleet === 'number' ? [order.fleet] : []),
    ...('into' in order && typeof order.into === 'number' ? [order.into] : []),
  ];
}

function assassinations(view: Ec4xView): Ec4xOrder[] {
  const { own, rules } = view;
  const [target] = othersByPrestige(view);
  if (!target) return [];
  const free = pointsWithoutScandal(own.treasury, 1000 * rules['ebp.price']);
  const count = Math.min(ESPIONAGE.assassinate.ebp - own.ebp, free);
  const orders: Ec4xOrder[] = count > 0 ? [{ kind: 'buy', points: 'ebp', count }] : [];
  return [...orders, { kind: 'subvertHouse', action: 'assassinate', house: target.id }];
}

/** Fleets of warships that wait. */
function freeWarships({ own }: Ec4xView): Fleet[] {
  return own.fleets.filter((fleet) => isIdle(fleet) && isOfWarships(fleet));
}

function blockades(view: Ec4xView): Ec4xOrder[] {
  const [yard] = shipyardsOf(view);
  if (!yard) return [];
  const targets = view.systems.filter((system) => isForeign(system) && system.sighting !== null);
  const orders: Ec4xOrder[] = [];
  for (const fleet of freeWarships(view)) {
    const target = nearest(targets, placeOf(view, fleet));
    if (!target) break;
    targets.splice(targets.indexOf(target), 1);
    orders.push({ kind: 'blockade', fleet: fleet.id, system: hexOf(target) });
  }
  for (let i = totalOf(view, 'CT'); i < Math.min(CORVETTES, 2 + view.turn / 4); i++)
    orders.push({ kind: 'buildAtShipyard', system: hexOf(yard), code: 'CT', count: 1 });
  return orders;
}

/** One of the two holds the hub whatever comes, the other comes and leaves; they change roles. */
function meetings(view: Ec4xView): Ec4xOrder[] {
  const { own, turn } = view;
  const isHolder = (own.id + Math.floor(turn / ROUND)) % 2 === 0;
  const [fleet] = freeWarships(view);
  const orders: Ec4xOrder[] = [{ kind: 'stance', house: partnerOf(view), stance: 'enemy' }];
  if (fleet) orders.push({ kind: 'move', fleet: fleet.id, system: HUB, roe: isHolder ? 10 : 1 });
  return orders;
}
