import { REPORT_SCHEMA } from '@ec/reports';
import { writeOrders } from '@ec/orders-parser';
import { describe, expect, it } from 'vitest';
import type { Phase } from '../src/index.js';
import { rulesetContract, type ContractOptions } from '../src/testing.js';
import { race, type Move, type Moved, type Race, type RaceState, type RaceView } from './race.js';

/** Nobody sees how far the others are. */
function changeUnseen(state: RaceState, seat: number): RaceState {
  for (const runner of state.runners) if (runner.seat !== seat) runner.total += 1;
  return state;
}

/** Others stand elsewhere, and go on. */
function elsewhere(state: RaceState, seat: number) {
  const others = state.runners.filter((runner) => runner.seat !== seat).map((runner) => runner.seat);
  return {
    state: changeUnseen(state, seat),
    sheets: new Map(others.map((other) => [other, 'push'] as const)),
  };
}

/** Two balances that close: no moves, and three runners. */
function ledgers({ runners, moves = 0 }: RaceState) {
  return [{ of: 'moves', expected: 0, actual: moves }, { of: 'runners', expected: 3, actual: runners.length }]; // prettier-ignore
}

const options: ContractOptions<RaceState, Moved> = {
  players: 3,
  turns: 4,
  seeds: [1n],
  changeUnseen,
  elsewhere,
  ledgers,
};

/** Titles of the wanted checks that a ruleset fails; all are wanted when none is given. */
function failures(ruleset: Race, ...wanted: readonly string[]): string[] {
  return rulesetContract(ruleset, options).flatMap(({ title, run }) => {
    if (wanted.length > 0 && !wanted.includes(title)) return [];
    try {
      run();
      return [];
    } catch (error) {
      expect(error).toBeInstanceOf(Error);
      return [title];
    }
  });
}

/** The race with one more phase at the end. */
function withPhase(run: Phase<RaceState, Move, Moved>['run']): Race {
  return { ...race, phases: [...race.phases, { name: 'broken on purpose', run }] };
}

/** The race with one format of its own. */
function withFormat(render: (view: RaceView) => string, name = 'own', extension = 'own'): Race {
  return { ...race, formats: { [name]: { extension, render } } };
}

const SAME_GAME = 'the same seed and orders play the same game, in whatever order the sheets come';
const PURE = 'a turn leaves the game that it is given as it is';
const CODEC = 'the codec reads what it writes, after every phase';
const PRINTED = 'a printed order reads as the same order, and bots write orders that can be read';
const ANY_TEXT = 'no text stops a turn';
const TEMPLATE = 'every seat has a report, and an order template that is a valid sheet without orders';
const FORMATS = 'own formats have names, unique extensions, and a repeatable text for every seat';
const SEALED = 'a sealed sheet has the same orders, and sealing it again changes nothing';
const FORECAST = 'any sheet has a forecast, which is repeatable and leaves its view as it is';
const HOST = 'a notice of the host is in every report, and a game that all agree to end is over';
const NAMES = 'names of order sheets differ, and have no folder';
const OUTCOME = 'the outcome names seats of the game';
const RULEBOOK = 'the rulebook can be written in every format';
const EDITIONS = 'a game can be made by every edition';
const UNSEEN = 'a report does not change when something changes that its seat cannot see';
const WORLDS =
  'what others have and do where a seat cannot see it changes nothing that it receives in later turns';
const LEDGERS = 'every ledger closes';

