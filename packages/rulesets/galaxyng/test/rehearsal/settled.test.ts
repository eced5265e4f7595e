import { botNames, botSheets, createGame, rehearse, resolveTurn, type Game } from '@ec/engine';
import { expect, test } from 'vitest';
import type { GalaxyEvent } from '../../src/events.js';
import { galaxyng } from '../../src/ruleset.js';
import type { GalaxyState } from '../../src/state.js';

const NAMES = botNames(galaxyng);

/** A game of four in which a fleet that was sent away was shot first, in spite of its rehearsal. */
function* turns(seed: string, count: number) {
  const players = [1, 2, 3, 4].map((id) => ({ id, email: `${id}@example.org`, name: `E${id}` }));
  let game: Game<GalaxyState, GalaxyEvent> = createGame(galaxyng, { name: 'r', seed, players });
  for (let turn = 1; turn <= count; turn += 1) {
    const seats = galaxyng.seats(game.state).filter(({ isOut }) => isOut !== true);
    const bots = new Map(seats.map(({ id }, i) => [id, NAMES[(i + 2) % NAMES.length] ?? 'idle'] as const));
    const sheets = botSheets(galaxyng, game, bots);
    yield { game, sheets };
    game = resolveTurn(galaxyng, game, sheets);
  }
}

test('N-16: no rehearsal says that ships leave which are shot before, by aliens that it sees', () => {
  const denied: string[] = [];
  let open = 0;
  for (const { game, sheets } of turns('1/2', 24))
    for (const [seat, sheet] of sheets) {
      const { orders } = galaxyng.parse(sheet);
      const alone = resolveTurn(galaxyng, game, new Map([[seat, sheet]]));
      const events = alone.journal.filter((event) => event.kind === 'order');
      for (const { placed, result } of rehearse(galaxyng, game, seat, orders)?.results ?? []) {
        const event = events.find(({ line, text }) => line === placed.line && text === placed.text);
        if (!result) open += 1;
        else if (event && event.code !== result.code)
          denied.push(`turn ${game.state.turn + 1}: ${placed.text}`);
      }
    }
  expect(denied).toEqual([]);
  expect(open).toBeGreaterThan(0);
});
