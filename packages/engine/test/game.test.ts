import { describe, expect, it } from 'vitest';
import {
  createGame,
  empyrean,
  InvariantError,
  resolveTurn,
  stateHash,
  StateError,
  turnReportOf,
  type Ruleset,
} from '../src/index.js';
import { empires } from './empires.js';

describe('architecture 6: the state hash', () => {
  it('is the SHA-256 of canonical JSON', () => {
    expect(stateHash({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
    expect(stateHash({ b: 1, a: [true, null] })).toBe(stateHash({ a: [true, null], b: 1 }));
    expect(stateHash({ a: 1 })).not.toBe(stateHash({ a: 2 }));
  });

  it('is the same for the same seed, whether given as integer, safe integer or digits', () => {
    const hashes = [1978n, 1978, '1978'].map((seed) =>
      stateHash(createGame(empyrean, { name: 'EC-1', seed, players: empires(3) }).state),
    );
    expect(new Set(hashes).size).toBe(1);
    expect(
      stateHash(createGame(empyrean, { name: 'EC-1', seed: 1979n, players: empires(3) }).state),
    ).not.toBe(hashes[0]);
  });
});

describe('architecture 6: the codec', () => {
  const { state } = createGame(empyrean, { name: 'EC-1', seed: 7n, players: empires(3) });
  const { codec } = empyrean;

  it('round-trips', () => {
    expect(codec.decode(codec.encode(state))).toEqual(state);
  });

  it('refuses what the ruleset never writes, with the path', () => {
    const broken = structuredClone(state);
    for (const colony of broken.holdings.slice(1, 2)) colony.population = { ...colony.population, USK: -1 };
    expect(() => codec.decode(codec.encode(broken))).toThrow(StateError);
    expect(() => codec.decode(codec.encode(broken))).toThrow('holdings.1.population.USK');
    expect(() => codec.decode('{')).toThrow(StateError);
    expect(() => codec.decode(JSON.stringify({ ...state, extra: 1 }))).toThrow('extra');
  });
});

describe('architecture 7: bugs throw', () => {
  const counter: Ruleset<{ turn: number; count: number }, string, number> = {
    id: 'counter',
    version: '1',
    parameters: [],
    phases: [],
    codec: { encode: JSON.stringify, decode: JSON.parse },
    bots: {},
    setup: () => ({ turn: 0, count: 0 }),
    seats: () => [{ id: 1, name: 'One', playerId: 1 }],
    parse: (text) => ({
      orders:
        text === '' ? [] : [{ order: text, text, line: 1, column: 1, span: { start: 0, end: text.length } }],
      diagnostics: [],
      isRefused: false,
    }),
    format: (order) => order,
    check: () => [],
    seatPlayer: (state) => state,
    template: () => '',
    view: ({ count }) => count,
    report: () => ({ schema: 'ec-report/1', title: '', subtitle: '', sections: [] }),
    summary: () => ({ schema: 'ec-report/1', title: '', subtitle: '', sections: [] }),
    rulebook: () => ({ schema: 'ec-report/1', title: '', subtitle: '', sections: [] }),
    outcome: () => ({ status: 'running' }),
  };
  const game = createGame(counter, { name: 'C', seed: 3n, players: [] });
  const done = { status: 'done', code: 'done', reason: '' } as const;

  it('an order without an outcome, or with two', () => {
    const sheets = new Map([[1, 'up']]);
    expect(() => resolveTurn(counter, game, sheets)).toThrow(
      'seed 3, turn 1, phase "end": "up" has no outcome',
    );
    const twice = {
      name: 'twice',
      run: ({ orders, settle }: Parameters<(typeof counter.phases)[number]['run']>[0]) => {
        for (const order of [...orders, ...orders]) settle(order, done);
      },
    };
    expect(() => resolveTurn({ ...counter, phases: [twice] }, game, sheets)).toThrow('"up" has two outcomes');
  });

  it('a phase that throws is named with seed and turn', () => {
    const fails = { name: 'fails', run: () => { throw new RangeError('count: expected 0'); } }; // prettier-ignore
    const failing = (): unknown => resolveTurn({ ...counter, phases: [fails] }, game);
    expect(failing).toThrow(InvariantError);
    expect(failing).toThrow('seed 3, turn 1, phase "fails": count: expected 0');
  });

  it('phases know who handed in a sheet, an empty one included', () => {
    const heard: number[][] = [];
    const phase = { name: 'hears', run: ({ senders }: { senders: ReadonlySet<number> }) => void heard.push([...senders]) }; // prettier-ignore
    resolveTurn({ ...counter, phases: [phase] }, game, new Map([[1, '']]));
    resolveTurn({ ...counter, phases: [phase] }, game);
    expect(heard).toEqual([[1], []]);
  });

  it('phases draw from streams of their own: one more draw in the first changes nothing in the second', () => {
    const draws = (extra: number): number[] => {
      const drawn: number[] = [];
      const first = { name: 'first', run: ({ rng }: { rng: { intN: (n: number) => number } }) => { for (let i = 0; i < extra; i++) rng.intN(100); } }; // prettier-ignore
      const second = { name: 'second', run: ({ rng }: { rng: { intN: (n: number) => number } }) => drawn.push(rng.intN(2 ** 32), rng.intN(2 ** 32)) }; // prettier-ignore
      resolveTurn({ ...counter, phases: [first, { ...second, run: (turn) => void second.run(turn) }] }, game);
      return drawn;
    };
    expect(draws(0)).toEqual(draws(5));
  });

  it('a sheet for a seat that does not exist, and a game of another ruleset', () => {
    expect(() => resolveTurn(counter, game, new Map([[2, 'up']]))).toThrow(
      'seat: expected one of 1, received 2',
    );
    expect(() => turnReportOf(counter, game, 9)).toThrow('seat: expected one of 1, received 9');
    expect(() => resolveTurn({ ...counter, version: '2' }, game)).toThrow(
      'expected counter 2, received counter 1',
    );
  });

  it('a game without a name', () => {
    expect(() => createGame(counter, { name: ' ', seed: 1n, players: [] })).toThrow(
      'name: expected a name that is not empty',
    );
  });

  it.each(['a\tb', 'a\nb', 'half \ud800', 'turned \u202e', '\u200b', 'x'.repeat(201)])(
    'a game or a player named %j',
    (name) => {
      const expected = 'name: expected at most 200 characters that can be seen, without control characters';
      expect(() => createGame(counter, { name, seed: 1n, players: [] })).toThrow(expected);
      const players = [{ id: 1, email: 'one@example.org', name }];
      expect(() => createGame(counter, { name: 'C', seed: 1n, players })).toThrow(`players[0].${expected}`);
    },
  );
});