describe('architecture 5: the contract finds what is broken', () => {
  it('nothing is wrong with the race itself', () => {
    expect(failures(race)).toEqual([]);
  });

  it('chance that is not the game’s, and memory of an earlier turn', () => {
    const lucky = withPhase(({ state }) => {
      state.course += Math.floor(Math.random() * 1e9);
    });
    expect(failures(lucky)).toEqual([SAME_GAME]);
    let turns = 0;
    const remembering = withPhase(({ state }) => {
      turns += 1;
      state.course += turns;
    });
    expect(failures(remembering)).toEqual([SAME_GAME]);
  });

  it('an event that is not always the same', () => {
    const lucky = withPhase(({ emit }) => emit({ kind: 'moved', seats: [], by: Math.random() }));
    expect(failures(lucky)).toEqual([SAME_GAME]);
  });

  it('a game that is changed by looking at it', () => {
    const seats: Race['seats'] = (state) => {
      state.course = 1_000 + state.turn;
      return race.seats(state);
    };
    expect(failures({ ...race, seats })).toContain(PURE);
    const view: Race['view'] = (state, journal, seat) => {
      state.course += 1;
      return race.view(state, journal, seat);
    };
    expect(failures({ ...race, view })).toContain(PURE);
  });

  it('a codec that loses a field, or cannot read what one phase leaves', () => {
    const decode = (text: string): RaceState => ({ ...race.codec.decode(text), course: 0 });
    expect(failures({ ...race, codec: { ...race.codec, decode } })).toEqual([CODEC]);
    const fussy = withPhase(({ state }) => {
      state.course += 0.5;
    });
    const repaired = [...fussy.phases, { name: 'repair', run: ({ state }: { state: RaceState }) => { state.course -= 0.5; } }]; // prettier-ignore
    expect(failures({ ...fussy, phases: repaired })).toEqual([CODEC]);
  });

  it('an order that is printed as another, and a bot that writes an unreadable sheet', () => {
    expect(failures({ ...race, format: () => 'step 6' })).toEqual([PRINTED]);
    expect(failures({ ...race, bots: { ...race.bots, scribbler: () => 'scribble' } })).toEqual([PRINTED]);
  });

  it('a bot that hands over other orders than it writes, or more', () => {
    const [placed] = race.parse('step 3').orders;
    if (!placed) throw new RangeError('placed: expected an order, received none');
    const handing = (text: string, ...steps: readonly number[]): Race => {
      const orders = steps.map((fields) => ({ ...placed, order: { kind: 'step', fields } as const }));
      return { ...race, bots: { planner: () => ({ text, orders }) } };
    };
    expect(failures(handing('step 3', 3))).toEqual([]);
    expect(failures(handing('step 3', 4))).toEqual([PRINTED]);
    expect(failures(handing('step 3', 3, 3))).toEqual([PRINTED]);
    expect(failures(handing(' step 3', 3))).toEqual([PRINTED]);
  });

  it('a phase that writes into an order', () => {
    const bots: Race['bots'] = { planner: () => writeOrders([{ kind: 'step', fields: 3 }], race.format) };
    expect(failures({ ...race, bots })).toEqual([]);
    const greedy = withPhase(({ orders }) =>
      orders.forEach(({ order }) => Object.assign(order, { fields: 9 })),
    );
    expect(failures({ ...greedy, bots })).toEqual([PURE]);
  });

  it('a parser that some texts stop', () => {
    const parse: Race['parse'] = (text, sheet) => {
      if (text !== '' && !/^(push|step \d|; step 1\n; push\n)$/.test(text)) throw new TypeError('not expected');
      return race.parse(text, sheet);
    };
    expect(failures({ ...race, parse })).toEqual([ANY_TEXT]);
  }); // prettier-ignore

  it('a template that gives an order, or cannot be read, and a summary that fails', () => {
    for (const line of ['push', 'scribble'])
      expect(failures({ ...race, template: () => `${line}\n` })).toEqual([TEMPLATE]);
    const summary = (): never => {
      throw new RangeError('no summary');
    };
    expect(failures({ ...race, summary })).toEqual([TEMPLATE]);
  });

  it('an own format that is empty, fails, or is not repeatable', () => {
    let calls = 0;
    expect(failures(withFormat(({ runner }) => runner.name))).toEqual([]);
    expect(failures(withFormat(({ turn }) => (turn === 2 ? '' : 'report')))).toEqual([FORMATS]);
    expect(failures(withFormat(() => String((calls += 1))))).toEqual([FORMATS, UNSEEN, WORLDS]);
    const failing = withFormat(({ turn }) => {
      if (turn === 0) throw new RangeError('not before the first turn');
      return 'report';
    });
    expect(failures(failing)).toEqual([FORMATS]);
    // one that replaces a general format may have its extension
    expect(failures(withFormat(() => 'report', 'text', 'txt'))).toEqual([]);
  });

  it.each([
    ['Own', 'own', 'format: expected a name in kebab-case, received Own'],
    ['own', '.own', 'format own: expected a unique extension such as txt, received .own'],
    ['own', 'html', 'format own: expected a unique extension such as txt, received html'],
  ])('a format %s with the extension %s', (name, extension, message) => {
    const broken = withFormat(() => 'report', name, extension);
    expect(rulesetContract(broken, options).find(({ title }) => title === FORMATS)?.run).toThrow(message);
  });

  it('sheets that lose an order when they are sealed, or are sealed again', () => {
    const sealing = (seal: (sheet: string) => string): Race => ({ ...race, seal });
    expect(failures(sealing((sheet) => sheet))).toEqual([]);
    expect(failures(sealing(() => ''))).toEqual([SEALED]);
    expect(failures(sealing((sheet) => `${sheet}\n`))).toEqual([SEALED]);
  });

  it('a forecast that fails, is not repeatable, or changes its view', () => {
    const foretelling = (change: (view: RaceView) => number): Race => ({
      ...race,
      forecast: (_, view) => ({
        schema: REPORT_SCHEMA,
        title: `Forecast ${change(view)}`,
        subtitle: '',
        sections: [],
      }),
    });
    let calls = 0;
    const failing = foretelling(() => {
      throw new RangeError('no forecast');
    });
    const meddling = foretelling((view) => Object.assign(view, { notice: 'another' }).turn);
    for (const wrong of [failing, foretelling(() => (calls += 1)), meddling])
      expect(failures(wrong, FORECAST)).toEqual([FORECAST]);
    expect(failures(foretelling(({ turn }) => turn))).toEqual([]);
  });

  it('a report without the notice of the host', () => {
    const view: Race['view'] = (...known) => ({ ...race.view(...known), notice: '' });
    expect(failures({ ...race, view })).toEqual([HOST]);
  });

  it('a game that goes on although all agree to end it, and a winner who does not play', () => {
    expect(failures({ ...race, outcome: () => ({ status: 'running' }) })).toEqual([HOST]);
    expect(failures({ ...race, outcome: () => ({ status: 'over', winners: [1, 4] }) })).toEqual([OUTCOME]);
  });

  it('a rulebook that fails, holds what cannot be written, or knows other parameters alone', () => {
    const failing = (): never => {
      throw new RangeError('no rulebook');
    };
    const halves: Race['rulebook'] = (parameters) => ({
      ...race.rulebook(parameters),
      sections: [
        { id: 'halves', title: '', blocks: [{ kind: 'facts', facts: [{ label: '', value: 0.5 }] }] },
      ],
    });
    const fixed: Race['rulebook'] = (parameters) => {
      if (parameters['sides'] !== 20) throw new RangeError('not twenty sides');
      return race.rulebook(parameters);
    };
    for (const rulebook of [failing, halves, fixed])
      expect(failures({ ...race, rulebook })).toEqual([RULEBOOK]);
    const twenty = { ...options, parameters: { sides: 20 } };
    for (const { run } of rulesetContract({ ...race, rulebook: fixed }, twenty)) expect(run).not.toThrow();
  });

  it('moves out of nowhere', () => {
    const generous = withPhase(({ state }) => {
      state.moves = 1;
    });
    expect(failures(generous, LEDGERS)).toEqual([LEDGERS]);
  });

  it('reports that show too much, in own formats as well', () => {
    const leaking: Race['view'] = (state, journal, seat) => ({
      ...race.view(state, journal, seat),
      notice: `Heralded ${state.runners.map(({ total }) => total).join(' ')}`,
    });
    expect(failures({ ...race, view: leaking }, UNSEEN)).toEqual([UNSEEN]);
    const report: Race['report'] = (view) => ({ ...race.report(view), subtitle: '' });
    const told: Race = { ...race, view: leaking, report };
    expect(failures(told, UNSEEN)).toEqual([]);
    const formats = { own: { extension: 'own', render: ({ notice }: RaceView) => notice } };
    expect(failures({ ...told, formats }, UNSEEN)).toEqual([UNSEEN]);
  });
});

