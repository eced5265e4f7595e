import { describe, expect, it } from 'vitest';
import { headCount, massHundredths } from '@ec/economy';
import { createGame, playBots } from '@ec/engine';
import { kits, openKit } from '../../src/bots/kit.js';
import { designShip, populationOf, stacksOf } from '../../src/bots/ship-design.js';
import { units } from '../../src/bots/sheet.js';
import { empyrean } from '../../src/ruleset.js';
import { empires } from '../empires.js';
import type { SmallGame } from '../small-game.js';

describe('ships that strong bots design', () => {
  it('a settlers’ ship for one colony has a place for everybody, and engines for all of its mass', () => {
    const crew = [units('PRO', 15), units('USK', 10)];
    const cargo = kits(1, openKit({ MIN: 1, FCT: 1 }));
    const { hull, load } = designShip({ techLevel: 2, airLevel: 1, crew, cargo, lightYears: 0, turns: 4 });
    const of = (code: string): number => hull.find((unit) => unit.code === code)?.quantity ?? 0;
    // 440 + 430 + 170 + 60 + 2 × 2 settlers and 25 crew are 1,129 population units
    expect(headCount(populationOf([...crew, ...cargo]))).toBe(1129);
    expect(of('LFS')).toBe(1130);
    const goods = stacksOf([...hull, ...load]);
    const mass = 100 * 1129 + massHundredths(goods.filter(({ code }) => code !== 'HEN'));
    expect(mass).toBeLessThanOrEqual(of('HEN') * 2_000 * 100);
  });
});

describe('conqueror', () => {
  it('holds four planets of its home system after two years, eight in two systems after six, and starves nobody', () => {
    let game: SmallGame = createGame(empyrean, {
      name: 'EC-1',
      seed: 4n,
      players: empires(1),
      parameters: { 'cluster.starCount': 20 },
    });
    let starved = 0;
    const planets: number[] = [];
    for (let turn = 1; turn <= 24; turn++) {
      game = playBots(empyrean, game, new Map([[1, 'conqueror']]));
      for (const event of game.journal) if (event.kind === 'provided') starved += event.starved;
      planets.push(game.state.controls.length);
    }
    expect(starved).toBe(0);
    expect([planets[7], planets[23]]).toEqual([4, 8]);
    const settled = game.state.controls.map(
      ({ planetId }) => game.state.cluster.planets[planetId - 1]?.starId,
    );
    expect(new Set(settled).size).toBe(2);
  });
});
