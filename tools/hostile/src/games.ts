/** The games that are attacked, each with the templates of its example. */
import { readFileSync } from 'node:fs';
import { ec4x } from '@ec/ec4x';
import { empyrean } from '@ec/empyrean';
import { createGame, type AnyRuleset, type Game, type GameState } from '@ec/engine';
import { galaxyng } from '@ec/galaxyng';
import { goofspiel } from '@ec/goofspiel';
import { multiplanetary } from '@ec/multiplanetary';
import { proxima } from '@ec/proxima';

/** A game that can be made. */
export interface Target {
  readonly ruleset: AnyRuleset;
  readonly players: number;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly templates: Readonly<Record<string, unknown>>;
}

const examples = new URL('../../../docs/examples/', import.meta.url);

/** All games of the workspace. */
export const TARGETS: readonly Target[] = [
  target(empyrean, 3, 'tutorial'),
  target(galaxyng, 3, 'galaxyng'),
  target(ec4x, 3, 'ec4x'),
  target(multiplanetary, 2, 'multiplanetary'),
  target(goofspiel, 2, 'goofspiel'),
  target(proxima, 2, 'proxima'),
];

/** A new game of a target. */
export function newGame({ ruleset, players, parameters, templates }: Target, seed: string): Game<GameState> {
  return createGame(ruleset, { name: 'Hostile', seed, players: playersOf(players), parameters, templates });
}

/** Players for so many seats. */
export function playersOf(players: number) {
  return Array.from({ length: players }, (_, i) => ({
    id: i + 1,
    email: `${i + 1}@example.org`,
    name: NAMES[i] ?? `Player ${i + 1}`,
  }));
}

const NAMES = ['Ada', 'Bo', 'Chen'];

function target(ruleset: unknown, players: number, example: string): Target {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(new URL(`${example}/${file}`, examples), 'utf8'));
  const { parameters = {}, templates = {} } = read('game.json') as {
    readonly parameters?: Readonly<Record<string, unknown>>;
    readonly templates?: Readonly<Record<string, string>>;
  };
  return {
    // A game knows no other state than its own.
    ruleset: ruleset as AnyRuleset,
    players,
    parameters,
    templates: Object.fromEntries(Object.entries(templates).map(([name, file]) => [name, read(file)])),
  };
}