describe('architecture 8: what is learnt in later turns', () => {
  it.each<[string, Phase<RaceState, Move, Moved>['run']]>([
    [
      'dice that the orders of others shift',
      ({ orders, state, rng }) => {
        for (const { seat } of orders.toReversed()) {
          const drawn = rng.intN(1_000);
          for (const runner of state.runners) if (runner.seat === seat) runner.total += drawn;
        }
      },
    ],
    [
      'a number that counts what all have done',
      ({ orders, state }) => {
        for (const [i, { seat }] of orders.toReversed().entries())
          for (const runner of state.runners) if (runner.seat === seat) runner.total = i;
      },
    ],
    [
      'how far others are',
      ({ state }) => {
        const sum = state.runners.reduce((all, { total }) => all + total, 0);
        for (const runner of state.runners) runner.total = sum;
      },
    ],
  ])('%s', (_, run) => {
    expect(failures(withPhase(run), WORLDS, UNSEEN)).toEqual([WORLDS]);
  });

  it('by the view alone, of which no report shows it', () => {
    const leaking: Race = {
      ...race,
      view: (state, journal, seat) => {
        const view = race.view(state, journal, seat);
        return {
          ...view,
          runner: { ...view.runner, name: `${state.runners.reduce((all, { total }) => all + total, 0)}` },
        };
      },
      report: (view) => race.report({ ...view, runner: { ...view.runner, name: 'Ada' } }),
    };
    expect(failures(leaking, UNSEEN, WORLDS)).toEqual([WORLDS]);
  });
});

