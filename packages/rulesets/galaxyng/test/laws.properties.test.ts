import { botSheets, createGame, resolveTurn } from '@ec/engine';
import { Prng } from '@ec/prng';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { shipMass } from '../src/formulas/ship.js';
import { designOf } from '../src/lookup.js';
import { galaxyng } from '../src/ruleset.js';
import type { GalaxyState } from '../src/state.js';
import { CARGOES, type ByCargo } from '../src/types.js';
import { players } from './games.js';
import { ledgers } from './ledgers.js';
import type { GalaxyGame } from './turns.js';

const TURNS = 12;

/** A game that bots play, turn by turn; tells the state after each step too. */
function play(
  seed: number,
  races: number,
  onTurn: (before: GalaxyGame, after: GalaxyGame) => void,
  onStep: (step: string, state: GalaxyState) => void = () => undefined,
): void {
  const names = ['fuzz', 'raider', 'settler', 'fuzz'];
  let game: GalaxyGame = createGame(galaxyng, { name: 'Orion', seed, players: players(races) });
  for (let turn = 1; turn <= TURNS; turn++) {
    const bots = new Map(galaxyng.seats(game.state).map(({ id }) => [id, names[(id + turn) % 4] ?? 'fuzz']));
    onStep('start', game.state);
    const next = resolveTurn(galaxyng, game, botSheets(galaxyng, game, bots), {}, onStep);
    onTurn(game, next);
    game = next;
  }
}

/** Everything that is worth cargo: stock and cargo aboard, with the people and the industry that it became. */
function wealth({ planets, groups }: GalaxyState): ByCargo<number> {
  const sum = { COL: 0, CAP: 0, MAT: 0 };
  for (const { stock, population, industry } of planets) {
    for (const cargo of CARGOES) sum[cargo] += stock[cargo];
    sum.COL += population / 8;
    sum.CAP += industry;
  }
  for (const { cargo, load, ships } of groups) if (cargo) sum[cargo] += load * ships;
  return sum;
}

function ships({ groups }: GalaxyState): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { raceId, typeId, ships: count } of groups) {
    const key = `${raceId} ${typeId}`;
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return counts;
}

const game = [fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 2, max: 5 })] as const;
const runs = { numRuns: 6 };

describe('what must always hold', () => {
  test.prop([...game], runs)(
    'figures are finite and within bounds, numbers unique, fleets in one place',
    (seed, races) => {
      play(seed, races, (_, { state }) => {
        for (const { of, expected, actual } of ledgers(state)) expect(actual, of).toBe(expected);
        galaxyng.codec.decode(galaxyng.codec.encode(state));
      });
    },
  );

  test.prop([...game], runs)(
    'colonists, capital and materials only change hands when cargo moves',
    (seed, races) => {
      const moving = new Set([
        'cargo',
        'upgrades',
        'departure',
        'routes',
        'interception',
        'movement',
        'autounload',
        'route unload',
        'merge',
        'renumber',
        'renames',
      ]);
      let before: GalaxyState | undefined;
      play(
        seed,
        races,
        () => undefined,
        (step, state) => {
          if (before && moving.has(step)) {
            const [was, is] = [wealth(before), wealth(state)];
            const scrapped = step === 'cargo' ? massOf(before) - massOf(state) : 0;
            expect(is.COL).toBeCloseTo(was.COL, 6);
            expect(is.CAP).toBeCloseTo(was.CAP, 6);
            expect(is.MAT).toBeCloseTo(was.MAT + scrapped, 5);
          }
          before = structuredClone(state);
        },
      );
    },
  );

  test.prop([...game], runs)(
    'ships: before + built = after + shot down + scrapped + removed',
    (seed, races) => {
      play(seed, races, (before, after) => {
        const counts = ships(before.state);
        const add = (raceId: number, typeId: number, count: number): void => {
          const key = `${raceId} ${typeId}`;
          counts.set(key, (counts.get(key) ?? 0) + count);
        };
        const removed = new Set<number>();
        for (const event of after.journal) {
          if (event.kind === 'produced' && event.product.kind === 'ships')
            add(event.raceId, event.product.typeId, event.made);
          else if (event.kind === 'scrapped') add(event.raceId, event.typeId, -event.ships);
          else if (event.kind === 'left') removed.add(event.raceId);
          else if (event.kind === 'battle')
            for (const { raceId, typeId, ships: had, survivors } of event.groups)
              add(raceId, typeId, survivors - had);
        }
        const expected = [...counts].filter(
          ([key, count]) => count !== 0 && !removed.has(Number(key.split(' ')[0])),
        );
        expect(new Map(expected)).toEqual(ships(after.state));
      });
    },
  );

  test.prop([...game], runs)('technology rises by what research made, and by nothing else', (seed, races) => {
    play(seed, races, (before, after) => {
      for (const [i, race] of after.state.races.entries()) {
        const expected = { ...before.state.races[i]?.tech };
        for (const event of after.journal)
          if (event.kind === 'produced' && event.raceId === race.id && event.product.kind === 'research')
            expected[event.product.tech] = (expected[event.product.tech] ?? 0) + event.made;
        expect(race.tech).toEqual(expected);
      }
    });
  });

  test.prop([...game], runs)('every seat can have its orders checked before the turn', (seed, races) => {
    play(seed, races, ({ state, journal }) => {
      for (const { id } of galaxyng.seats(state)) {
        const view = galaxyng.view(state, journal, id);
        const { orders } = galaxyng.parse(galaxyng.bots['fuzz']?.(view, Prng.fromSeed(seed)) ?? '');
        const doubtful = galaxyng.check(orders, view);
        expect(doubtful.every(({ severity, message }) => severity === 'warning' && message !== '')).toBe(
          true,
        );
      }
    });
  });

  test.prop([...game], runs)(
    'every order has one outcome, and nothing is left to do between turns',
    (seed, races) => {
      play(seed, races, (_, { state }) => {
        expect(state.turnWork).toEqual({ pending: [], upgraded: [], claims: [], departures: [] });
      });
    },
  );
});

function massOf(state: GalaxyState): number {
  return state.groups.reduce((sum, group) => sum + group.ships * shipMass(designOf(state, group)), 0);
}
