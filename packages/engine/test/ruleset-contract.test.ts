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
const PURE = 'nothing writes into what it is given: state, journal, view, orders or parameters';
const PLAYED = 'no bot and no phase fails, and every phase is done when it returns';
const ANSWERS = 'whatever a seat receives is the same when it is asked for again';
const PLAIN = 'state, journal and views are plain JSON after every phase, and events name seats in order';
const DECLARED =
  'ID, version, phases, parameters and bots have names of their own, and defaults are in bounds';
const SEATS = 'seats are in order, and a turn can be played with any of them empty';
const CODEC = 'the codec reads what it writes, after every phase, and refuses anything else';
const PRINTED = 'a printed order reads as the same order, and bots write orders that can be read';
const ANY_TEXT = 'no text stops a turn, and each reads the same again';
const TEMPLATE = 'every seat has a report, and an order template that is a valid sheet without orders';
const FORMATS = 'own formats have names, unique extensions, and a text for every seat';
const SEALED =
  'a sealed sheet has the same orders, sealing it again changes nothing, and masks as long as its secrets move nothing';
const FORECAST = 'any sheet can be checked, which warns, and has a forecast where there are any';
const HOST = 'a notice of the host is in every report, and a game that all agree to end is over';
const NAMES = 'names of order sheets differ, and have no folder';
const OUTCOME = 'the outcome names seats of the game, and comes in time';
const RULEBOOK = 'the rulebook can be written in every format';
const EDITIONS = 'a game can be made by every edition';
const UNSEEN = 'nothing that a seat receives changes when something changes that it cannot see';
const EVENTS = 'nothing that a seat receives is made of events that it may not see';
const WORLDS =
  'what others have and do where a seat cannot see it changes nothing that it receives in later turns';
const LEDGERS = 'every ledger closes';

describe('architecture 5: the contract finds what is broken', () => {
  it('nothing is wrong with the race itself', () => {
    expect(failures(race)).toEqual([]);
  });

  it.each([
    ['Own', 'own', 'format: expected a name in kebab-case, received "Own"'],
    ['own', '.own', 'format own: expected a unique extension such as txt, received ".own"'],
    ['own', 'html', 'format own: expected a unique extension such as txt, received "html"'],
  ])('a format %s with the extension %s', (name, extension, message) => {
    const broken = withFormat(() => 'report', name, extension);
    expect(rulesetContract(broken, options).find(({ title }) => title === FORMATS)?.run).toThrow(message);
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
      expect(failures({ ...race, rulebook }, RULEBOOK)).toEqual([RULEBOOK]);
    const twenty = { ...options, parameters: { sides: 20 } };
    for (const { run } of rulesetContract({ ...race, rulebook: fixed }, twenty)) expect(run).not.toThrow();
  });

  it('moves out of nowhere', () => {
    const generous = withPhase(({ state }) => {
      state.moves = 1;
    });
    expect(failures(generous, LEDGERS)).toEqual([LEDGERS]);
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
    expect(failures(leaking, WORLDS)).toEqual([WORLDS]);
  });
});

describe('architecture 5: the contract itself', () => {
  it('leaves out the checks for which it is given nothing', () => {
    const titles = (ruleset: Race, given: ContractOptions<RaceState, Moved>): string[] =>
      rulesetContract(ruleset, given).map(({ title }) => title);
    const all = [PLAYED, SAME_GAME, ANSWERS, PURE, PLAIN, CODEC, PRINTED, ANY_TEXT, TEMPLATE, FORMATS, HOST, DECLARED, SEATS, NAMES, OUTCOME, RULEBOOK, EDITIONS, FORECAST]; // prettier-ignore
    const { changeUnseen: _unseen, elsewhere: _elsewhere, ledgers: _ledgers, ...bare } = options;
    expect(titles(race, { ...bare, changeUnseen: 'nothing is hidden' })).toEqual([...all, EVENTS]);
    expect(titles(race, bare)).toEqual([...all, UNSEEN, EVENTS]);
    expect(titles(race, options)).toEqual([...all, UNSEEN, EVENTS, WORLDS, LEDGERS]);
    const full: Race = { ...race, seal: (sheet) => sheet, forecast: (_, view) => race.report(view) };
    const sealed = [...all.slice(0, -1), SEALED, FORECAST];
    expect(titles(full, options)).toEqual([...sealed, UNSEEN, EVENTS, WORLDS, LEDGERS]);
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
    expect(check?.run).toThrow('seed 77, turn 0: a winner is not a seat');
  });
});