describe('architecture 5: the contract itself', () => {
  it('leaves out the checks for which it is given nothing', () => {
    const titles = (ruleset: Race, given: ContractOptions<RaceState, Moved>): string[] =>
      rulesetContract(ruleset, given).map(({ title }) => title);
    const all = [SAME_GAME, PURE, CODEC, PRINTED, ANY_TEXT, TEMPLATE, FORMATS, HOST, NAMES, OUTCOME, RULEBOOK, EDITIONS]; // prettier-ignore
    const { changeUnseen: _unseen, elsewhere: _elsewhere, ledgers: _ledgers, ...bare } = options;
    expect(titles(race, bare)).toEqual(all);
    expect(titles(race, options)).toEqual([...all, UNSEEN, WORLDS, LEDGERS]);
    const full: Race = { ...race, seal: (sheet) => sheet, forecast: (_, view) => race.report(view) };
    expect(titles(full, options)).toEqual([...all, SEALED, FORECAST, UNSEEN, WORLDS, LEDGERS]);
  });

  it.each([{ players: 0 }, { turns: 0 }, { seeds: [] }])('a contract of %o is the caller’s bug', (none) => {
    expect(() => rulesetContract(race, { ...options, ...none })).toThrow(RangeError);
  });

  it.each<[string, NonNullable<Race['editions']>, string]>([
    ['of the name that the defaults have', { standard: { description: 'x' } }, 'expected none called standard'],
    ['of another case', { First: { description: 'x' } }, 'expected names in kebab-case, received "First"'],
    ['without a description', { first: { description: ' ' } }, 'edition first: expected a description'],
    ['that no game can have', { first: { description: 'x', parameters: { sides: 1 } } }, 'edition.parameters["sides"]'],
  ])('an edition %s is found', (_, editions, problem) => {
    const check = rulesetContract({ ...race, editions }, options).find(({ title }) => title === EDITIONS);
    expect(() => check?.run()).toThrow(problem);
  }); // prettier-ignore

  it('a ruleset without bots cannot be put to the test', () => {
    expect(() => rulesetContract({ ...race, bots: {} }, options)).toThrow(
      'contract: expected at least 1 player, turn, seed and bot',
    );
  });

  it.each<[string, (seat: number, turn: number) => string, string]>([
    ['the same for two seats', (_, turn) => `${turn}.txt`, 'two sheets have the same name'],
    ['the same for two turns', (seat) => `${seat}.txt`, 'two sheets have the same name'],
    ['in a folder', (seat, turn) => `${turn}/${seat}.txt`, 'not a valid name of a sheet: 1/1.txt'],
    ['hidden', (seat, turn) => `.${turn}-${seat}`, 'not a valid name of a sheet: .1-1'],
  ])('names of sheets that are %s are found', (_, nameOf, problem) => {
    const ruleset: Race = { ...race, sheetName: (_state, seat, turn) => nameOf(seat, turn) };
    const check = rulesetContract(ruleset, { ...options, seeds: [77n] }).find(({ title }) => title === NAMES);
    expect(check?.run).toThrow(`seed 77, turn 0: ${problem}`);
  });

  it('a failure names seed, turn and what is wrong', () => {
    const ruleset: Race = { ...race, outcome: () => ({ status: 'over', winners: [9] }) };
    const check = rulesetContract(ruleset, { ...options, seeds: [77n] }).find(
      ({ title }) => title === OUTCOME,
    );
    expect(check?.run).toThrow('seed 77, turn 1: a winner is not a seat');
  });
});
