import { Prng } from '@ec/prng';
import { describe, expect, it } from 'vitest';
import { botNames, createGame, playBots, stateHash, turnReportOf } from '@ec/engine';
import { empyrean } from '../src/ruleset.js';
import type { EmpyreanEvent } from '../src/events.js';
import { type EmpyreanPhase, type EmpyreanRuleset } from '../src/contract.js';
import type { EmpyreanState } from '../src/state.js';
import { rulesetContract, type ContractOptions } from '@ec/engine/testing';
import { empires } from './empires.js';
import { smallHomeWorld } from './small-game.js';
import { alsoSees, changeUnseen, isForeseeable, ledgers } from '../src/testing.js';

const options: ContractOptions<EmpyreanState, EmpyreanEvent> = {
  players: 5,
  turns: 8,
  seeds: [1n, 'two'],
  parameters: { 'cluster.starCount': 4, 'cluster.axisSize': 4, 'empires.perHomeWorld': 2 },
  templates: { homeWorld: smallHomeWorld },
  alsoSees,
  changeUnseen,
  ledgers,
  isForeseeable,
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

const UNSEEN = 'nothing that a seat receives changes when something changes that it cannot see';
const LEDGERS = 'every ledger closes';

describe('architecture 5: ledgers', () => {
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
    [
      'how old the colonies of others are',
      (state, seat) => others(state, seat).map(({ foundedTurn }) => foundedTurn ?? 0),
    ],
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
    ['how many ships and colonies there are', ({ holdingNumbers }) => holdingNumbers.length],
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

  it('no other check minds', () => {
    expect(failures(leaking(others))).toEqual([UNSEEN]);
  });

  it('every seat of every turn is put to the test: there is always something that it cannot see', () => {
    const names = botNames(empyrean);
    let game = createGame(empyrean, { name: 'EC-1', seed: 4n, players: empires(3), parameters: options.parameters ?? {} });
    for (let turn = 1; turn <= 4; turn++) {
      game = playBots(empyrean, game, new Map([1, 2, 3].map((seat) => [seat, names[seat + turn] ?? 'idle'] as const)));
      for (const seat of [1, 2, 3]) {
        const other = changeUnseen(structuredClone(game.state), seat, Prng.fromSeed(turn), game.journal);
        expect(stateHash(other)).not.toBe(stateHash(game.state));
        expect(turnReportOf(empyrean, { ...game, state: other }, seat)).toEqual(turnReportOf(empyrean, game, seat));
      }
    }
  }); // prettier-ignore
});
