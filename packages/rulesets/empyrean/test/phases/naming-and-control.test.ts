import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { gameOnMap, viewOf, type StarMap } from '../star-map.js';
import {
  expectRefused,
  holdingIn,
  outcomeOf,
  outcomes,
  play,
  withHolding,
  type NewHolding,
  type SmallGame,
} from '../small-game.js';

/** Home in orbit 3, another planet in orbit 6. */
const MAP: StarMap = { stars: [[10, 10, 10]], planets: [{ star: 1, orbit: 6 }] };
const HOME = '10-10-10/3';
const OTHER = '10-10-10/6';
const POST: NewHolding = {
  kind: 'orbiting',
  planetId: 2,
  population: { PRO: 10 },
  assembled: { STU: 15_000, 'LFS-1': 100 },
  stored: { FUEL: 1_000, FOOD: 60, CNGD: 100 },
};
/** Colonies 1 to 3 of empires 1 to 3 at home. */
const game = gameOnMap(MAP, { players: 3 });
const controls = (of: SmallGame): unknown[] =>
  of.state.controls.map(({ planetId, empireId }) => [planetId, empireId]);
const codes = (of: SmallGame): string[] => outcomes(of).map(({ code }) => code);
const claimed = play(game, `1, control, ${HOME}`);

describe('phase 19: control', () => {
  it('phase 19: a planet with an own colony is claimed, and those who are there see whose it is', () => {
    expect(outcomeOf(game, `1, control, ${HOME}`)).toMatchObject({ status: 'done', reason: '' });
    expect(claimed.state.controls).toEqual([{ planetId: 1, empireId: 1, permitted: [] }]);
    expect(viewOf(claimed, 2).planets[0]?.controller).toBe(1);
    expect([1, 2].map((seat) => viewOf(claimed, seat).victory.planets)).toEqual([1, 0]);
  });

  it.each(['orbiting', 'enclosed', 'trade-station'] as const)(
    'phase 19: a colony of kind %s will do',
    (kind) => {
      const next = play(withHolding(game, { ...POST, kind }), `1, control, ${OTHER}`);
      expect(controls(next)).toEqual([[2, 1]]);
    },
  );

  it('phase 19: a ship is no colony, nor is that of another empire; a planet that is not there is refused alike', () => {
    const visitors = withHolding(withHolding(game, { ...POST, kind: 'ship' }), { ...POST, empireId: 2 });
    for (const planet of [OTHER, '10-10-10/7', '1-2-3/4']) {
      expectRefused(visitors, `1, control, ${planet}`, 'no-colony');
      expect(outcomeOf(visitors, `1, control, ${planet}`).reason).toBe('you have no colony there');
    }
  });

  it('phase 19: the planet of another empire cannot be claimed; one’s own is one’s own already', () => {
    expectRefused(claimed, `2, control, ${HOME}`, 'controlled', 2);
    const again = play(claimed, `1, control, ${HOME}`);
    expect(controls(again)).toEqual([[1, 1]]);
    expect(again.journal.filter(({ kind }) => kind === 'uncontrolled')).toEqual([]);
    expect(outcomeOf(claimed, `1, control, ${HOME}`).status).toBe('done');
  });

  it('phase 19: nobody claims in the name of another empire', () => {
    expectRefused(game, `2, control, ${HOME}`, 'not-your-empire');
    expect(outcomeOf(game, `2, control, ${HOME}`).reason).toBe('your empire is 1');
    expectRefused(claimed, `1, un-control, ${HOME}`, 'not-your-empire', 2);
  });

  it('phase 19: planets stand in ID order, whoever claims which', () => {
    const two = withHolding(game, { ...POST, empireId: 2 });
    expect(controls(play(two, `1, control, ${HOME}`, `2, control, ${OTHER}`))).toEqual([
      [1, 1],
      [2, 2],
    ]);
    const later = play(play(two, '', `2, control, ${OTHER}`), `1, control, ${HOME}`);
    expect(later.state.controls.map(({ planetId }) => planetId)).toEqual([1, 2]);
  });
});

