import type { NoteProblem } from './cluster-problems.js';
import { isSamePoint } from './coordinates.js';
import type { ClusterParameters } from './parameters.js';
import { formSystems } from './systems.js';
import type { Star, System } from './types.js';

/** Checks the stars: their number, IDs, coordinates, and their place in the systems that shared points form. */
export function checkStars(stars: readonly Star[], parameters: ClusterParameters, note: NoteProblem): void {
  const { starCount, axisSize } = parameters;
  if (stars.length !== starCount) {
    note('$.stars', 'starCount', `expected ${starCount} stars, got ${stars.length}`);
  }
  const expected = formSystems(stars.map(({ coordinates }) => coordinates)).stars;
  for (const [index, star] of stars.entries()) {
    const path = `$.stars[${index}]`;
    checkId(path, star.id, index, 'starId', note);
    for (const axis of ['x', 'y', 'z'] as const) {
      const value = star.coordinates[axis];
      if (value < axisSize) continue;
      note(`${path}.coordinates.${axis}`, 'coordinates', `expected 0 to ${axisSize - 1}, got ${value}`);
    }
    const { systemId, sequence } = expected[index] ?? star;
    if (star.systemId !== systemId) {
      note(
        `${path}.systemId`,
        'starSystem',
        `expected system ${systemId} by its point, got ${star.systemId}`,
      );
    }
    if (star.sequence !== sequence) {
      note(
        `${path}.sequence`,
        'starSequence',
        `expected ${sequence} within its system, got ${star.sequence}`,
      );
    }
  }
}

/** Checks the systems against those that the stars' points form. */
export function checkSystems(stars: readonly Star[], systems: readonly System[], note: NoteProblem): void {
  const expected = formSystems(stars.map(({ coordinates }) => coordinates)).systems;
  if (systems.length !== expected.length) {
    note('$.systems', 'systemCount', `expected ${expected.length} systems, got ${systems.length}`);
  }
  for (const [index, system] of systems.entries()) {
    const path = `$.systems[${index}]`;
    checkId(path, system.id, index, 'systemId', note);
    const wanted = expected[index];
    if (wanted === undefined) continue;
    if (!isSamePoint(system.coordinates, wanted.coordinates)) {
      const [want, got] = [wanted.coordinates, system.coordinates].map(({ x, y, z }) => `${x}-${y}-${z}`);
      note(
        `${path}.coordinates`,
        'systemCoordinates',
        `expected ${want} by order of its first star, got ${got}`,
      );
    }
    const [want, got] = [wanted.starIds.join(', '), system.starIds.join(', ')];
    if (want !== got) note(`${path}.starIds`, 'systemStars', `expected stars ${want}, got ${got || 'none'}`);
  }
}

/** Checks that an ID is one more than its index, so that a list is complete, unique and in order. */
export function checkId(
  path: string,
  id: number,
  index: number,
  code: 'starId' | 'systemId' | 'planetId' | 'depositId',
  note: NoteProblem,
): void {
  if (id !== index + 1) note(`${path}.id`, code, `expected ${index + 1}, IDs run from 1 in order, got ${id}`);
}
