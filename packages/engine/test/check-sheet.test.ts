import { DEFAULT_LIMITS, type Diagnostic } from '@ec/orders-parser';
import type { ReportDocument } from '@ec/reports';
import { describe, expect, it } from 'vitest';
import {
  checkSheet,
  createGame,
  DONE,
  forecastSheet,
  mistakesIn,
  refused,
  rehearsalDoubts,
  rehearse,
  resolveTurn,
  turnReportOf,
  type OrderResult,
  type Rehearsal,
} from '../src/index.js';
import { race, type Move, type Moved, type Race, type RaceState } from './race.js';
import { newRace } from './sqlite/stored-games.js';
import { textHash } from '../src/loop/text-hash.js';

type RaceRehearsal = Rehearsal<RaceState, Move, Moved>;

/** Moves as the race does; a step of more than 4 is refused, with a reason that names the course. */
const cautious: RaceRehearsal = {
  known: (state, _, seat) => [ownOf(state, seat)],
  phases: [
    {
      name: 'move',
      run({ state, orders, senders, emit, conclude }) {
        for (const order of orders) {
          const by = order.order.kind === 'step' ? order.order.fields : senders.size;
          if (by > 4) conclude(order, refused('too-far', `Course ${state.course}: ${by} is too far.`));
          else {
            for (const row of state.runners) if (row.seat === order.seat) row.total += by;
            emit({ kind: 'moved', seats: [order.seat], by });
            conclude(order, DONE);
          }
        }
      },
    },
  ],
};

function ownOf(state: RaceState, seat: number, course = 1): RaceState {
  return { ...state, course, runners: state.runners.filter((runner) => runner.seat === seat) };
}

const withRehearsal = (changes: Partial<RaceRehearsal> = {}, others: Partial<Race> = {}): Race => ({
  ...race,
  ...others,
  rehearsal: { ...cautious, ...changes },
});

const game = createGame(race, newRace(2));

/** Lines and codes of what is said about a sheet of seat 2. */
function said(ruleset: Race, text: string): [number, string, string][] {
  return checkSheet(ruleset, game, 2, text).diagnostics.map(({ line, code, message }) => [
    line,
    code,
    message,
  ]);
}

it('has mistakes, and doubts that are none', () => {
  const checked = checkSheet(withRehearsal(), game, 2, 'step 6\nstep far\nstep 1');
  expect(checked.diagnostics.map(({ line, severity }) => [line, severity])).toEqual([
    [1, 'warning'],
    [2, 'error'],
  ]);
  expect(mistakesIn(checked).map(({ line }) => line)).toEqual([2]);
});