describe('phase 19: contested claims', () => {
  const everybody = [1, 2, 3].map((empire) => `${empire}, control, ${HOME}`);

  it('phase 19: one of the claimants has it, and the others are told', () => {
    const next = play(game, ...everybody);
    const [[, winner] = []] = controls(next) as number[][];
    expect(controls(next)).toHaveLength(1);
    for (const { seat, code } of outcomes(next)) expect(code).toBe(seat === winner ? 'done' : 'contested');
    expect(outcomes(next).find(({ code }) => code === 'contested')?.reason).toBe(
      'another empire claimed it at the same time',
    );
  });

  it('phase 19: each has the same chance: of 90 seeds 30 each, and nobody fewer than 13 or more than 47', () => {
    // standard deviation √(90 × ⅓ × ⅔) = 4.47; 17 is 3.8 of them, and the seeds are fixed
    const wins = [0, 0, 0];
    for (let seed = 1; seed <= 90; seed++) {
      const [[, winner = 0] = []] = controls(
        play({ ...game, seed: String(seed) }, ...everybody),
      ) as number[][];
      wins[winner - 1] = (wins[winner - 1] ?? 0) + 1;
    }
    expect(wins.reduce((sum, won) => sum + won, 0)).toBe(90);
    for (const won of wins) expect(Math.abs(won - 30)).toBeLessThanOrEqual(17);
  });

  it('phase 19: a claim made twice counts once, and both are done', () => {
    const next = play(game, `1, control, ${HOME}\n1, control, ${HOME}`);
    expect([codes(next), controls(next)]).toEqual([['done', 'done'], [[1, 1]]]);
  });

  it('phase 19: who has no colony there does not contend', () => {
    const two = withHolding(game, { ...POST, empireId: 2 });
    const next = play(two, `1, control, ${OTHER}`, `2, control, ${OTHER}`);
    expect([codes(next), controls(next)]).toEqual([['no-colony', 'done'], [[2, 2]]]);
  });
});

describe('phase 19: un-control', () => {
  it('phase 19: a planet is given up, and whoever might settle there with it', () => {
    const permitted = play(claimed, `2, permission to colonize, ${HOME}`);
    expect(permitted.state.controls).toMatchObject([{ permitted: [{ kind: 'ship-or-colony', id: 2 }] }]);
    const free = play(permitted, `1, un-control, ${HOME}`);
    expect(free.state.controls).toEqual([]);
    expect(play(free, `1, control, ${HOME}`).state.controls).toEqual([
      { planetId: 1, empireId: 1, permitted: [] },
    ]);
  });

  it('phase 19: one’s other planets stay one’s own', () => {
    const two = play(withHolding(game, POST), `1, control, ${HOME}\n1, control, ${OTHER}`);
    expect(controls(two)).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(controls(play(two, `1, un-control, ${OTHER}`))).toEqual([[1, 1]]);
  });

  it('phase 19: in the turn in which it is given up another empire may have it', () => {
    const next = play(claimed, `1, un-control, ${HOME}`, `2, control, ${HOME}`);
    expect([codes(next), controls(next)]).toEqual([['done', 'done'], [[1, 2]]]);
  });

  it('phase 19: only what one controls; a planet that is not there is refused alike', () => {
    for (const planet of [HOME, OTHER, '1-2-3/4']) {
      expectRefused(claimed, `2, un-control, ${planet}`, 'not-controlled', 2);
      expect(outcomeOf(claimed, `2, un-control, ${planet}`, 2).reason).toBe('you do not control that planet');
    }
  });
});

