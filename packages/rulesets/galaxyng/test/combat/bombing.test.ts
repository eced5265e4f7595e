import { describe, expect, test } from 'vitest';
import { bombPlanet, type BombedPlanet, type Bombing, type BombingForces } from '../../src/combat/bombing.js';
import { ALL_AT_WAR, atWarAlong } from './forces.js';

/** The planet of vector 15; race 1 owns it. */
const PLANET: BombedPlanet = {
  ownerId: 1,
  size: 500,
  population: 500,
  industry: 400,
  stock: { COL: 50, CAP: 7, MAT: 11 },
};

function bomb(
  armed: readonly number[],
  {
    claims = [],
    atWar = atWarAlong('2-1', '3-1', '4-1'),
    fullBombing = false,
    classic = false,
    planet = PLANET,
  }: {
    claims?: readonly number[];
    atWar?: BombingForces['atWar'];
    fullBombing?: boolean;
    classic?: boolean;
    planet?: BombedPlanet;
  } = {},
): Bombing[] {
  return bombPlanet(
    planet,
    { armed, claims: new Set(claims), atWar },
    { fullBombing, classic: { bombing: classic } },
  );
}

const ownersAfter = (bombings: readonly Bombing[]): (number | null)[] =>
  bombings.map(({ after }) => after.ownerId);

describe('N-26: what bombs leave', () => {
  test('N-26, vector 15: a quarter of people and industry, no colonists; the capital becomes industry (N-11)', () => {
    expect(bomb([2])).toEqual([
      {
        bombers: [2],
        before: PLANET,
        after: { ownerId: 2, size: 500, population: 125, industry: 107, stock: { COL: 0, CAP: 0, MAT: 11 } },
      },
    ]);
  });

  test('N-11: capital becomes industry for people alone, the rest stays', () => {
    const planet = { ...PLANET, stock: { COL: 0, CAP: 30, MAT: 0 } };
    expect(bomb([2], { planet })[0]?.after).toMatchObject({ industry: 125, stock: { CAP: 5 } });
  });

  test('full bombing leaves nothing, and nobody to own it', () => {
    expect(bomb([2, 3], { fullBombing: true, claims: [2] })).toEqual([
      {
        bombers: [2, 3],
        before: PLANET,
        after: { ownerId: null, size: 500, population: 0, industry: 0, stock: { COL: 0, CAP: 0, MAT: 0 } },
      },
    ]);
  });

  test('the planet given is not changed', () => {
    const planet = structuredClone(PLANET);
    bomb([2], { planet });
    expect(planet).toEqual(PLANET);
  });
});

describe('N-26: who bombs', () => {
  test('only races with guns there that are at war with the owner; what the owner has declared does not matter', () => {
    expect(bomb([])).toEqual([]);
    expect(bomb([1])).toEqual([]);
    expect(bomb([5])).toEqual([]);
    expect(bomb([2, 5], { atWar: atWarAlong('1-2', '1-5') })).toEqual([]);
    expect(bomb([5, 3, 2])[0]?.bombers).toEqual([3, 2]);
  });

  test('no race is at war with itself, whatever it has declared', () => {
    expect(bomb([1], { atWar: ALL_AT_WAR })).toEqual([]);
    expect(ownersAfter(bomb([2], { atWar: ALL_AT_WAR }))).toEqual([2]);
  });

  test('nobody bombs a planet without an owner', () => {
    expect(bomb([2, 3], { planet: { ...PLANET, ownerId: null }, atWar: ALL_AT_WAR })).toEqual([]);
  });

  test('several bombers bomb it once', () => {
    const [bombing, ...others] = bomb([2, 3, 4]);
    expect(others).toEqual([]);
    expect(bombing?.bombers).toEqual([2, 3, 4]);
    expect(bombing?.after.population).toBe(125);
  });
});

describe('N-26: who owns it then', () => {
  test('the first bomber in the player list', () => {
    expect(ownersAfter(bomb([3, 2]))).toEqual([3]);
    expect(ownersAfter(bomb([5, 2, 3]))).toEqual([2]);
  });

  test('or the only bomber that claimed it', () => {
    expect(ownersAfter(bomb([3, 2], { claims: [2] }))).toEqual([2]);
  });

  test('a claim of one that does not bomb does not count', () => {
    expect(ownersAfter(bomb([5, 3, 2], { claims: [5, 4] }))).toEqual([3]);
  });

  test('nobody when several bombers claimed it', () => {
    expect(ownersAfter(bomb([3, 2, 4], { claims: [2, 3] }))).toEqual([null]);
  });

  test('nobody while the old owner has guns there: a standoff', () => {
    expect(ownersAfter(bomb([1, 2], { claims: [2] }))).toEqual([null]);
  });

  test('nobody while two races with guns there are at war, be it one way', () => {
    expect(ownersAfter(bomb([2, 3], { atWar: atWarAlong('2-1', '3-1', '3-2') }))).toEqual([null]);
    expect(ownersAfter(bomb([2, 5], { atWar: atWarAlong('2-1', '5-2'), claims: [2] }))).toEqual([null]);
  });
});

describe('bombing classic: every bomber in turn, against the owner at that moment', () => {
  test('allied bombers: the first takes it, and the others have nobody left to bomb', () => {
    expect(ownersAfter(bomb([2, 3], { classic: true }))).toEqual([2]);
    expect(bomb([2, 3], { classic: true })[0]?.bombers).toEqual([2]);
  });

  test('the only claimant gets it, even before its turn', () => {
    expect(ownersAfter(bomb([2, 3], { classic: true, claims: [3] }))).toEqual([3]);
  });

  test('bombers at war: the second bombs the first, whose guns are still there, so nobody owns what is left of it', () => {
    const bombings = bomb([2, 3], { classic: true, atWar: atWarAlong('2-1', '3-1', '3-2') });
    expect(ownersAfter(bombings)).toEqual([2, null]);
    expect(bombings.map(({ bombers }) => bombers)).toEqual([[2], [3]]);
    expect(bombings[1]?.before).toEqual(bombings[0]?.after);
    // 500 → 125 → 31.25 people; 400 → 100, and 7 of capital → 107 → 26.75 industry
    expect(bombings[1]?.after).toMatchObject({ population: 31.25, industry: 26.75 });
  });

  test('a planet that nobody owns any more is bombed no further', () => {
    expect(ownersAfter(bomb([1, 2, 3], { classic: true, atWar: ALL_AT_WAR }))).toEqual([null]);
    expect(ownersAfter(bomb([2, 3], { classic: true, fullBombing: true }))).toEqual([null]);
  });
});
