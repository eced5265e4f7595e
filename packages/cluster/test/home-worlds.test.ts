import { Prng } from '@ec/prng';
import { describe, expect, it } from 'vitest';
import {
  defaultHomeWorldTemplate,
  designateHomeWorlds,
  eligibleHomeWorlds,
  generateCluster,
  parseHomeWorldTemplate,
  TemplateError,
  validateCluster,
} from '../src/index.js';

const rng = Prng.fromSeed('home worlds');
const cluster = generateCluster(rng);
const eligible = eligibleHomeWorlds(cluster);
const [first, second] = eligible.map(({ id }) => id);

describe('seed "Planet": home worlds', () => {
  it('are terrestrial in orbit 3, 4 or 5, and nothing else is asked of them', () => {
    const others = cluster.planets.filter(({ id }) => !eligible.some((planet) => planet.id === id));
    expect(eligible.length).toBeGreaterThan(0);
    expect(eligible.every(({ type, orbit }) => type === 'terrestrial' && orbit >= 3 && orbit <= 5)).toBe(
      true,
    );
    expect(others.some(({ type, orbit }) => type === 'terrestrial' && orbit >= 3 && orbit <= 5)).toBe(false);
  });
});

describe('E-09: designation', () => {
  const homes = [first ?? 0, second ?? 0];
  const designated = designateHomeWorlds(cluster, homes, defaultHomeWorldTemplate, rng);

  it('gives every home world habitability 25 and the 40 deposits of the template, numbered in its order', () => {
    for (const home of homes) {
      expect(designated.planets[home - 1]).toEqual({ ...cluster.planets[home - 1], habitability: 25 });
      const own = designated.deposits
        .filter(({ planetId }) => planetId === home)
        .sort((a, b) => a.number - b.number);
      expect(own.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
      const text = own.map(
        ({ resource, quantity, yieldPercent }) => `${resource} ${quantity} ${yieldPercent}`,
      );
      expect(text).toEqual([
        'gold 1000000 9',
        ...Array.from({ length: 5 }, () => 'fuel 99000000 20'),
        ...Array.from({ length: 17 }, () => 'metallics 99000000 55'),
        ...Array.from({ length: 17 }, () => 'nonMetallics 99000000 55'),
      ]);
    }
  });

  it('leaves other planets, and the cluster it was given, as they were', () => {
    expect(cluster).toEqual(generateCluster(rng));
    const withoutIds = (planetId: number, { deposits }: typeof cluster) =>
      deposits
        .filter((deposit) => deposit.planetId === planetId)
        .map((deposit) => ({ ...deposit, id: 0 }))
        .sort((a, b) => a.number - b.number);
    for (const { id } of cluster.planets) {
      if (homes.includes(id)) continue;
      expect(designated.planets[id - 1]).toEqual(cluster.planets[id - 1]);
      expect(withoutIds(id, designated)).toEqual(withoutIds(id, cluster));
    }
  });

  it('keeps the cluster valid, with deposit IDs from 1 in order and mixed between planets', () => {
    expect(validateCluster(designated, homes).ok).toBe(true);
    const ids = designated.deposits.filter(({ planetId }) => planetId === first).map(({ id }) => id);
    // 40 of some 8,000 IDs: if they were together, they would span 40.
    expect(Math.max(...ids) - Math.min(...ids)).toBeGreaterThan(designated.deposits.length / 2);
  });

  it('refuses a planet that is not eligible, does not exist, or is named twice', () => {
    const gasGiant = cluster.planets.find(({ type }) => type === 'gasGiant')?.id ?? 0;
    const designate = (ids: number[]) => designateHomeWorlds(cluster, ids, defaultHomeWorldTemplate, rng);
    expect(() => designate([gasGiant])).toThrow(/type gasGiant in orbit/);
    expect(() => designate([9999])).toThrow(/9999 is not a planet/);
    expect(() => designate([first ?? 0, first ?? 0])).toThrow(/named twice/);
  });
});

describe('E-09: template files', () => {
  const problemsOf = (json: unknown) => {
    try {
      parseHomeWorldTemplate(json);
    } catch (error) {
      if (error instanceof TemplateError) return error.problems.map(({ path, code }) => `${path} ${code}`);
      throw error;
    }
    return [];
  };

  it('are read as they are', () => {
    expect(parseHomeWorldTemplate(JSON.parse(JSON.stringify(defaultHomeWorldTemplate)))).toEqual(
      defaultHomeWorldTemplate,
    );
  });

  it('are refused with the path of every problem', () => {
    const deposits = [
      { resource: 'iron', quantity: 1, yieldPercent: 1, count: 1 },
      { resource: 'fuel', quantity: 0, yieldPercent: 101, count: 1.5 },
      { resource: 'gold', quantity: 1, yieldPercent: 1, count: 1, note: '' },
    ];
    expect(problemsOf({ habitability: 26, deposits })).toEqual([
      '$.habitability schema',
      '$.deposits[0].resource schema',
      '$.deposits[1].quantity schema',
      '$.deposits[1].yieldPercent schema',
      '$.deposits[1].count schema',
      '$.deposits[2].note schema',
    ]);
  });

  it('are refused with more than 40 deposits in all, in addition to any other problem', () => {
    const deposit = { resource: 'fuel', quantity: 1, yieldPercent: 1, count: 21 };
    expect(problemsOf({ habitability: 0, deposits: [deposit, deposit] })).toEqual([
      '$.habitability schema',
      '$.deposits depositCount',
    ]);
    expect(() => parseHomeWorldTemplate({ habitability: 9, deposits: [deposit, deposit] })).toThrow(
      'home-world template: $.deposits: expected at most 40 deposits in all, got 42',
    );
  });

  it.each([null, 'x', [], {}])('are refused when they are %o', (json) => {
    expect(problemsOf(json).length).toBeGreaterThan(0);
  });
});
