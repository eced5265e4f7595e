import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { botNames, createGame, playBots, resolveTurn, stateHash, type PlayerRecord } from '@ec/engine';
import { empyrean } from '../src/ruleset.js';

interface ReferenceGame {
  name: string;
  seed: string;
  players: PlayerRecord[];
  /** Order sheets by seat ID, for each turn from 1. */
  turns: Record<string, string>[];
  /** Turns after those, which all bots play in turn around the table. */
  botTurns: number;
  /** State hashes, for each turn from 0. They change only with a changeset that says "Replay: breaks". */
  hashes: string[];
}

const file = new URL('fixtures/reference-game.json', import.meta.url);
const { name, seed, players, turns, botTurns, hashes } = JSON.parse(
  readFileSync(file, 'utf8'),
) as ReferenceGame;

describe('reference hashes', () => {
  const games = [createGame(empyrean, { name, seed: BigInt(seed), players })];
  for (const sheets of turns) {
    const bySeat = Object.entries(sheets).map(([seat, text]) => [Number(seat), text] as const);
    games.push(...games.slice(-1).map((game) => resolveTurn(empyrean, game, new Map(bySeat))));
  }

  it('architecture 6: four quarters of 30 empires, and sixteen that bots play, replay to the stored hashes', () => {
    expect(games.map(({ state }) => [state.turn, state.empires.length])).toEqual(
      [0, 1, 2, 3, 4].map((turn) => [turn, 30]),
    );
    const names = botNames(empyrean);
    const bots = new Map(
      Array.from({ length: 30 }, (_, i) => [i + 1, names[(i + 1) % names.length] ?? 'idle'] as const),
    );
    const played = games.slice(-1);
    for (let turn = 0; turn < botTurns; turn++)
      played.push(...played.slice(-1).map((game) => playBots(empyrean, game, bots)));
    const all = [...games, ...played.slice(1)];
    expect(all).toHaveLength(21);
    expect(all.map(({ state }) => stateHash(state))).toEqual(hashes);
  });

  it('E-17: of the 14 orders on the stored sheets only the one to a foreign colony is refused', () => {
    const journal = games.flatMap((game) => game.journal);
    const statuses = journal.flatMap((event) => (event.kind === 'order' ? [event.status] : []));
    expect(statuses).toHaveLength(14);
    expect(statuses.filter((status) => status !== 'done')).toEqual(['refused']);
    expect(journal.filter(({ kind }) => kind === 'unreadable')).toEqual([]);
  });
});