describe('a rehearsal', () => {
  const { orders } = race.parse('step 3\nstep 6\npush');

  it('is not there where the game has none', () => {
    expect(rehearse(race, game, 2, orders)).toBeUndefined();
  });

  it('runs the next turn on what the seat knows, with its orders alone, and leaves the game as it is', () => {
    const before = structuredClone(game);
    const rehearsed = rehearse(withRehearsal(), game, 2, orders);
    expect(rehearsed).toMatchObject({
      seat: 2,
      before: { turn: 0, runners: [{ seat: 2, total: 0 }] },
      after: { turn: 1, runners: [{ seat: 2, total: 4 }] },
    });
    expect(rehearsed?.results.map(({ placed: { line }, result }) => [line, result?.status])).toEqual([
      [1, 'done'],
      [2, 'refused'],
      [3, 'done'],
    ]);
    expect(rehearsed?.journal.map(({ kind }) => kind)).toEqual(['moved', 'order', 'order', 'moved', 'order']);
    expect(game).toEqual(before);
  });

  it('shows what came of the last turn to those who know it', () => {
    const next = resolveTurn(race, game, new Map([[2, 'step 1']]));
    let kinds: string[] = [];
    const known: RaceRehearsal['known'] = (state, journal, seat) => {
      kinds = journal.map(({ kind }) => kind);
      return [ownOf(state, seat)];
    };
    expect(rehearse(withRehearsal({ known }), next, 2, [])?.after.turn).toBe(2);
    expect(kinds).toEqual(['moved', 'order']);
  });

  it('copies as the ruleset does', () => {
    const copied: number[] = [];
    const workingCopy = (state: RaceState): RaceState => {
      copied.push(state.turn);
      return structuredClone(state);
    };
    rehearse(withRehearsal({}, { workingCopy }), game, 2, []);
    expect(copied).toEqual([0]);
  });

  it('is the same in all games that the seat can imagine, or refused in all', () => {
    const worlds = withRehearsal({ known: (state, _, seat) => [ownOf(state, seat), ownOf(state, seat, 2)] });
    // the reasons differ by the course
    expect(rehearse(worlds, game, 2, orders)?.results.map(({ result }) => result?.status)).toEqual([
      'done',
      'refused',
      'done',
    ]);
    expect(rehearse(worlds, game, 2, orders)?.before.course).toBe(1);
    const same = withRehearsal({ known: (state, _, seat) => [ownOf(state, seat), ownOf(state, seat)] });
    expect(rehearse(same, game, 2, orders)?.results[1]?.result?.code).toBe('too-far');
  });

  const PART = { status: 'partly', code: 'too-far', reason: 'No.' } as const;

  it.each([
    ['status', refused('too-far', 'No.'), PART],
    ['code', PART, { ...PART, code: 'too-slow' }],
    ['reason', PART, { ...PART, reason: 'Yes.' }],
  ])('a result is another one where its %s is', (_, one, other) => {
    expect(inTwoGames(one, other)).toBeNull();
  });

  it('what is refused in all is refused, for the first reason on which the seat may rely', () => {
    const [far, slow] = [refused('too-far', 'No.'), refused('too-slow', 'Yes.')];
    expect(inTwoGames(far, slow)).toEqual(far);
    const settled = (of: string) => (_: unknown, result: OrderResult) => (result.code === of ? null : result);
    expect(inTwoGames(far, slow, settled('too-far'))).toEqual(slow);
    expect(inTwoGames(far, far, settled('too-far'))).toBeNull();
  });

  /** What a rehearsal says of an order that comes to this and to that in the two games which the seat can imagine. */
  function inTwoGames(one: OrderResult, other: OrderResult, settled?: RaceRehearsal['settled']) {
    const phases: RaceRehearsal['phases'] = [
      {
        name: 'move',
        run: ({ state, orders: all, conclude }) => {
          for (const order of all) conclude(order, state.course === 1 ? one : other);
        },
      },
    ];
    const known: RaceRehearsal['known'] = (state, __, seat) => [ownOf(state, seat), ownOf(state, seat, 2)];
    const rehearsal = { phases, known, ...(settled ? { settled } : {}) };
    return rehearse(withRehearsal(rehearsal), game, 2, orders)?.results[0]?.result;
  }

  it.each([1, 2])('leaves open what is concluded in game %i alone', (course) => {
    const phases: RaceRehearsal['phases'] = [
      {
        name: 'move',
        run: ({ state, orders: all, conclude }) => {
          for (const order of all) if (state.course === course) conclude(order, DONE);
        },
      },
    ];
    const known: RaceRehearsal['known'] = (state, _, seat) => [ownOf(state, seat), ownOf(state, seat, 2)];
    const results = rehearse(withRehearsal({ phases, known }), game, 2, orders)?.results;
    expect(results?.map(({ result }) => result)).toEqual([null, null, null]);
  });

  it('leaves open what no phase has concluded, and what the game does not settle', () => {
    const known: RaceRehearsal['known'] = (state, _, seat) => [ownOf(state, seat), ownOf(state, seat, 2)];
    const silent = withRehearsal({ phases: [], known });
    expect(rehearse(silent, game, 2, orders)?.results.map(({ result }) => result)).toEqual([
      null,
      null,
      null,
    ]);
    const settled: NonNullable<RaceRehearsal['settled']> = ({ order, seat }, result, { turn }) =>
      order.kind === 'push' && seat === 2 && turn === 0 ? null : result;
    expect(
      rehearse(withRehearsal({ settled }), game, 2, orders)?.results.map(({ result }) => result?.status),
    ).toEqual(['done', 'refused', undefined]);
  });

  it('warns about what is refused or does harm, without the full stop', () => {
    const [first, second, third] = orders;
    if (!first || !second || !third) throw new Error('expected three orders');
    const doubts = rehearsalDoubts<Move>(
      [
        { placed: first, result: DONE },
        { placed: second, result: refused('too-far', 'Too far. By 2.') },
        { placed: first, result: null },
      ],
      [{ placed: third, code: 'harm', reason: 'It hurts' }],
    );
    expect(doubts).toEqual([
      {
        code: 'too-far',
        severity: 'warning',
        span: second.span,
        line: 2,
        column: 1,
        message: 'Too far. By 2',
      },
      { code: 'harm', severity: 'warning', span: third.span, line: 3, column: 1, message: 'It hurts' },
    ]);
    expect(rehearsalDoubts([])).toEqual([]);
  });
});

