import { generateOrder } from '@ec/orders-parser';
import { STAR_ORBITS } from '../state.js';
import { parsePlanetLabel, type PlanetLabel } from '@ec/cluster';
import { type Prng, ratio } from '@ec/prng';
import { unitOf, type Stack, MAX_TECH_LEVEL } from '@ec/economy';
import { empyreanLanguage } from '../orders/language.js';
import { EMPYREAN_STATEMENTS } from '../orders/statements.js';
import type { EmpyreanOrder } from '../orders/orders.js';
import type { HoldingView } from '../view/holding-view.js';
import type { TurnView } from '../view/turn-view.js';
import { botKind, defineBot, type Bot } from '@ec/engine';
import { sheetOf } from './sheet.js';

/** Most orders that it gives in a turn. */
const MOST_ORDERS = 12;

/** Percent of the full ration below which people would starve. */
const LEAST_RATION = 25;

/** Units without which people starve or suffocate: these stay at work. */
const VITAL: readonly string[] = ['FRM', 'LFS'];

/**
 * Gives any orders that can be written, mostly about ships, colonies, goods and planets that exist: an exercise for the rules, not an
 * opponent.
 */
export const randomLegal: Bot<TurnView, EmpyreanOrder> = defineBot(
  [botKind(EMPYREAN_STATEMENTS.map(({ kind }) => kind))],
  (view: TurnView, rng, { only }) => {
    if (view.holdings.length === 0) return sheetOf(view, []);
    const language = { ...empyreanLanguage.declaration, statements: statementsOf(only) };
    const orders = Array.from({ length: rng.between(1, MOST_ORDERS) }, () =>
      likely(
        view,
        generateOrder(language, (low, high) => rng.between(low, high)),
        rng,
      ),
    );
    return sheetOf(view, orders);
  },
);

/** Statements of one kind alone; all of them where it is empty. */
function statementsOf(only: string): typeof EMPYREAN_STATEMENTS {
  const [first, ...others] = EMPYREAN_STATEMENTS.filter(({ kind }) => kind === only);
  return first ? [first, ...others] : EMPYREAN_STATEMENTS;
}

/** The order with numbers and places that mean something to the empire. */
function likely(view: TurnView, order: EmpyreanOrder, rng: Prng): EmpyreanOrder {
  const ships = view.holdings.filter(({ kind }) => kind === 'ship');
  const actor = rng.pick(order.kind === 'move' && ships.length > 0 ? ships : view.holdings);
  const others = [...view.sightings, ...view.holdings].map(({ id }) => id);
  const fields: Record<string, unknown> = {};
  if ('actorId' in order) fields['actorId'] = actor.id;
  if ('targetId' in order) fields['targetId'] = rng.pick(others);
  if ('attackerId' in order) fields['attackerId'] = rng.pick(others);
  if ('receiverId' in order) fields['receiverId'] = rng.pick(others);
  if ('empireId' in order) fields['empireId'] = view.empire.id;
  if ('party' in order) fields['party'] = partyOf(view, others, rng);
  if ('spies' in order) fields['spies'] = rng.between(1, 20);
  if ('planet' in order) fields['planet'] = planetOf(view, rng) ?? order.planet;
  if ('group' in order) fields['group'] = rng.between(1, 7);
  if ('deposit' in order) fields['deposit'] = rng.between(1, 10);
  if ('techLevel' in order) fields['techLevel'] = Math.min(MAX_TECH_LEVEL, actor.techLevel + rng.intN(2));
  if ('price' in order) fields['price'] = ratio(rng.between(1, 8), 4);
  if (order.kind === 'ration') fields['percent'] = ratio(rng.between(LEAST_RATION, 100), 100);
  return { ...order, ...fields, ...goodsOf(view, order, actor, rng) };
}

/** Fields of goods and places that only some kinds of orders have. */
function goodsOf(
  { empire, axisSize }: TurnView,
  order: EmpyreanOrder,
  { stored, assembled }: HoldingView,
  rng: Prng,
): object {
  const { kind } = order;
  if (kind === 'draft' || kind === 'disband')
    return { units: { ...order.units, quantity: rng.between(1, 5_000) } };
  if (kind === 'transfer') return { units: someOf(stored, rng) ?? order.units };
  if (kind === 'disassemble')
    return {
      units:
        someOf(
          assembled.filter(({ code }) => !VITAL.includes(code)),
          rng,
        ) ?? order.units,
    };
  if (kind === 'assemble') return { units: someOf(stored.filter(isAssembledAlone), rng) ?? order.units };
  if (kind === 'assemble-mines' || kind === 'assemble-factories')
    return {
      units:
        someOf(
          stored.filter(({ code }) => code === order.units.code),
          rng,
        ) ?? order.units,
    };
  if (kind === 'buy' || kind === 'sell') {
    const units = someOf(stored, rng);
    return units ? { item: { code: units.code, techLevel: units.techLevel }, quantity: units.quantity } : {};
  }
  if (kind === 'raid') return { item: { code: 'GOLD', techLevel: 0 } };
  if (kind === 'move' && rng.chance(1, 2))
    return { destination: { kind: 'orbit', orbit: rng.between(1, STAR_ORBITS) } };
  const market = kind === 'news' ? parsePlanetLabel(empire.homeWorld, axisSize) : undefined;
  return market ? { service: { kind: 'market', planet: market } } : {};
}

function partyOf({ contacts }: TurnView, others: readonly number[], rng: Prng): object {
  return contacts.length > 0 && rng.chance(1, 2)
    ? { kind: 'empire', id: rng.pick(contacts).id }
    : { kind: 'ship-or-colony', id: rng.pick(others) };
}

/** A planet that has been seen, mostly one where the empire has a ship or colony. */
function planetOf({ planets, holdings, axisSize }: TurnView, rng: Prng): PlanetLabel | undefined {
  const labels = [...planets.map(({ planet }) => planet), ...holdings.map(({ location }) => location)];
  return parsePlanetLabel(rng.pick(labels), axisSize);
}

function isAssembledAlone({ code }: Stack): boolean {
  return unitOf(code).needsAssembly && code !== 'MIN' && code !== 'FCT';
}

/** Part of one of the stacks. */
function someOf(stacks: readonly Stack[], rng: Prng): Stack | undefined {
  if (stacks.length === 0) return undefined;
  const { code, techLevel, quantity } = rng.pick(stacks);
  return { code, techLevel, quantity: rng.between(1, quantity) };
}
