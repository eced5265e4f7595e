import type { Population, PopulationCode } from '@ec/economy';
import { expect } from 'vitest';
import { stateHash, type OrderEvent } from '@ec/engine';
import type { EmpyreanEvent } from '../src/events.js';
import type { Holding, LedgerRow } from '../src/holding.js';
import {
  holdingIn,
  outcomes,
  play,
  smallColony,
  smallGame,
  stacks,
  withChanged,
  type Goods,
  type SmallGame,
  type SmallGameOptions,
} from './small-game.js';

/** Rulings under which nobody falls in ground combat: a fight of a round, which only a superiority of 6 to 1 decides. */
export const NOBODY_FALLS = { 'combat.leastLosses': 0, 'combat.mostLosses': 0, 'combat.rounds': 1 };

/** Rulings without chance: a side takes its whole factor from the other, whoever falls is dead, and ships meet at distance 1. */
export const NO_CHANCE = {
  'combat.leastLosses': 1_000,
  'combat.mostLosses': 1_000,
  'combat.killed': 100,
  'combat.shipDistance': 1,
};

/** Launchers and missiles that hit for 1,000 mass units at distance 1. */
export const MISSILES = { assembled: { 'MSL-1': 10 }, stored: { 'MSS-1': 10 } };

/** Twelve soldiers, and transports for them. */
export const MARINES = {
  population: { SLD: 12 },
  assembled: { 'LFS-1': 12 },
  stored: { 'TPT-1': 4, FUEL: 20, MTSP: 99, FOOD: 9, CNGD: 9 },
};
/** Somebody who does not fight. */
export const ALONE = {
  population: { PRO: 1 },
  assembled: { 'LFS-1': 1 },
  stored: { FUEL: 20, FOOD: 9, CNGD: 9 },
};

/**
 * A small game with supplies for every soldier. A colony has 50 soldiers and ten TPT-1 with fuel, which take 30 of them across; a
 * soldier without arms counts 1.
 */
export function warGame({ colony = {}, ...options }: SmallGameOptions = {}): SmallGame {
  const stored = { ...smallColony.stored, MTSP: 1_000, ...colony.stored };
  return smallGame({ players: 2, ...options, colony: { ...colony, stored } });
}

/** The game with some colonies enclosed, with air for all: an open colony that they take is not joined to them (E-45). */
export function enclosed(game: SmallGame, ...ids: readonly number[]): SmallGame {
  return ids.reduce(
    (made, id) =>
      withChanged(made, id, (colony) => {
        colony.kind = 'enclosed';
        colony.assembled = stacks({ 'LFS-1': 1_000 });
      }),
    game,
  );
}

/** Figures of a ship or colony that differ, by code; those not named stay as they are. */
export interface Figures {
  readonly population?: Partial<Population>;
  readonly rebels?: Partial<Population>;
  readonly stored?: Goods;
  readonly assembled?: Goods;
}

/** The game with other figures for one ship or colony. */
export function withFigures(
  game: SmallGame,
  id: number,
  { population = {}, rebels = {}, stored = {}, assembled = {} }: Figures,
): SmallGame {
  return withChanged(game, id, (holding) => {
    holding.population = { ...holding.population, ...population };
    holding.rebels = { ...holding.rebels, ...rebels };
    holding.stored = replaced(holding.stored, stored);
    holding.assembled = replaced(holding.assembled, assembled);
  });
}

function replaced(list: Holding['stored'], goods: Goods): Holding['stored'] {
  const kept = list.map(({ code, techLevel, quantity }) => [
    techLevel > 0 ? `${code}-${techLevel}` : code,
    quantity,
  ]);
  return stacks({ ...(Object.fromEntries(kept) as Goods), ...goods });
}

/** The game with so many loyal soldiers in a colony. */
export function withSoldiers(game: SmallGame, id: number, soldiers: number): SmallGame {
  return withFigures(game, id, { population: { SLD: soldiers } });
}

/** Events of one kind of the last turn. */
export function events<Kind extends EmpyreanEvent['kind']>(
  { journal }: SmallGame,
  kind: Kind,
): Extract<EmpyreanEvent, { readonly kind: Kind }>[] {
  return journal.filter(
    (event): event is Extract<EmpyreanEvent, { readonly kind: Kind }> => event.kind === kind,
  );
}

/** IDs of the ships and colonies that there are. */
export function idsOf({ state }: SmallGame): number[] {
  return state.holdings.map(({ id }) => id);
}

/** Units of a class in a ship or colony. */
export function peopleIn(game: SmallGame, code: PopulationCode, id = 1): number {
  return holdingIn(game, id).population[code];
}

/** Row of the ledger of the last turn; undefined where the item did not change. */
export function rowOf(
  game: SmallGame,
  id: number,
  code: string,
  place?: LedgerRow['place'],
): LedgerRow | undefined {
  return holdingIn(game, id).quarter.ledger.find(
    (row) => row.code === code && (place === undefined || row.place === place),
  );
}

/** Result of the order on one line of an empire's sheet. */
export function lineOf(game: SmallGame, line: number, empire = 1): OrderEvent {
  const found = outcomes(game).find((order) => order.line === line && order.seat === empire);
  if (!found) throw new RangeError(`line: expected one of the sheet, received ${line}`);
  return found;
}

/** Expects that the second of two orders is refused, and that everything then is as it would be with the first alone. */
export function expectSecondRefused(game: SmallGame, first: string, second: string, code: string): void {
  const next = play(game, `${first}\n${second}`);
  expect(lineOf(next, 2)).toMatchObject({ status: 'refused', code });
  expect(lineOf(next, 2).reason).not.toBe('');
  expect(stateHash(next.state)).toBe(stateHash(play(game, first).state));
}
