import {
  parseUnit,
  POPULATION_CODES,
  quantityOf,
  SHIP_WAGES,
  sortStacks,
  WAGES,
  type ItemCode,
  type Population,
  type Stack,
} from '@ec/economy';
import { ratio } from '@ec/prng';
import { expect } from 'vitest';
import { emptyQuarter } from '../src/holdings/ledger.js';
import { createGame, resolveTurn, plainCopy, stateHash, type Game, type OrderEvent } from '@ec/engine';
import { empyrean } from '../src/ruleset.js';
import type { EmpyreanEvent } from '../src/events.js';
import type { EmpyreanState } from '../src/state.js';
import type { Holding } from '../src/holding.js';
import type { HomeColonyFile } from '../src/set-up/home-colony-file.js';
import { empires } from './empires.js';

/** A game of Empyrean Challenge. */
export type SmallGame = Game<EmpyreanState, EmpyreanEvent>;

/** Units by code, such as `{ FUEL: 10, 'LFS-1': 5 }`. */
export type Goods = Readonly<Record<string, number>>;

/**
 * A home colony of 340 heads: so few that nobody is born (below 400) and nobody dies (below 1,600) while all are paid and
 * fed. It pays 73 consumer goods and eats 85 food a turn. Ten transports move 2,000 mass units for one unit of fuel; ten
 * construction workers assemble 5,000 mass units.
 */
export const smallColony: HomeColonyFile = {
  techLevel: 1,
  population: { UEM: 50, USK: 100, PRO: 100, SLD: 50, SPY: 10, CNW: 10, TRN: 0 },
  spies: [],
  farms: [],
  mines: [],
  factories: [],
  stored: {
    FUEL: 10_000,
    METS: 10_000,
    NMTS: 10_000,
    GOLD: 1_000,
    FOOD: 10_000,
    CNGD: 10_000,
    'TPT-1': 10,
    'LFS-1': 1_000,
    'SPD-1': 10,
    STU: 20_000,
  },
  assembled: {},
  structuralMarginPercent: 100,
};

/** Deposits 1 to 5: gold at 10 %, fuel at 20 % twice, metallics and non-metallics at 50 %. */
export const smallHomeWorld = {
  habitability: 25,
  deposits: [
    { resource: 'gold', quantity: 100_000, yieldPercent: 10, count: 1 },
    { resource: 'fuel', quantity: 100_000, yieldPercent: 20, count: 2 },
    { resource: 'metallics', quantity: 100_000, yieldPercent: 50, count: 1 },
    { resource: 'nonMetallics', quantity: 100_000, yieldPercent: 50, count: 1 },
  ],
};

/** What a small game is made of. */
export interface SmallGameOptions {
  readonly players?: number;
  /** What differs from {@link smallColony}. */
  readonly colony?: Partial<HomeColonyFile>;
  readonly habitability?: number;
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly seed?: bigint;
}

/** A game of a few empires with one home world, each with a {@link smallColony}: empire 1 has colony 1, and so on. */
export function smallGame(options: SmallGameOptions = {}): SmallGame {
  const { players = 1, colony = {}, habitability = 25, parameters = {}, seed = 1978n } = options;
  return createGame(empyrean, {
    name: 'EC-1',
    seed,
    players: empires(players),
    // a hundredth of the loyal for want, and all empires on one home world: figures to check by hand
    edition: 'first',
    parameters: { 'cluster.starCount': 20, 'rebellion.share': 2, ...parameters },
    templates: {
      homeWorld: { ...smallHomeWorld, habitability },
      homeColony: { ...smallColony, ...colony },
    },
  });
}

/** The game with a change to its state; the game given is left as it is. */
export function change(game: SmallGame, edit: (state: EmpyreanState) => void): SmallGame {
  const state = plainCopy(game.state);
  edit(state);
  return { ...game, state };
}

/** A ship or colony to be placed in a game. */
export interface NewHolding extends Partial<Omit<Holding, 'stored' | 'assembled' | 'population' | 'rebels'>> {
  readonly kind: Holding['kind'];
  readonly population?: Partial<Population>;
  readonly rebels?: Partial<Population>;
  readonly stored?: Goods;
  readonly assembled?: Goods;
}

/** The game with one more ship or colony; of empire 1 at its home world unless it says otherwise. */
export function withHolding(game: SmallGame, given: NewHolding): SmallGame {
  const { population = {}, rebels = {}, stored: goods = {}, assembled: machines = {}, ...others } = given;
  return change(game, (state) => {
    const home = state.empires.find(({ id }) => id === (given.empireId ?? 1))?.homeWorldId ?? 0;
    const planetId = given.planetId ?? home;
    const planet = state.cluster.planets[planetId - 1];
    const id = (state.holdingNumbers.at(-1) ?? 0) + 1;
    state.holdings.push({
      id,
      empireId: 1,
      name: null,
      starId: planet?.starId ?? 0,
      orbit: planet?.orbit ?? 0,
      planetId,
      raceId: home,
      techLevel: 1,
      spies: [],
      pay: given.kind === 'ship' ? SHIP_WAGES : WAGES,
      ration: ratio(1),
      farms: [],
      mines: [],
      factories: [],
      traders: [],
      living: null,
      quarter: emptyQuarter(),
      ...others,
      population: people(population),
      rebels: people(rebels),
      stored: stacks(goods),
      assembled: stacks(machines),
    });
    state.holdingNumbers.push(id);
  });
}

