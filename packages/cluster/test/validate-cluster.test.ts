import { Prng } from '@ec/prng';
import { describe, expect, it } from 'vitest';
import {
  CLUSTER_RULES,
  designateHomeWorlds,
  eligibleHomeWorlds,
  generateCluster,
  validateCluster,
  type HomeWorldTemplate,
} from '../src/index.js';

type Json = Record<'stars' | 'systems' | 'planets' | 'deposits', Record<string, unknown>[]>;

const rng = Prng.fromSeed(11);
const generated = generateCluster(rng);
const binary = generated.systems.findIndex(({ starIds }) => starIds.length > 1);
const depositsOf = (planetId: number) =>
  generated.deposits.filter((deposit) => deposit.planetId === planetId);

function indexOfPlanet(wanted: (planet: (typeof generated.planets)[number]) => boolean): number {
  const index = generated.planets.findIndex(wanted);
  return index < 0 ? expect.fail('no such planet with this seed') : index;
}
function indexOfDeposit(planet: number, resource: string): number {
  const index = generated.deposits.findIndex((d) => d.planetId === planet + 1 && d.resource === resource);
  return index < 0 ? expect.fail('no such deposit with this seed') : index;
}
function starWith(type: string, least: number): number {
  const count = (starId: number) =>
    generated.planets.filter((p) => p.starId === starId && p.type === type).length;
  return (
    generated.stars.find(({ id }) => count(id) >= least)?.id ?? expect.fail('no such star with this seed')
  );
}

/** The rules broken by a change to a valid cluster, with their paths. */
function broken(change: (json: Json) => void, homeWorldIds?: readonly number[]): string[] {
  const json: Json = JSON.parse(JSON.stringify(generated));
  change(json);
  const result = validateCluster(json, homeWorldIds);
  return result.ok ? [] : result.problems.map(({ path, code }) => `${path} ${code}`);
}

/** Sets a field of the entry at an index. */
function set(list: Record<string, unknown>[], index: number, change: Record<string, unknown>): void {
  Object.assign(list[index] ?? expect.fail(`no entry ${index}`), change);
}

const terrestrial = indexOfPlanet(
  (p) => p.type === 'terrestrial' && depositsOf(p.id).length > 9 && p.habitability > 0,
);
const gasGiant = indexOfPlanet((p) => p.type === 'gasGiant' && depositsOf(p.id).length > 5);
const asteroid = indexOfPlanet((p) => p.type === 'asteroid');
const metallics = indexOfDeposit(terrestrial, 'metallics');

