import { Prng } from '@ec/prng';
import { REPORT_SCHEMA, type TurnView } from '@ec/reports';
import { describe, expect, it } from 'vitest';
import { closingOf } from '../src/empyrean/ledger.js';
import { amountOf } from '../src/empyrean/lookup.js';
import {
  createGame,
  empyrean,
  playBots,
  stateHash,
  turnReportOf,
  type EmpyreanEvent,
  type EmpyreanPhase,
  type EmpyreanRuleset,
  type EmpyreanState,
} from '../src/index.js';
import { rulesetContract, type ContractOptions } from '../src/testing.js';
import { empires } from './empires.js';
import { smallHomeWorld } from './small-game.js';
import { changeUnseen } from './unseen.js';

/** Every row of every ledger: what it comes to, and what there is. */
function ledgers({ holdings }: EmpyreanState) {
  return holdings.flatMap((holding) =>
    holding.quarter.ledger.map((row) => ({
      of: `${holding.id} ${row.place} ${row.code}-${row.techLevel}`,
      expected: closingOf(row),
      actual: amountOf(holding, row.place, row.code, row.techLevel),
    })),
  );
}

const options: ContractOptions<EmpyreanState, EmpyreanEvent> = {
  players: 5,
  turns: 8,
  seeds: [1n, 'two'],
  parameters: { 'cluster.starCount': 4, 'cluster.axisSize': 4 },
  templates: { homeWorld: smallHomeWorld },
  changeUnseen,
  ledgers,
};

describe('architecture 5, E-04, E-16, E-17: the contract of rulesets', () => {
  for (const { title, run } of rulesetContract(empyrean, options)) it(title, run);
});

