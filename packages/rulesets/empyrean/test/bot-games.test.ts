import { changeStock } from '@ec/economy';
import { Prng } from '@ec/prng';
import { describe, expect, it } from 'vitest';
import { resolveTurn } from '@ec/engine';
import { empyrean } from '../src/ruleset.js';
import type { EmpyreanState } from '../src/state.js';
import { checkTurn, playChecked } from './laws.js';
import { change, play, smallGame, withChanged, type SmallGame } from './small-game.js';

describe('architecture 5 and 6: games of bots', () => {
  const root = Prng.fromSeed('bot games');
  const counts = new Map<string, number>();
  const count = (name: string): unknown => counts.set(name, (counts.get(name) ?? 0) + 1);

  it.each([2, 3, 4, 5, 6, 7, 8, 9, 11, 12])(
    'twelve quarters of %i empires: nothing throws, ledgers close, and the codec loses nothing',
    (players) => {
      let turns = 0;
      playChecked(
        empyrean,
        {
          seed: `bot games ${players}`,
          players,
          quarters: 12,
          parameters: { 'cluster.starCount': 8, 'cluster.axisSize': 5, 'empires.perHomeWorld': 4 },
          isEveryPhase: (turn) => turn % 4 === 0,
        },
        root.stream(players),
        ({ state, journal }) => {
          turns += 1;
          expect(state.turn).toBe(turns);
          for (const event of journal) count(event.kind === 'order' ? `order ${event.status}` : event.kind);
        },
      );
      expect(turns).toBe(12);
    },
  );

  it('sixteen quarters of three that play to win: no law is broken, and of a hundred orders at most ten are refused', () => {
    const statuses: string[] = [];
    playChecked(
      empyrean,
      {
        seed: 'strong games',
        players: 3,
        quarters: 16,
        parameters: { 'cluster.starCount': 30, 'cluster.axisSize': 9 },
        bots: ['conqueror', 'warlord', 'scholar', 'merchant'],
        isEveryPhase: () => false,
      },
      root.stream('strong'),
      ({ journal }) => {
        for (const event of journal) if (event.kind === 'order') statuses.push(event.status);
      },
    );
    expect(statuses.length).toBeGreaterThan(150);
    expect(statuses.filter((status) => status === 'refused').length).toBeLessThan(statuses.length / 10);
  });

  it.each([
    'order done',
    'order partly',
    'order refused',
    'battle',
    'moved',
    'founded',
    'spied',
    'advanced',
    'news',
  ])('enough happened in them to tell: %s', (kind) => {
    expect(counts.get(kind) ?? 0).toBeGreaterThan(0);
  });
});

describe('architecture 5: the laws find what is broken', () => {
  const before = smallGame({ players: 2 });
  const after = play(before, '1, transfer, 10 gold, 2');
  const broken = (edit: (state: EmpyreanState) => void): SmallGame => change(after, edit);
  const brokenAt = (id: number, edit: Parameters<typeof withChanged>[2]): SmallGame =>
    withChanged(after, id, edit);

  it('nothing is wrong with the turn itself', () => {
    expect(() => checkTurn(before, after)).not.toThrow();
  });

  /** A row of a ledger in which nothing has changed yet. */
  const row = {
    place: 'stored' as const,
    code: 'METS' as const,
    techLevel: 0,
    opening: 10_000,
    produced: 0,
    received: 0,
    assembled: 0,
    used: 0,
    lost: 0,
    sent: 0,
  };

  it.each<[string, SmallGame]>([
    ['a turn is one turn', broken((state) => (state.turn = 2))],
    [
      'ships and colonies stand in ID order',
      broken((state) => (state.holdings = state.holdings.toReversed())),
    ],
    ['no number is given twice', broken((state) => state.holdingNumbers.pop())],
    [
      'no class has more rebels than people: 1 USK: 101 of 100',
      brokenAt(1, (colony) => (colony.rebels = { ...colony.rebels, USK: 101 })),
    ],
    [
      'no more spies have tasks than there are: 2: 11',
      brokenAt(2, (colony) => (colony.spies = [{ task: 'checkRebels', targetId: null, units: 11 }])),
    ],
    [
      'every ledger closes: 1 stored GOLD-0: 990, not 989',
      brokenAt(1, (colony) => (colony.stored = changeStock(colony.stored, 'GOLD', -1))),
    ],
    [
      'every ledger closes: 1 people PRO-0: 100, not 99',
      brokenAt(1, (colony) => (colony.population = { ...colony.population, PRO: 99 })),
    ],
    [
      'a ledger opens with what there was: 2 stored METS-0: 10000',
      brokenAt(2, ({ quarter }) => quarter.ledger.push({ ...row, opening: 9_999 })),
    ],
    [
      'what is sent arrives: stored METS-0: 1',
      brokenAt(1, ({ quarter }) => quarter.ledger.push({ ...row, produced: 1, sent: 1 })),
    ],
    [
      'deposits lose what mines deliver: deposit 1: 1',
      broken((state) => {
        const [first, ...others] = state.cluster.deposits;
        if (first)
          state.cluster = {
            ...state.cluster,
            deposits: [{ ...first, quantity: first.quantity - 1 }, ...others],
          };
      }),
    ],
    ['what is known stands in ID order', broken(({ knowledge }) => knowledge[0]?.contacts.push(2))],
    ['nobody sights their own', broken(({ knowledge }) => knowledge[0]?.contacts.unshift(1))],
    [
      'nothing is known from the future',
      broken(({ knowledge }) => knowledge[0]?.systems.push({ systemId: 1_000, turn: 2 })),
    ],
    [
      'who controls a planet has a colony there: planet 1000',
      broken(({ controls }) => controls.push({ planetId: 1_000, empireId: 1, permitted: [] })),
    ],
    [
      'planets are controlled by one empire each',
      broken(({ controls, homeWorlds: [planetId = 0] }) =>
        controls.push({ planetId, empireId: 1, permitted: [] }, { planetId, empireId: 2, permitted: [] }),
      ),
    ],
  ])('%s', (law, game) => {
    expect(() => checkTurn(before, game)).toThrow(law);
  });

  it('a sheet that cannot be read', () => {
    const scribbled = resolveTurn(empyrean, before, new Map([[1, 'scribble']]));
    expect(() => checkTurn(before, scribbled)).toThrow('bots write orders that can be read');
  });

  it('a failure in a phase names seed, turn and phase', () => {
    const forgetful: typeof empyrean = {
      ...empyrean,
      codec: {
        ...empyrean.codec,
        decode: (text) => ({ ...empyrean.codec.decode(text), planetNames: [], turn: 0 }),
      },
    };
    const game = { seed: '7', players: 1, quarters: 3, parameters: { 'cluster.starCount': 20 } };
    const soak = (isEveryPhase: (turn: number) => boolean) => (): void =>
      playChecked(forgetful, { ...game, isEveryPhase }, Prng.fromSeed(1));
    expect(soak(() => true)).toThrow(
      'seed 7, turn 1, phase "mining and farming production": the codec restores every state',
    );
    expect(soak(() => false)).toThrow('seed 7, turn 1, phase "end": the codec restores every state');
  });
});