describe('seed "Cluster" to "Deposit": validation', () => {
  it('accepts a generated cluster, also after a round trip through JSON', () => {
    expect(validateCluster(generated)).toEqual({ ok: true, cluster: generated });
    expect(validateCluster(JSON.parse(JSON.stringify(generated)))).toEqual({ ok: true, cluster: generated });
  });

  it.each([undefined, null, 7, 'cluster', []])('refuses %o, which is not a cluster', (json) => {
    expect(validateCluster(json).ok).toBe(false);
  });

  it('names form errors of every list at once', () => {
    const found = broken((json) => {
      set(json.stars, 3, { sequence: 'A' });
      set(json.planets, 0, { orbit: 11 });
      set(json.deposits, 9, { colour: 'red' });
      json.systems.push({});
    });
    expect(found).toContain('$.stars[3].sequence schema');
    expect(found).toContain('$.planets[0].orbit schema');
    expect(found).toContain('$.deposits[9].colour schema');
    expect(found.filter((problem) => problem.startsWith('$.systems'))).toHaveLength(3);
  });

  it('names a missing list and still checks the others', () => {
    const found = broken((json) => {
      Reflect.deleteProperty(json, 'deposits');
      set(json.stars, 0, { sequence: 9 });
    });
    expect(found).toEqual(['$.deposits schema', '$.stars[0].sequence starSequence']);
  });

  const cases: [rule: string, path: string, change: (json: Json) => void][] = [
    ['starCount', '$.stars', (j) => j.stars.pop()],
    ['starId', '$.stars[4].id', (j) => set(j.stars, 4, { id: 4 })],
    [
      'coordinates',
      '$.stars[99].coordinates.y',
      (j) => set(j.stars, 99, { coordinates: { x: 0, y: 31, z: 0 } }),
    ],
    ['starSystem', '$.stars[0].systemId', (j) => set(j.stars, 0, { systemId: 2 })],
    ['starSequence', '$.stars[0].sequence', (j) => set(j.stars, 0, { sequence: 2 })],
    ['systemCount', '$.systems', (j) => j.systems.pop()],
    ['systemId', '$.systems[1].id', (j) => set(j.systems, 1, { id: 7 })],
    [
      'systemCoordinates',
      '$.systems[0].coordinates',
      (j) => set(j.systems, 0, { coordinates: { x: 0, y: 0, z: 0 } }),
    ],
    ['systemStars', '$.systems[0].starIds', (j) => set(j.systems, 0, { starIds: [1, 2] })],
    ['planetId', '$.planets[0].id', (j) => set(j.planets, 0, { id: 2 })],
    ['planetStar', '$.planets[0].starId', (j) => set(j.planets, 0, { starId: 101 })],
    [
      'habitability',
      `$.planets[${asteroid}].habitability`,
      (j) => set(j.planets, asteroid, { habitability: 1 }),
    ],
    [
      'habitability',
      `$.planets[${terrestrial}].habitability`,
      (j) => set(j.planets, terrestrial, { habitability: 26 }),
    ],
    ['depositId', '$.deposits[8].id', (j) => set(j.deposits, 8, { id: 8 })],
    ['depositPlanet', '$.deposits[8].planetId', (j) => set(j.deposits, 8, { planetId: 9999 })],
    ['depositNumber', '$.deposits[8].number', (j) => set(j.deposits, 8, { number: 41 })],
    [
      'quantity',
      `$.deposits[${metallics}].quantity`,
      (j) => set(j.deposits, metallics, { quantity: 999_999 }),
    ],
    [
      'quantity',
      `$.deposits[${metallics}].quantity`,
      (j) => set(j.deposits, metallics, { quantity: 99_000_001 }),
    ],
    [
      'yield',
      `$.deposits[${metallics}].yieldPercent`,
      (j) => set(j.deposits, metallics, { yieldPercent: 81 }),
    ],
    [
      'orbitTaken',
      'orbit',
      (j) => {
        const star = starWith('terrestrial', 2);
        for (const planet of j.planets) if (planet['starId'] === star) planet['orbit'] = 1;
      },
    ],
    [
      'typeOrder',
      'type',
      (j) => {
        const star = starWith('terrestrial', 2);
        const inner = j.planets
          .filter((p) => p['starId'] === star && p['type'] === 'terrestrial')
          .sort((a, b) => Number(a['orbit']) - Number(b['orbit']))[0];
        Object.assign(inner ?? {}, { type: 'asteroid' });
      },
    ],
    [
      'gasGiantCap',
      '$.planets',
      (j) => {
        const star = starWith('terrestrial', 4);
        for (const planet of j.planets) if (planet['starId'] === star) planet['type'] = 'gasGiant';
      },
    ],
    [
      'asteroidCap',
      '$.planets',
      (j) => {
        const star = starWith('terrestrial', 3);
        for (const planet of j.planets) if (planet['starId'] === star) planet['type'] = 'asteroid';
      },
    ],
    [
      'depositCount',
      `$.planets[${terrestrial}]`,
      (j) => {
        j.deposits = j.deposits.filter((deposit) => deposit['planetId'] !== terrestrial + 1);
      },
    ],
    [
      'depositCount',
      `$.planets[${gasGiant}]`,
      (j) => {
        for (let i = 0; i < 41; i++) set(j.deposits, i, { planetId: gasGiant + 1 });
      },
    ],
    [
      'resource',
      `$.deposits[${generated.deposits.findIndex((d) => d.planetId === gasGiant + 1)}].resource`,
      (j) => {
        for (const deposit of j.deposits)
          if (deposit['planetId'] === gasGiant + 1) deposit['resource'] = 'gold';
      },
    ],
    [
      'goldCap',
      `$.planets[${terrestrial}]`,
      (j) => {
        for (const d of j.deposits) {
          if (d['planetId'] === terrestrial + 1 && Number(d['number']) <= 2) d['resource'] = 'gold';
        }
      },
    ],
    [
      'fuelCap',
      `$.planets[${gasGiant}]`,
      (j) => {
        for (const d of j.deposits) {
          if (d['planetId'] === gasGiant + 1 && Number(d['number']) <= 3) d['resource'] = 'fuel';
        }
      },
    ],
  ];
  it.each(cases)('names a broken %s at %s', (rule, path, change) => {
    const found = broken(change);
    expect(found.some((problem) => problem.includes(path) && problem.endsWith(` ${rule}`))).toBe(true);
  });

  it('has a case here for every rule except the form and home worlds', () => {
    const tested = new Set(cases.map(([rule]) => rule));
    expect(CLUSTER_RULES.filter((rule) => !tested.has(rule))).toEqual(['schema', 'homeWorld']);
  });

  it('says what was expected and what was received', () => {
    const json: Json = JSON.parse(JSON.stringify(generated));
    set(json.stars, 0, { sequence: 3 });
    expect(validateCluster(json)).toEqual({
      ok: false,
      problems: [
        { path: '$.stars[0].sequence', code: 'starSequence', message: 'expected 1 within its system, got 3' },
      ],
    });
  });

  it('holds sequences of a binary to star order', () => {
    const starIds = generated.systems[binary]?.starIds ?? expect.fail('no binary with this seed');
    expect(starIds.map((starId) => generated.stars[starId - 1]?.sequence)).toEqual(
      starIds.map((_, i) => i + 1),
    );
  });
});

describe('E-09: validation of home worlds', () => {
  const [home] = eligibleHomeWorlds(generated);
  const homeId = home?.id ?? expect.fail('no home world with this seed');
  const template: HomeWorldTemplate = {
    habitability: 25,
    deposits: [{ resource: 'gold', quantity: 1, yieldPercent: 100, count: 40 }],
  };
  const designated = designateHomeWorlds(generated, [homeId], template, rng);

  it('exempts a home world from caps and ranges, and only when it is named as one', () => {
    expect(validateCluster(designated, [homeId]).ok).toBe(true);
    const result = validateCluster(designated);
    expect(result.ok ? [] : result.problems.map(({ code }) => code)).toContain('goldCap');
  });

  it('names a home world that is not eligible', () => {
    expect(broken(() => undefined, [gasGiant + 1])).toEqual([`$.planets[${gasGiant}] homeWorld`]);
    expect(broken(() => undefined, [9999])).toEqual(['$.planets homeWorld']);
  });
});