/** One short game is enough to see what is broken on purpose. */
const short = { ...options, players: 3, turns: 4, seeds: [1n] };
/** Titles of the checks that a ruleset fails, of those that are wanted. */
function failures(ruleset: EmpyreanRuleset, ...wanted: readonly string[]): string[] {
  return rulesetContract(ruleset, short).flatMap(({ title, run }) => {
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
/** The ruleset with one more phase at the end. */
const withPhase = (run: EmpyreanPhase['run']): EmpyreanRuleset => ({
  ...empyrean,
  phases: [...empyrean.phases, { name: 'broken on purpose', run }],
});

const SAME_GAME = 'the same seed and orders play the same game, in whatever order the sheets come';
const PURE = 'a turn leaves the game that it is given as it is';
const CODEC = 'the codec reads what it writes, after every phase';
const PRINTED = 'an order that is printed reads as the same order, and bots write orders that can be read';
const ANY_TEXT = 'no text stops a turn';
const TEMPLATE = 'every seat has a report, and an order template that is a valid sheet without orders';
const FORMATS =
  'formats of its own have names, extensions that differ, and a text for every seat, the same again';
const SEALED = 'a sealed sheet has the same orders, and is sealed once and for all';
const FORECAST = 'a forecast can be had of any sheet, the same again, and leaves its view as it is';
const HOST = 'a notice of the host is in every report, and a game that all agree to end is over';
const NAMES = 'names of order sheets differ, and have no folder';
const OUTCOME = 'the outcome names seats of the game';
const RULEBOOK = 'the rulebook can be written in every format';
const UNSEEN = 'a report does not change when something changes that its seat cannot see';
const LEDGERS = 'every ledger closes';

describe('architecture 5: the contract finds what is broken', () => {
  it('nothing is wrong with the ruleset itself', () => {
    expect(failures(empyrean)).toEqual([]);
  });

  it('chance that is not the game’s', () => {
    const lucky = withPhase(({ state }) => {
      state.nextHoldingId += Math.floor(Math.random() * 1e9);
    });
    expect(failures(lucky)).toEqual([SAME_GAME]);
  });

  it('memory of an earlier turn', () => {
    let turns = 0;
    const remembering = withPhase(({ state }) => {
      turns += 1;
      state.nextHoldingId += turns;
    });
    expect(failures(remembering)).toEqual([SAME_GAME]);
  });

  it('an event that is not always the same', () => {
    const lucky = withPhase(({ emit }) => {
      emit({ kind: 'message', seats: [], fromId: 1, text: String(Math.random()) });
    });
    expect(failures(lucky)).toEqual([SAME_GAME]);
  });

  it('a game that is changed by looking at it', () => {
    const seats: EmpyreanRuleset['seats'] = (state) => {
      state.nextHoldingId = 1_000 + state.turn;
      return empyrean.seats(state);
    };
    expect(failures({ ...empyrean, seats })).toContain(PURE);
    const view: EmpyreanRuleset['view'] = (state, journal, seat) => {
      state.nextHoldingId += 1;
      return empyrean.view(state, journal, seat);
    };
    expect(failures({ ...empyrean, view })).toContain(PURE);
  });

  it('a codec that loses a field', () => {
    const decode = (text: string): EmpyreanState => ({ ...empyrean.codec.decode(text), knowledge: [] });
    expect(failures({ ...empyrean, codec: { ...empyrean.codec, decode } })).toEqual([CODEC]);
  });

  it('a codec that cannot read what one phase leaves', () => {
    const fussy = {
      ...empyrean,
      phases: empyrean.phases.map(({ name, run }, i): EmpyreanPhase => ({
        name,
        run(turn) {
          if (i === 8) turn.state.axisSize = 0.5;
          if (i === 9) turn.state.axisSize = 4;
          run(turn);
        },
      })),
    };
    expect(failures(fussy)).toEqual([CODEC]);
  });

  it('an order that is printed as another', () => {
    const format = (): string => '1, survey';
    expect(failures({ ...empyrean, format })).toEqual([PRINTED]);
  });

  it('a bot that writes what cannot be read', () => {
    const bots = { ...empyrean.bots, scribbler: () => 'scribble, scribble' };
    expect(failures({ ...empyrean, bots })).toEqual([PRINTED]);
  });

  it('a parser that some texts stop', () => {
    const parse: EmpyreanRuleset['parse'] = (text, sheet) => {
      if (text.includes('\u0000')) throw new TypeError('not expected');
      return empyrean.parse(text, sheet);
    };
    expect(failures({ ...empyrean, parse })).toEqual([ANY_TEXT]);
  });

  it('a phase that a sheet with an unreadable line stops', () => {
    const fragile = withPhase(({ orders }) => {
      for (const [i, { seat, line }] of orders.entries()) {
        const before = orders[i - 1];
        if (before?.seat === seat && before.line + 1 !== line) throw new RangeError('a line is missing');
      }
    });
    expect(failures(fragile)).toEqual([ANY_TEXT]);
  });

  it('a template that gives an order, or cannot be read', () => {
    for (const line of ['1, survey', 'scribble']) {
      const template: EmpyreanRuleset['template'] = (view) => `${empyrean.template(view)}${line}\n`;
      expect(failures({ ...empyrean, template })).toEqual([TEMPLATE]);
    }
  });

  it('a summary that fails', () => {
    const summary = (): never => {
      throw new RangeError('no summary');
    };
    expect(failures({ ...empyrean, summary })).toEqual([TEMPLATE]);
  });

  /** The ruleset with one format of its own. */
  const withFormat = (
    render: (view: ReturnType<EmpyreanRuleset['view']>) => string,
    name = 'own',
    extension = 'own',
  ): EmpyreanRuleset => ({ ...empyrean, formats: { [name]: { extension, render } } });

  it('a format of its own that is empty, fails, or is not always the same', () => {
    let calls = 0;
    expect(
      failures(
        withFormat(({ empire }) => empire.name),
        FORMATS,
      ),
    ).toEqual([]);
    expect(failures(withFormat(({ turn }) => (turn === 2 ? '' : 'report')))).toEqual([FORMATS]);
    expect(
      failures(
        withFormat(() => String((calls += 1))),
        FORMATS,
        UNSEEN,
      ),
    ).toEqual([FORMATS, UNSEEN]);
    const failing = withFormat(({ turn }) => {
      if (turn === 0) throw new RangeError('not before the first turn');
      return 'report';
    });
    expect(failures(failing, FORMATS)).toEqual([FORMATS]);
  });

  it.each([
    ['Own', 'own', 'format: expected a name in kebab-case, received Own'],
    ['own', '.own', 'format own: expected an extension such as txt, once, received .own'],
    ['own', 'html', 'format own: expected an extension such as txt, once, received html'],
  ])('a format %s with the extension %s', (name, extension, message) => {
    const broken = withFormat(() => 'report', name, extension);
    expect(rulesetContract(broken, short).find(({ title }) => title === FORMATS)?.run).toThrow(message);
  });

  it('a format in the place of a general one may have its extension', () => {
    expect(
      failures(
        withFormat(() => 'report', 'text', 'txt'),
        FORMATS,
      ),
    ).toEqual([]);
  });

  it('sheets that lose an order when they are sealed, or are sealed again', () => {
    const sealing = (seal: (sheet: string) => string): EmpyreanRuleset => ({ ...empyrean, seal });
    expect(
      failures(
        sealing((sheet) => sheet),
        SEALED,
      ),
    ).toEqual([]);
    expect(
      failures(
        sealing(() => ''),
        SEALED,
      ),
    ).toEqual([SEALED]);
    expect(
      failures(
        sealing((sheet) => `${sheet}\n`),
        SEALED,
      ),
    ).toEqual([SEALED]);
  });

  it('a forecast that fails, is not the same again, or changes its view', () => {
    const foretelling = (change: (view: TurnView) => number): EmpyreanRuleset => ({
      ...empyrean,
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
    const meddling = foretelling((view) => Object.assign(view, { game: 'another' }).turn);
    for (const wrong of [failing, foretelling(() => (calls += 1)), meddling])
      expect(failures(wrong, FORECAST)).toEqual([FORECAST]);
    const right = foretelling(({ turn }) => turn);
    expect(failures(right, FORECAST)).toEqual([]);
  });

  it('a report without the notice of the host', () => {
    const view: EmpyreanRuleset['view'] = (...known) => ({ ...empyrean.view(...known), notice: null });
    expect(failures({ ...empyrean, view }, HOST)).toEqual([HOST]);
  });

  it('a game that goes on although all agree to end it', () => {
    const outcome: EmpyreanRuleset['outcome'] = ({ isAgreedEnd: _, ...state }) => empyrean.outcome(state);
    expect(failures({ ...empyrean, outcome }, HOST, OUTCOME)).toEqual([HOST]);
  });

  it('a winner who does not play', () => {
    const outcome: EmpyreanRuleset['outcome'] = () => ({ status: 'over', winners: [1, 4] });
    expect(failures({ ...empyrean, outcome })).toEqual([OUTCOME]);
  });

  it('a rulebook that fails, or says what cannot be written', () => {
    const failing = (): never => {
      throw new RangeError('no rulebook');
    };
    expect(failures({ ...empyrean, rulebook: failing })).toEqual([RULEBOOK]);
    const halves: EmpyreanRuleset['rulebook'] = (parameters) => ({
      ...empyrean.rulebook(parameters),
      sections: [
        { id: 'halves', title: '', blocks: [{ kind: 'facts', facts: [{ label: '', value: 0.5 }] }] },
      ],
    });
    expect(failures({ ...empyrean, rulebook: halves })).toEqual([RULEBOOK]);
  });

  it('a rulebook that only knows the defaults', () => {
    const rulebook: EmpyreanRuleset['rulebook'] = (parameters) => {
      if (parameters['cluster.starCount'] !== 100) throw new RangeError('not a hundred stars');
      return empyrean.rulebook(parameters);
    };
    expect(failures({ ...empyrean, rulebook })).toEqual([RULEBOOK]);
  });

  it('goods out of nowhere', () => {
    const generous = withPhase(({ state }) => {
      for (const holding of state.holdings) {
        holding.stored = holding.stored.map((stack) => ({ ...stack, quantity: stack.quantity + 1 }));
      }
    });
    expect(failures(generous)).toEqual([LEDGERS]);
  });
});

describe('architecture 8: reports that tell too much', () => {
  type View = ReturnType<EmpyreanRuleset['view']>;
  /** The ruleset with something in the name of the empire that only the whole state tells. */
  const leaking = (secret: (state: EmpyreanState, seat: number) => unknown): EmpyreanRuleset => ({
    ...empyrean,
    view: (state, journal, seat): View => {
      const view = empyrean.view(state, journal, seat);
      return { ...view, empire: { ...view.empire, name: JSON.stringify(secret(state, seat)) } };
    },
  });
  const others = ({ holdings }: EmpyreanState, seat: number) =>
    holdings.filter(({ empireId }) => empireId !== seat);

  it.each<[string, (state: EmpyreanState, seat: number) => unknown]>([
    ['what others have in storage', (state, seat) => others(state, seat).map(({ stored }) => stored)],
    ['how many people others have', (state, seat) => others(state, seat).map(({ population }) => population)],
    ['how others are called now', (state, seat) => others(state, seat).map(({ name }) => name)],
    ['the technology of others', (state, seat) => others(state, seat).map(({ techLevel }) => techLevel)],
    ['the rebels of others', (state, seat) => others(state, seat).map(({ rebels }) => rebels)],
    [
      'the work in process of others',
      (state, seat) =>
        others(state, seat).flatMap(({ factories }) => factories.map(({ pipeline }) => pipeline)),
    ],
    ['the ledgers of others', (state, seat) => others(state, seat).map(({ quarter }) => quarter)],
    ['planets', ({ cluster }) => cluster.planets.map(({ type, habitability }) => `${type} ${habitability}`)],
    ['deposits', ({ cluster }) => cluster.deposits.map(({ quantity }) => quantity)],
    ['who controls what', ({ controls }) => controls],
    ['names of planets', ({ planetNames }) => planetNames],
    ['what others know', ({ knowledge }) => knowledge],
    ['addresses', ({ players }) => players],
    ['who is about to win', ({ reign }) => reign],
    ['how many ships and colonies there are', ({ nextHoldingId }) => nextHoldingId],
  ])('%s', (_, secret) => {
    expect(failures(leaking(secret), UNSEEN)).toEqual([UNSEEN]);
  });

  it('what an empire may know itself is no leak', () => {
    const open = leaking(({ holdings, knowledge }, seat) => [
      holdings.filter(({ empireId }) => empireId === seat),
      knowledge.filter(({ empireId }) => empireId === seat),
    ]);
    expect(failures(open, UNSEEN)).toEqual([]);
  });

  it('formats of its own are looked at as well', () => {
    const formats = {
      own: { extension: 'own', render: ({ holdings }: View) => JSON.stringify(holdings.map(({ id }) => id)) },
    };
    const { view } = leaking(others);
    const render = ({ empire }: View): string => empire.name;
    expect(failures({ ...empyrean, formats }, UNSEEN)).toEqual([]);
    const quiet = (seen: View) => empyrean.report({ ...seen, empire: { ...seen.empire, name: 'quiet' } });
    const told = { ...empyrean, view, report: quiet };
    expect(failures(told, UNSEEN)).toEqual([]);
    expect(failures({ ...told, formats: { own: { extension: 'own', render } } }, UNSEEN)).toEqual([UNSEEN]);
  });

  it('no other check minds', () => {
    expect(failures(leaking(others))).toEqual([UNSEEN]);
  });

  it('every seat of every turn is put to the test: there is always something that it cannot see', () => {
    const names = Object.keys(empyrean.bots);
    let game = createGame(empyrean, { name: 'EC-1', seed: 4n, players: empires(3), parameters: options.parameters ?? {} });
    for (let turn = 1; turn <= 4; turn++) {
      game = playBots(empyrean, game, new Map([1, 2, 3].map((seat) => [seat, names[seat + turn] ?? 'idle'])));
      for (const seat of [1, 2, 3]) {
        const other = changeUnseen(structuredClone(game.state), seat, Prng.fromSeed(turn), game.journal);
        expect(stateHash(other)).not.toBe(stateHash(game.state));
        expect(turnReportOf(empyrean, { ...game, state: other }, seat)).toEqual(turnReportOf(empyrean, game, seat));
      }
    }
  }); // prettier-ignore
});

describe('architecture 5: the contract itself', () => {
  it('leaves out the checks that it has nothing to go by for', () => {
    const titles = (given: ContractOptions<EmpyreanState, EmpyreanEvent>): string[] =>
      rulesetContract(empyrean, given).map(({ title }) => title);
    const { changeUnseen: _unseen, ledgers: _ledgers, ...bare } = options;
    expect(titles(options)).toEqual([SAME_GAME, PURE, CODEC, PRINTED, ANY_TEXT, TEMPLATE, FORMATS, HOST, NAMES, OUTCOME, RULEBOOK, UNSEEN, LEDGERS]); // prettier-ignore
    expect(titles(bare)).toEqual(titles(options).slice(0, 11));
  });

  it.each([{ players: 0 }, { turns: 0 }, { seeds: [] }])('a contract of %o is the caller’s bug', (none) => {
    expect(() => rulesetContract(empyrean, { ...short, ...none })).toThrow(RangeError);
  });

  it('a ruleset without bots cannot be put to the test', () => {
    expect(() => rulesetContract({ ...empyrean, bots: {} }, short)).toThrow(
      'contract: expected at least 1 player, turn, seed and bot',
    );
  });

  it.each([
    [
      'the same for two seats',
      (_: unknown, _seat: number, turn: number) => `${turn}.txt`,
      'two sheets have the same name',
    ],
    ['the same for two turns', (_: unknown, seat: number) => `${seat}.txt`, 'two sheets have the same name'],
    [
      'in a folder',
      (_: unknown, seat: number, turn: number) => `${turn}/${seat}.txt`,
      'no name of a sheet: 1/1.txt',
    ],
    ['hidden', (_: unknown, seat: number, turn: number) => `.${turn}-${seat}`, 'no name of a sheet: .1-1'],
  ])('names of sheets that are %s are found', (_, sheetName, problem) => {
    const [check] = rulesetContract({ ...empyrean, sheetName }, { ...short, seeds: [77n] }).filter(
      ({ title }) => title === NAMES,
    );
    expect(check?.run).toThrow(`seed 77, turn 0: ${problem}`);
  });

  it('a failure names seed, turn and what is wrong', () => {
    const [check] = rulesetContract(
      { ...empyrean, outcome: () => ({ status: 'over', winners: [9] }) },
      { ...short, seeds: [77n] },
    ).filter(({ title }) => title === OUTCOME);
    expect(check?.run).toThrow('seed 77, turn 1: a winner is no seat');
  });
});
