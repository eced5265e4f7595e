import { botSheets, createGame, resolveTurn, SetupError, type Game, type ParameterValue } from '@ec/engine';
import type { GalaxyEvent, GalaxyRuleset, GalaxyState } from '@ec/galaxyng';
import type { PhaseName } from '@ec/galaxyng/rules';
import type { BotName } from '../../src/bots/bot-names.js';
import type { ParameterKey } from '../../src/parameters.js';

type GalaxyGame = Game<GalaxyState, GalaxyEvent>;

/** A turn with the state before and after each of its steps. */
export interface PlayedTurn {
  readonly ruleset: GalaxyRuleset;
  readonly before: GalaxyGame;
  readonly after: GalaxyGame;
  readonly sheets: ReadonlyMap<number, string>;
  readonly steps: ReadonlyMap<PhaseName, { readonly before: GalaxyState; readonly after: GalaxyState }>;
}

/** What must hold of every turn: tells what does not. */
export type Law = (turn: PlayedTurn) => Iterable<string>;

/** A game of bots. */
export interface BotGame {
  readonly seed: number;
  /** Bot of each seat. */
  readonly bots: readonly BotName[];
  readonly turns: number;
  /** Those that differ from the standard; none when absent. */
  readonly parameters?: Readonly<Partial<Record<ParameterKey, ParameterValue>>>;
}

/** Seeds this far apart are tried where a galaxy has no room for its races. */
const NEXT_SEED = 1_000_000;

/** What bots write on the first turn besides: every shot is to be recorded. */
const FIRST_ORDERS = 'o battleprotocol\n';

/** Plays a game, and shows every turn. */
export function play(
  ruleset: GalaxyRuleset,
  { seed, bots, turns, parameters = {} }: BotGame,
  show: (turn: PlayedTurn) => void,
): void {
  let game = newGame(ruleset, { races: bots.length, seed, parameters });
  const table = new Map(bots.map((bot, i) => [i + 1, bot] as const));
  for (let turn = 1; turn <= turns; turn++) {
    let sheets = botSheets(ruleset, game, table);
    if (turn === 1) sheets = new Map([...sheets].map(([seat, sheet]) => [seat, FIRST_ORDERS + sheet]));
    const played = playTurn(ruleset, game, sheets);
    show(played);
    game = played.after;
  }
}

function playTurn(
  ruleset: GalaxyRuleset,
  before: GalaxyGame,
  sheets: ReadonlyMap<number, string>,
): PlayedTurn {
  const steps = new Map<PhaseName, { before: GalaxyState; after: GalaxyState }>();
  let last = snapshot(before.state);
  const after = resolveTurn(ruleset, before, sheets, {}, (step, state) => {
    const now = snapshot(state);
    steps.set(step as PhaseName, { before: last, after: now });
    last = now;
  });
  return { ruleset, before, after, sheets, steps };
}

function newGame(
  ruleset: GalaxyRuleset,
  { races, seed, parameters }: Pick<Required<BotGame>, 'seed' | 'parameters'> & { readonly races: number },
): GalaxyGame {
  const players = Array.from({ length: races }, (_, i) => ({
    id: i + 1,
    email: `${i + 1}@example.org`,
    name: `Race ${i + 1}`,
  }));
  for (let attempt = seed; ; attempt += NEXT_SEED) {
    try {
      return createGame(ruleset, { name: 'Orion', seed: attempt, players, parameters });
    } catch (error) {
      if (!(error instanceof SetupError)) throw error;
    }
  }
}

/** What steps change of races, planets and groups, at a fraction of the price of a whole copy. */
function snapshot(state: GalaxyState): GalaxyState {
  return {
    ...state,
    races: state.races.map((race) => ({ ...race, tech: { ...race.tech } })),
    planets: state.planets.map((planet) => ({
      ...planet,
      stock: { ...planet.stock },
      routes: { ...planet.routes },
    })),
    groups: state.groups.map((group) => ({ ...group, tech: { ...group.tech } })),
  };
}