describe('phase 19: names', () => {
  it('phase 19: of a ship or colony: in its owner’s report, and where others see it', () => {
    const next = play(game, '1, name, "Dragon "" fire, 2nd."');
    expect(holdingIn(next).name).toBe('Dragon " fire, 2nd.');
    expect(viewOf(next).holdings[0]?.name).toBe('Dragon " fire, 2nd.');
    expect(viewOf(next, 2).sightings[0]).toMatchObject({ id: 1, name: 'Dragon " fire, 2nd.' });
  });

  it('phase 19: the last of two names holds, and stays', () => {
    const next = play(play(game, '1, name, "One"\n1, name, "Two"'));
    expect(holdingIn(next).name).toBe('Two');
  });

  it('phase 19: nobody names what is another’s', () => {
    expectRefused(game, '2, name, "Mine"', 'not-yours');
  });

  it('phase 19: of a planet by who controls it, from the turn of the claim on', () => {
    const next = play(game, `${HOME}, name, "Goldball"\n1, control, ${HOME}`);
    expect(codes(next)).toEqual(['done', 'done']);
    expect(next.state.planetNames).toEqual([{ planetId: 1, name: 'Goldball' }]);
    expect(viewOf(next, 2).planets[0]?.name).toBe('Goldball');
    const again = play(next, `${HOME}, name, "Leadball"`);
    expect(again.state.planetNames).toEqual([{ planetId: 1, name: 'Leadball' }]);
  });

  it('phase 19: each planet has its own name, by the numbers of the planets', () => {
    const two = play(withHolding(game, POST), `1, control, ${HOME}\n1, control, ${OTHER}`);
    const next = play(play(two, `${OTHER}, name, "Second"`), `${HOME}, name, "First"`);
    expect(next.state.planetNames).toEqual([
      { planetId: 1, name: 'First' },
      { planetId: 2, name: 'Second' },
    ]);
  });

  it('phase 19: nobody else names it; a planet that is not there is refused alike', () => {
    for (const planet of [HOME, OTHER, '1-2-3/4']) {
      expectRefused(claimed, `${planet}, name, "Mine"`, 'not-controlled', 2);
      expect(outcomeOf(claimed, `${planet}, name, "Mine"`, 2).reason).toBe('you do not control that planet');
    }
  });

  it('phase 19: a planet keeps its name when it changes hands', () => {
    const named = play(claimed, `${HOME}, name, "Goldball"`);
    const next = play(named, `1, un-control, ${HOME}`, `2, control, ${HOME}`);
    expect(next.state.planetNames).toEqual([{ planetId: 1, name: 'Goldball' }]);
  });
});

const order = fc.constantFrom(
  `#, control, ${HOME}`,
  `#, control, ${OTHER}`,
  `#, un-control, ${HOME}`,
  `#, un-control, ${OTHER}`,
  `${HOME}, name, "By #"`,
  `${OTHER}, name, "By #"`,
);
const sheets = fc.array(fc.array(fc.array(order, { maxLength: 3 }), { minLength: 3, maxLength: 3 }), {
  minLength: 1,
  maxLength: 3,
});
/** Empires 1 and 2 have a colony at the other planet as well; the third has none. */
const crowded = withHolding(withHolding(game, POST), { ...POST, empireId: 2 });

test.prop([sheets], { numRuns: 40 })(
  'phase 19: a planet has one controller at most, with a colony there; every order ends one way',
  (turns) => {
    let at = crowded;
    for (const orders of turns) {
      const before = at;
      at = play(at, ...orders.map((lines, i) => lines.join('\n').replaceAll('#', String(i + 1))));
      const planets = at.state.controls.map(({ planetId }) => planetId);
      expect(planets).toEqual([...new Set(planets)].sort((a, b) => a - b));
      for (const { planetId, empireId } of at.state.controls) {
        const isThere = at.state.holdings.some(
          (known) => known.planetId === planetId && known.empireId === empireId,
        );
        expect(isThere).toBe(true);
      }
      expect(outcomes(at)).toHaveLength(orders.flat().length);
      if (outcomes(at).every(({ status }) => status === 'refused'))
        expect(at.state.controls).toEqual(before.state.controls);
    }
  },
);