/** The same with one professional aboard, who has air and food for a turn and the next: nobody commands what is abandoned (E-43). */
export function crewed(given: NewHolding): NewHolding {
  const { population, assembled: machines = {}, stored: goods = {} } = given;
  const air = given.kind === 'open' ? {} : { 'LFS-1': 1 };
  const fuel = given.kind === 'open' ? 0 : 2;
  return {
    ...given,
    population: { ...population, PRO: 1 },
    assembled: { ...machines, ...air },
    stored: { ...goods, FUEL: (goods['FUEL'] ?? 0) + fuel, FOOD: 9, CNGD: 9 },
  };
}

/** IDs of the ships and colonies that were founded in the turn, in that order. */
export function foundedIn({ journal }: SmallGame): number[] {
  return journal.flatMap((event) => (event.kind === 'founded' ? [event.holdingId] : []));
}

/** ID of the one ship or colony that was founded in the turn. */
export function newIn(game: SmallGame): number {
  const [id, ...others] = foundedIn(game);
  if (id === undefined || others.length > 0)
    throw new Error(`expected one ship or colony to be founded, received ${foundedIn(game).length}`);
  return id;
}

/** The game with other figures for one ship or colony. */
export function withChanged(game: SmallGame, id: number, edit: (holding: Holding) => void): SmallGame {
  return change(game, (state) => edit(found(state, id)));
}

/** A population of the classes named, and nobody else. */
export function people(classes: Partial<Population>): Population {
  const nobody = Object.fromEntries(POPULATION_CODES.map((code) => [code, 0])) as Population;
  return { ...nobody, ...classes };
}

/** Stacks in rulebook order from units by code. */
export function stacks(goods: Goods): Stack[] {
  const list = Object.entries(goods).map(([text, quantity]): Stack => {
    const unit = parseUnit(text);
    if (!unit) throw new RangeError(`unit: expected a code such as LFS-1, received ${text}`);
    return { code: unit.code as ItemCode, techLevel: unit.techLevel, quantity };
  });
  return sortStacks(list.filter(({ quantity }) => quantity > 0));
}

/** The game a turn later; the first sheet is that of empire 1, and so on. */
export function play(game: SmallGame, ...sheets: readonly string[]): SmallGame {
  const next = resolveTurn(empyrean, game, new Map(sheets.map((sheet, i) => [i + 1, sheet])));
  const unreadable = next.journal.filter(({ kind }) => kind === 'unreadable');
  expect(unreadable).toEqual([]);
  return next;
}

/** The game some turns later, without orders. */
export function playQuarters(game: SmallGame, quarters: number): SmallGame {
  return quarters === 0 ? game : playQuarters(play(game), quarters - 1);
}

/** Results of the orders of the last turn, by empire and then in the order of the phases. */
export function outcomes(game: SmallGame): OrderEvent[] {
  return game.journal.filter((event) => event.kind === 'order');
}

/** The result of the one order of an empire's sheet. */
export function outcomeOf(game: SmallGame, sheet: string, empire = 1): OrderEvent {
  const [result, ...more] = outcomes(play(game, ...sheetsOf(sheet, empire)));
  if (!result || more.length > 0) throw new Error(`expected one order, received ${more.length + 1}`);
  return result;
}

/** Expects that an order is refused, and that everything then is as it would be without the order. */
export function expectRefused(game: SmallGame, sheet: string, code: string, empire = 1): void {
  const next = play(game, ...sheetsOf(sheet, empire));
  expect(outcomes(next)).toMatchObject([{ status: 'refused', code }]);
  expect(outcomes(next)[0]?.reason).not.toBe('');
  expect(stateHash(next.state)).toBe(stateHash(play(game).state));
}

/**
 * A ship or colony.
 *
 * @throws RangeError when there is none with this ID
 */
export function holdingIn({ state }: SmallGame, id = 1): Holding {
  return found(state, id);
}

/** Units in the storage of a ship or colony, by a code such as `LFS-1`. */
export function stored(game: SmallGame, unit: string, id = 1): number {
  return count(holdingIn(game, id).stored, unit);
}

/** Assembled units other than farms, mines and factories, by a code such as `LFS-1`. */
export function assembled(game: SmallGame, unit: string, id = 1): number {
  return count(holdingIn(game, id).assembled, unit);
}

/** Number of a planet of the game that fits, lowest ID first, and is nobody's home world. */
export function otherPlanet(
  { state }: SmallGame,
  fits: (planet: EmpyreanState['cluster']['planets'][number]) => boolean,
): number {
  // prettier-ignore
  const planet = state.cluster.planets.find((known) => !state.homeWorlds.includes(known.id) && fits(known));
  if (!planet) throw new RangeError('planet: expected one that fits, received a cluster without');
  return planet.id;
}

function sheetsOf(sheet: string, empire: number): string[] {
  return [...Array.from({ length: empire - 1 }, () => ''), sheet];
}

function count(list: readonly Stack[], text: string): number {
  const [stack] = stacks({ [text]: 1 });
  return stack ? quantityOf(list, stack.code, stack.techLevel) : 0;
}

function found(state: EmpyreanState, id: number): Holding {
  const holding = state.holdings.find((known) => known.id === id);
  if (!holding) throw new RangeError(`holding: expected an ID of the game, received ${id}`);
  return holding;
}
