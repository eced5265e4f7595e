import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGame, resolveTurn } from '@ec/engine';
import { galaxyng } from '@ec/galaxyng';
import { foresee, parse, renderForecastText, renderTurnText } from '@ec/galaxyng/rules';
import { workspaceRoot } from './documents.ts';

/** Folder of the GalaxyNG game that the tutorial goes through. */
export const GALAXY_FOLDER = 'docs/examples/galaxyng';
/** Turns for which the folder has sheets. */
export const GALAXY_TURNS = 10;

const SEATS = [1, 2, 3] as const;

/** A game after a turn. */
type GalaxyGame = ReturnType<typeof newGame>;

/** The game after each turn, from turn 0 (included). */
export const galaxyGames: readonly GalaxyGame[] = played();

/** Order sheet of a race for a turn. */
export function galaxySheet(turn: number, seat: number): string {
  return read(`orders/turn-${turn}/race-${seat}.txt`);
}

/**
 * Turn report of a race as the game's own text.
 *
 * @throws RangeError when the turn is not played
 */
export function galaxyReport(turn: number, seat: number): string {
  return renderTurnText(viewAfter(turn, seat));
}

/**
 * Forecast that a race's sheet for a turn gives, as text.
 *
 * @throws RangeError when the turn before is not played
 */
export function galaxyForecast(turn: number, seat: number): string {
  const seen = viewAfter(turn - 1, seat);
  return renderForecastText(seen, foresee(seen, parse(galaxySheet(turn, seat)).orders));
}

function viewAfter(turn: number, seat: number) {
  const game = galaxyGames[turn];
  if (!game) throw new RangeError(`turn: expected 0 to ${GALAXY_TURNS}, received ${turn}`);
  return galaxyng.view(game.state, game.journal, seat);
}

function played(): GalaxyGame[] {
  let game = newGame();
  const games = [game];
  for (let turn = 1; turn <= GALAXY_TURNS; turn++) {
    game = resolveTurn(galaxyng, game, new Map(SEATS.map((seat) => [seat, galaxySheet(turn, seat)])));
    games.push(game);
  }
  return games;
}

function newGame() {
  const { game: name, seed, parameters } = JSON.parse(read('game.json'));
  const players = read('players.csv')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
    .map(([id, email = '', race = '']) => ({ id: Number(id), email, name: race }));
  const templates = { races: JSON.parse(read('races.json')) };
  return createGame(galaxyng, { name, seed: BigInt(seed), players, parameters, templates });
}

function read(file: string): string {
  const path = join(workspaceRoot, GALAXY_FOLDER, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