describe('a sheet that is checked', () => {
  const warning = (
    text: string,
    order: { readonly span: Diagnostic['span']; readonly line: number; readonly column: number },
  ): Diagnostic => ({
    code: text,
    severity: 'warning',
    span: order.span,
    line: order.line,
    column: order.column,
    message: text,
  });

  it('is told in the words of the game, with its place', () => {
    const text = 'STEP   3\n\npush ; quickly';
    expect(checkSheet(race, game, 2, text)).toEqual({
      seat: 2,
      turn: 1,
      text,
      orders: [
        { line: 1, text: 'STEP   3', understood: 'step 3' },
        { line: 3, text: 'push', understood: 'push' },
      ],
      diagnostics: [],
      isRefused: false,
      isOut: false,
    });
    expect(checkSheet(race, game, 2, 'race X seat 1 turn 9').isRefused).toBe(true);
  });

  it('says of a seat that is out of the game that each of its orders will be refused, and nothing else', () => {
    const lame: Race = {
      ...race,
      seats: (state) => race.seats(state).map((seat) => ({ ...seat, isOut: seat.id === 2 })),
      check: (orders) => orders.map((order) => warning('harm', order)),
    };
    const { isOut, diagnostics } = checkSheet(lame, game, 2, 'step 3\npush');
    expect([isOut, diagnostics.map(({ line, code, message }) => [line, code, message])]).toEqual([
      true,
      [
        [1, 'out-of-game', 'You are out of the game'],
        [2, 'out-of-game', 'You are out of the game'],
      ],
    ]);
  });

  it('has mistakes and doubts in the order of its lines', () => {
    expect(said(withRehearsal(), 'step 6\nleap\nstep 5')).toEqual([
      [1, 'too-far', 'Course 1: 6 is too far'],
      [2, 'unknown-statement', expect.any(String)],
      [3, 'too-far', 'Course 1: 5 is too far'],
    ]);
  });

  it('has one reason for each order that is refused: other doubts about it are left out, and those about harm leave out none', () => {
    const check: Race['check'] = (orders) => orders.toReversed().map((order) => warning('doubt', order));
    const doubts: NonNullable<RaceRehearsal['doubts']> = ({ results }) =>
      results.slice(-1).map(({ placed }) => ({ placed, code: 'harm', reason: 'It hurts.' }));
    const ruleset = withRehearsal({ doubts }, { check });
    expect(said(ruleset, 'step 1\nstep 5\nstep 2\nstep 6\nstep 3\npush')).toEqual([
      [1, 'doubt', 'doubt'],
      [2, 'too-far', 'Course 1: 5 is too far'],
      [3, 'doubt', 'doubt'],
      [4, 'too-far', 'Course 1: 6 is too far'],
      [5, 'doubt', 'doubt'],
      [6, 'harm', 'It hurts'],
      [6, 'doubt', 'doubt'],
    ]);
  });

  it('has no doubt about what a seat has where the rehearsal carries the order out, and all others', () => {
    const check: Race['check'] = (orders) =>
      orders.flatMap((order) => [warning('own', order), warning('world', order)]);
    const ruleset = withRehearsal({ settles: new Set(['own']) }, { check });
    expect(said(ruleset, 'step 1\nstep 5\npush')).toEqual([
      [1, 'world', 'world'],
      [2, 'too-far', 'Course 1: 5 is too far'],
      [3, 'world', 'world'],
    ]);
    const open = withRehearsal({ settles: new Set(['own']), settled: () => null }, { check });
    expect(said(open, 'step 1')).toEqual([
      [1, 'world', 'world'],
      [1, 'own', 'own'],
    ]);
  });

  it('has no more doubts than a sheet may have warnings, the first ones', () => {
    const most = DEFAULT_LIMITS.diagnostics;
    const check: Race['check'] = (orders) => orders.toReversed().map((order) => warning('doubt', order));
    // the parser's own warnings, that an order is given twice, are no doubts
    const parse: Race['parse'] = (text) => ({ ...race.parse(text), diagnostics: [] });
    const lines = (count: number) => said({ ...race, check, parse }, 'push\n'.repeat(count));
    expect(lines(most).map(([line, code]) => [line, code])).toEqual(
      Array.from({ length: most }, (_, i) => [i + 1, 'doubt']),
    );
    const more = lines(most + 2);
    expect(more).toHaveLength(most + 1);
    expect(more.slice(-2)).toEqual([
      [most, 'doubt', 'doubt'],
      [most + 1, 'limit-diagnostics', `only the first ${most} doubts are listed`],
    ]);
  });

  it('sees what its seat sees', () => {
    const seen: number[] = [];
    const check: Race['check'] = (_, { runner }) => {
      seen.push(runner.seat);
      return [];
    };
    said({ ...race, check }, 'push');
    expect(seen).toEqual([2]);
    expect(() => checkSheet(race, game, 3, 'push')).toThrow(RangeError);
  });
});

