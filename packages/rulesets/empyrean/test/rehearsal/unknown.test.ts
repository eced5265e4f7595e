import { rehearse } from '@ec/engine';
import { describe, expect, test } from 'vitest';
import { empyrean } from '../../src/ruleset.js';
import { play, smallGame, withHolding, type SmallGame } from '../small-game.js';

/** What the rehearsal of a sheet of empire 1 says of each order, and what the turn says. */
function said(game: SmallGame, sheet: string) {
  const { orders, diagnostics } = empyrean.parse(sheet, { game: 'EC-1', seat: 1, turn: game.state.turn + 1 });
  expect(diagnostics).toEqual([]);
  const { results } = rehearse(empyrean, game, 1, orders) ?? expect.unreachable();
  const turn = play(game, sheet).journal.filter((event) => event.kind === 'order');
  return orders.map(({ line, text }) => {
    const told = results.find(({ placed }) => placed.line === line)?.result;
    const event = turn.find((one) => one.line === line && one.text === text);
    return [told ? `${told.status}: ${told.reason}` : null, `${event?.status}: ${event?.reason}`];
  });
}

const SHIP = {
  kind: 'ship',
  population: { PRO: 20, SLD: 40 },
  stored: { FUEL: 1_000, FOOD: 100, CNGD: 100, 'TPT-1': 100, 'ASW-1': 40 },
  assembled: { STU: 40_000, 'LFS-1': 60, 'SPD-1': 1 },
} as const;

describe('what depends on what an empire does not know is open, and so is what follows from it', () => {
  const two = smallGame({ players: 2 });

  test.each([1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n])('seed %s: whether troops get across in a fight', (seed) => {
    const game = withHolding(smallGame({ players: 2, seed }), SHIP);
    const id = game.state.holdings.at(-1)?.id ?? 0;
    const [invasion] = said(game, `${id}, invade, 2, 100%`);
    expect(invasion?.[0]).toBeNull();
  });

  test('not so an attack that can neither fire nor cross: its refusal has the figures of the turn', () => {
    const game = withHolding(two, { ...SHIP, stored: { FUEL: 1_000, FOOD: 100, CNGD: 100 } });
    const id = game.state.holdings.at(-1)?.id ?? 0;
    const NONE = 'FUEL 880 beyond 60 for life support';
    const refusals = [
      `refused: nobody can cross: troops 40, assault craft 0, transports 0, ${NONE}`,
      `refused: nothing can be fired: launchers 0, missiles 0, energy weapons 0, ${NONE}`,
    ];
    const found = said(game, `${id}, invade, 2, 100%\n${id}, bombard, 2, 100%`);
    expect(found.map(([told]) => told)).toEqual(found.map(([, event]) => event));
    expect(found.map(([told]) => told)).toEqual(refusals);
  });

  test('what an abandoned ship takes is no longer there for the next order, if it has room', () => {
    const manned = withHolding(two, SHIP);
    const id = manned.state.holdings.at(-1)?.id ?? 0;
    const wreck = { kind: 'ship', empireId: null, assembled: { STU: 40_000 } } as const;
    const game = play(withHolding(manned, wreck));
    const abandoned = game.state.holdings.at(-1)?.id ?? 0;
    const fuel = game.state.holdings.find((one) => one.id === id)?.stored.find(({ code }) => code === 'FUEL');
    expect(fuel?.quantity).toBe(940);
    const found = said(game, `${id}, transfer, 870 fuel, ${abandoned}\n${id}, transfer, 60 fuel, 1`);
    expect(found).toEqual([
      [null, 'done: '],
      [null, expect.stringMatching('^partly: 10 of 60: in storage 10 ')],
    ]);
  });

  test('mines that are not there are refused without a survey', () => {
    const planet = two.state.cluster.planets.find(
      ({ id, type }) => type === 'terrestrial' && !two.state.homeWorlds.includes(id),
    );
    const game = withHolding(two, { ...SHIP, planetId: planet?.id ?? 0 });
    const id = game.state.holdings.at(-1)?.id ?? 0;
    expect(said(game, `${id}, mining, 4, 1`)).toEqual([
      ['refused: there is no mine group 4', 'refused: there is no mine group 4'],
    ]);
  });

  test('a colony that takes a permission is open, and refused where it lacks something anyway', () => {
    const planet = two.state.cluster.planets.find(
      ({ id, type }) => type === 'terrestrial' && !two.state.homeWorlds.includes(id),
    );
    const planetId = planet?.id ?? 0;
    const game = withHolding(two, {
      ...SHIP,
      population: { ...SHIP.population, CNW: 2 },
      stored: { ...SHIP.stored, STU: 1_400, 'LFS-1': 4 },
      planetId,
    });
    const id = game.state.holdings.at(-1)?.id ?? 0;
    game.state.controls.push({ planetId, empireId: 2, permitted: [] });
    const colony = (structure: string): string =>
      `set up, orbiting colony, ${id}, transfer, ${structure} STU, 4 LFS-1, 4 professionals, 20 food, 20 fuel, end`;
    const refusal = 'refused: the empire that controls the planet has not permitted it';
    expect(said(game, colony('1,200'))).toEqual([[null, refusal]]);
    const { orders } = empyrean.parse(colony('1,200'));
    const doubts = empyrean.rehearsal?.doubts?.(rehearse(empyrean, game, 1, orders) ?? expect.unreachable());
    expect(doubts?.map(({ reason }) => reason)).toContain(
      'empire 2 controls this planet, and must have permitted this',
    );
    expect(said(game, colony('600'))).toEqual([
      ['refused: structural units to house everything: 600 of 1,060 (460 missing)', refusal],
    ]);
  });
});
