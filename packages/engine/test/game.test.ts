import { Prng } from '@ec/prng';
import { describe, expect, it } from 'vitest';
import {
  createGame,
  InvariantError,
  playBots,
  botSheets,
  resolveTurn,
  SetupError,
  stateHash,
  turnReportOf,
  type NewGame,
  type Ruleset,
} from '../src/index.js';
import { race, type Race } from './race.js';
import { newRace } from './sqlite/stored-games.js';

describe('SetupError', () => {
  it('shows a value in at most 500 characters, whatever it is', () => {
    let deep: unknown = [];
    for (let i = 0; i < 100_000; i++) deep = [deep];
    const messageOf = (received: unknown) =>
      new SetupError('bad', 'name', { expected: 'a name' }, received).message;
    expect(messageOf(7)).toBe('name: expected a name, received 7');
    expect(messageOf(undefined)).toBe('name: expected a name, received undefined');
    expect(messageOf(deep)).toBe('name: expected a name, received a value that cannot be shown');
    expect(messageOf('x'.repeat(1_000))).toBe(`name: expected a name, received "${'x'.repeat(499)}…`);
  });
});

describe('architecture 6: the state hash', () => {
  it('is the SHA-256 of canonical JSON', () => {
    expect(stateHash({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
    expect(stateHash({ b: 1, a: [true, null] })).toBe(stateHash({ a: [true, null], b: 1 }));
    expect(stateHash({ a: 1 })).not.toBe(stateHash({ a: 2 }));
  });

  it('is the same for the same seed, whether given as integer, safe integer or digits', () => {
    const hashOf = (seed: bigint | number | string): string =>
      stateHash(createGame(race, { ...newRace(), seed }).state);
    expect(new Set([1978n, 1978, '1978'].map(hashOf)).size).toBe(1);
    expect(hashOf(1979n)).not.toBe(hashOf(1978n));
    expect(hashOf('a text')).not.toBe(hashOf('another'));
  });

  it('takes JSON data alone', () => {
    expect(() => stateHash(undefined)).toThrow(
      new TypeError('state: expected JSON data, received undefined'),
    );
  });
});

describe('architecture 5: a new game', () => {
  const [first, second] = newRace(2).players;
  if (!first || !second) throw new Error('expected two players');

  it('has the seed of an integer where digits are one of 64 bits, and that of a text where they are not', () => {
    const drawn: Race = {
      ...race,
      setup: (from) => ({ ...race.setup(from), course: from.rng.stream('course').intN(10 ** 15) }),
    };
    const courseOf = (seed: bigint | string) => createGame(drawn, { ...newRace(), seed }).state.course;
    const drawOf = (seed: bigint | string) =>
      Prng.fromSeed(seed)
        .stream('setup', 'course')
        .intN(10 ** 15);
    for (const integer of [0n, 2n ** 63n, 2n ** 64n - 1n, -(2n ** 63n)])
      expect([courseOf(integer), courseOf(String(integer))]).toEqual([drawOf(integer), drawOf(integer)]);
    for (const other of [2n ** 64n, -(2n ** 63n) - 1n, 10n ** 20n - 1n, 2n ** 70n])
      expect(courseOf(String(other))).toBe(drawOf(String(other)));
  });

  it('stands at turn 0, with the name without blanks at its ends and all parameters', () => {
    const game = createGame(race, { ...newRace(2), name: ' R ' });
    expect(game).toMatchObject({
      ruleset: 'race',
      version: '1',
      name: 'R',
      seed: '1978',
      parameters: { sides: 6 },
      journal: [],
    });
    expect(game.state).toMatchObject({ turn: 0, runners: [{ seat: 1, total: 0 }, { seat: 2 }] });
    const rough = createGame(race, newRace(2, { parameters: { sides: 20 } }));
    expect(rough.parameters).toEqual({ sides: 20 });
  });

  it.each<[string, string, string, Partial<NewGame>]>([
    ['an ID of 0', 'bad-player-id', 'players[0].id', { players: [{ ...first, id: 0 }] }],
    ['an ID twice', 'duplicate-id', 'players[1].id', { players: [first, { ...second, id: first.id }] }],
    ['no address', 'empty-email', 'players[0].email', { players: [{ ...first, email: ' ' }] }],
    ['an address twice', 'duplicate-email', 'players[1].email', { players: [first, { ...second, email: ` ${first.email}` }] }],
    ['a second address behind a line end', 'bad-email', 'players[1].email', { players: [first, { ...second, email: 'a@example.org\r\nBcc: all@example.org' }] }],
    ['an address with a line end', 'bad-email', 'players[1].email', { players: [first, { ...second, email: 'a@example.org\n' }] }],
    ['an address with an escape', 'bad-email', 'players[1].email', { players: [first, { ...second, email: '\u001b[2Ja@example.org' }] }],
    ['a text that is no address', 'bad-email', 'players[1].email', { players: [first, { ...second, email: 'ada' }] }],
    ['an address of 255 characters', 'bad-email', 'players[1].email', { players: [first, { ...second, email: `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example` }] }],
    ['an address twice, in capitals', 'duplicate-email', 'players[1].email', { players: [first, { ...second, email: first.email.toUpperCase() }] }],
    ['a name twice, with a blank of no width', 'duplicate-name', 'players[1].name', { players: [first, { ...second, name: `Run\u200bner 1` }] }],
    ['a name twice, in full-width letters', 'duplicate-name', 'players[1].name', { players: [first, { ...second, name: 'Ｒｕｎｎｅｒ 1' }] }],
    ['no name', 'empty-name', 'players[1].name', { players: [first, { ...second, name: '' }] }],
    ['a name twice', 'duplicate-name', 'players[1].name', { players: [first, { ...second, name: first.name.toUpperCase() }] }],
    ['a template', 'unknown-template', 'templates.course', { templates: { course: {} } }],
    ['an unknown parameter', 'unknown-parameter', 'parameters["side"]', { parameters: { side: 6 } }],
    ['a parameter out of bounds', 'bad-parameter', 'parameters["sides"]', { parameters: { sides: 1 } }],
  ])('with %s is refused (%s)', (_, code, path, wrong) => {
    const make = (): unknown => createGame(race, { ...newRace(2), ...wrong });
    expect(make).toThrow(SetupError);
    expect(make).toThrow(expect.objectContaining({ code, path }));
  }); // prettier-ignore

  it('the refusal of an unknown template names the known ones', () => {
    const refusal = (templates: readonly string[]) => (): unknown =>
      createGame({ ...race, templates }, newRace(2, { templates: { course: {} } }));
    expect(refusal([])).toThrow('templates.course: expected no template, received "course"');
    expect(refusal(['track'])).toThrow('templates.course: expected "track", received "course"');
    expect(refusal(['track', 'hurdles'])).toThrow('expected one of "track", "hurdles", received "course"');
    expect(refusal(['course'])).not.toThrow();
  });
});

describe('architecture 5: a turn', () => {
  const game = createGame(race, newRace());

  it('leaves the game that it is given as it is, and has one result for each order', () => {
    const before = structuredClone(game);
    const sheets = new Map([[1, 'step 4\nleap 5\nstep 2'], [3, 'step 1']]); // prettier-ignore
    const next = resolveTurn(race, game, sheets);
    expect(game).toEqual(before);
    expect(next.state.turn).toBe(1);
    expect(next.state.runners.map(({ total }) => total)).toEqual([6, 0, 1]);
    expect(next.journal).toMatchObject([
      { kind: 'unreadable', seats: [1], seat: 1, line: 2, column: 1 },
      { kind: 'moved', seats: [1], by: 4 },
      { kind: 'moved', seats: [1], by: 2 },
      { kind: 'moved', seats: [3], by: 1 },
      { kind: 'order', seat: 1, line: 1, text: 'step 4', status: 'done' },
      { kind: 'order', seat: 1, line: 3, text: 'step 2', status: 'done' },
      { kind: 'order', seat: 3, line: 1, text: 'step 1', status: 'done' },
    ]);
  });

  it('reads a sheet for its game, seat and turn alone', () => {
    const headed = (text: string): unknown => resolveTurn(race, game, new Map([[1, text]])).state.runners[0]?.total;
    expect(headed('race R seat 1 turn 1\nstep 5')).toBe(5);
    for (const header of ['race Q seat 1 turn 1', 'race R seat 2 turn 1', 'race R seat 1 turn 2'])
      expect(headed(`${header}\nstep 5`)).toBe(0);
  }); // prettier-ignore

  it('refuses the orders of a seat that is out of the game', () => {
    const lame: Race = {
      ...race,
      seats: (state) => race.seats(state).map((seat) => ({ ...seat, isOut: seat.id === 2 })),
    };
    const { state, journal } = resolveTurn(lame, game, new Map([[1, 'step 1'], [2, 'step 2']])); // prettier-ignore
    expect(state.runners.map(({ total }) => total)).toEqual([1, 0, 0]);
    expect(journal[0]).toMatchObject({ kind: 'order', seat: 2, status: 'refused', code: 'out-of-game' });
  });

  it('goes on from the last one: the same seed and sheets give the same game', () => {
    const played = (sheets: readonly string[]): string => {
      let going = createGame(race, newRace(3, { parameters: { sides: 1_000_000 } }));
      for (const sheet of sheets) going = resolveTurn(race, going, new Map([[1, sheet], [2, 'push']])); // prettier-ignore
      return stateHash(going.state);
    };
    expect(played(['push', 'push'])).toBe(played(['push', 'push']));
    expect(played(['push', 'push'])).not.toBe(played(['push', 'step 1']));
  });
});

describe('architecture 5: bots', () => {
  const game = createGame(race, newRace());

  it('write for the seats that they play; a sheet takes precedence over a bot’s', () => {
    expect(botSheets(race, game, new Map([[1, 'eager'], [3, 'steady']]))).toEqual(new Map([[1, 'push'], [3, 'step 1']])); // prettier-ignore
    const next = playBots(race, game, new Map([[1, 'steady'], [3, 'steady']]), new Map([[3, 'step 5']])); // prettier-ignore
    expect(next.state.runners.map(({ total }) => total)).toEqual([1, 0, 5]);
  });

  it('that do not exist, or play for no seat, are the caller’s bugs', () => {
    expect(() => botSheets(race, game, new Map([[1, 'genius']]))).toThrow(
      new RangeError('bot of seat 1: expected one of eager, steady, received "genius"'),
    );
    expect(() => botSheets(race, game, new Map([[1, 'toString']]))).toThrow(RangeError);
    expect(() => botSheets(race, game, new Map([[7, 'eager']]))).toThrow(RangeError);
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

  it('an order without a result, or with two', () => {
    const sheets = new Map([[1, 'up']]);
    expect(() => resolveTurn(counter, game, sheets)).toThrow(
      'seed 3, turn 1, phase "end": "up" has no result',
    );
    const twice = {
      name: 'twice',
      run: ({ orders, conclude }: Parameters<(typeof counter.phases)[number]['run']>[0]) => {
        for (const order of [...orders, ...orders]) conclude(order, done);
      },
    };
    expect(() => resolveTurn({ ...counter, phases: [twice] }, game, sheets)).toThrow('"up" has two results');
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