describe('a forecast', () => {
  const report = (title: string): ReportDocument => ({
    schema: 'ec-report/1',
    title,
    subtitle: '',
    sections: [],
  });

  it('is that of the game, of its rehearsal, or none', () => {
    expect(forecastSheet(race, game, 2, 'step 3')).toBeNull();
    expect(forecastSheet(withRehearsal(), game, 2, 'step 3')).toBeNull();
    const rehearsed = withRehearsal({ report: ({ after }) => report(`${after.runners[0]?.total}`) });
    expect(forecastSheet(rehearsed, game, 2, 'step 3')?.title).toBe('3');
    const own: Race = {
      ...rehearsed,
      forecast: (orders, { runner }) => report(`${orders.length} of seat ${runner.seat}`),
    };
    expect(forecastSheet(own, game, 2, 'step 3\npush')?.title).toBe('2 of seat 2');
  });

  it('of a seat that is out of the game says that, where the game has forecasts', () => {
    const isOut: Race['seats'] = (state) =>
      race.seats(state).map((seat) => ({ ...seat, isOut: seat.id === 2 }));
    const own: Race = { ...race, seats: isOut, forecast: () => report('of a seat that plays') };
    const [section] = forecastSheet(own, game, 2, 'step 3')?.sections ?? [];
    expect(section?.blocks).toEqual([
      { kind: 'paragraph', text: 'You are out of the game. No order is carried out.' },
    ]);
    expect(forecastSheet(own, game, 1, 'step 3')?.title).toBe('of a seat that plays');
    expect(forecastSheet({ ...race, seats: isOut }, game, 2, 'step 3')).toBeNull();
  });
});

describe('a report of another edition than the standard', () => {
  it.each([
    ['', 'edition short'],
    ['Spring is here.', 'Spring is here, edition short'],
    ['1. May', '1. May, edition short'],
  ])('names it below its title: %j', (subtitle, named) => {
    const ruleset: Race = {
      ...race,
      report: () => ({ schema: 'ec-report/1', title: 'T', subtitle, sections: [] }),
    };
    expect(turnReport(ruleset, 'short')).toBe(named);
    expect(turnReport(ruleset, 'standard')).toBe(subtitle);
  });

  function turnReport(ruleset: Race, edition: string): string {
    return turnReportOf(ruleset, { ...game, edition }, 1).subtitle;
  }
});

describe('secrets in a sheet', () => {
  const sealing: Race = {
    ...race,
    seal: (text, seal) => text.replaceAll(/secret=(\S+)/g, (_, secret: string) => `secret=${seal(secret)}`),
  };
  /** The text of the only mistake: a sheet is kept in the journal as it is sealed. */
  const kept = (ruleset: Race, sheet: string, seat = 1): string => {
    const { journal } = resolveTurn(ruleset, game, new Map([[seat, sheet]]));
    return journal.flatMap((event) => (event.kind === 'unreadable' ? [event.text] : [])).join('|');
  };

  it('are hashes in the journal, another for each seat; those that are sealed stay', () => {
    const one = kept(sealing, 'secret=abc');
    expect(one).toMatch(/^secret=sealed\.sha256\.[0-9a-f]{64}$/);
    expect(one).toBe(`secret=sealed.sha256.${textHash(`1 ${game.seed} abc`)}`);
    expect(kept(sealing, 'secret=abc', 2)).toBe(`secret=sealed.sha256.${textHash(`2 ${game.seed} abc`)}`);
    expect(kept(sealing, 'secret=sealed.x')).toBe('secret=sealed.x');
    expect(kept(race, 'secret=abc')).toBe('secret=abc');
  });

  it('are looked for in what a bot has written, whose orders stay as they are', () => {
    const { orders } = race.parse('step 3');
    const { state } = resolveTurn(sealing, game, new Map([[2, { text: 'step 3', orders }]]));
    expect(state.runners[1]?.total).toBe(3);
  });
});
