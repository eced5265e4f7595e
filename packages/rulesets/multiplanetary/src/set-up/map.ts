import { SetupError } from '@ec/engine';
import type { Prng } from '@ec/prng';
import * as v from 'valibot';
import { formatCell, GRID, oppositeOf, parseCell, RED_HOME } from '../cell.js';
import { MOST_SHIPS, SIZES, type Planet } from '../state.js';
import type { MultiplanetaryParameters } from '../parameters.js';

/** A neutral planet of a map. */
type Neutral = Pick<Planet, 'cell' | 'size' | 'ships'>;

/** Size of the homes, which have no ships at first. @see seed "Each player will start with a Size 5 planet" */
const HOME_SIZE = 5;
/** Fewest neutral planets. @see seed "at least 10 other planets" */
const FEWEST_NEUTRALS = 10;

/**
 * The planets of a new game, by cell: the homes in two corners, and the neutral planets of the template `map`, or as many pairs as
 * the parameters say, at random.
 *
 * @throws SetupError when the template is not a map, or changes under a half-turn
 * @see seed "2-fold rotationally symmetrical"; M-01
 */
export function newPlanets(
  parameters: MultiplanetaryParameters,
  templates: Readonly<Record<string, unknown>>,
  rng: Prng,
): Planet[] {
  const neutrals = 'map' in templates ? readMap(templates['map']) : drawMap(parameters, rng);
  const home = { size: HOME_SIZE, ships: 0, ownedSince: 0 } as const;
  const planets: Planet[] = [
    { cell: RED_HOME, owner: 'red', ...home },
    { cell: oppositeOf(RED_HOME), owner: 'blue', ...home },
    ...neutrals.map(({ cell, size, ships }) => ({ cell, owner: null, size, ships, ownedSince: 0 })),
  ];
  return planets.sort((a, b) => a.cell - b.cell);
}

/** Pairs of planets across the centre from each other. One of each pair is in the upper half, where red's home is the first cell. */
function drawMap({ planetPairs, neutralShips }: MultiplanetaryParameters, rng: Prng): Neutral[] {
  const upperHalf = Array.from({ length: (GRID * GRID) / 2 - 1 }, (_, i) => i + 1);
  return rng.sample(upperHalf, Number(planetPairs)).flatMap((cell) => {
    const twin = { size: rng.pick(SIZES), ships: rng.between(0, Number(neutralShips)) };
    return [
      { cell, ...twin },
      { cell: oppositeOf(cell), ...twin },
    ];
  });
}

const SHIPS = `a whole number from 0 to ${MOST_SHIPS}`;
const PLANETS = `a list of at least ${FEWEST_NEUTRALS} planets`;

/** The messages say what is expected. */
const mapSchema = v.pipe(
  v.array(
    v.strictObject(
      {
        cell: v.string('a cell such as C4'),
        size: v.picklist(SIZES, `a size from ${SIZES[0]} to ${SIZES.length}`),
        ships: v.pipe(v.number(SHIPS), v.integer(SHIPS), v.minValue(0, SHIPS), v.maxValue(MOST_SHIPS, SHIPS)),
      },
      'cell, size and ships, and nothing else',
    ),
    PLANETS,
  ),
  v.minLength(FEWEST_NEUTRALS, PLANETS),
);

/** A map from a file: a list of neutral planets, such as `{ "cell": "C4", "size": 3, "ships": 20 }`. */
function readMap(template: unknown): Neutral[] {
  const read = v.safeParse(mapSchema, template);
  if (!read.success) {
    const [issue] = read.issues;
    const path = ['templates.map', v.getDotPath(issue)].filter((part) => part !== null).join('.');
    const received = issue.type === 'min_length' ? issue.input.length : issue.input;
    throw new SetupError('bad-template', path, { expected: issue.message }, received);
  }
  const byCell = new Map<number | undefined, Neutral>();
  for (const [i, { cell: name, size, ships }] of read.output.entries()) {
    const cell = parseCell(name);
    const isHome = cell === RED_HOME || cell === oppositeOf(RED_HOME);
    if (cell === undefined || isHome || byCell.has(cell)) {
      const expected = 'a cell that is on the grid, no home, and not taken';
      throw new SetupError('bad-template', `templates.map.${i}.cell`, { expected }, name);
    }
    byCell.set(cell, { cell, size, ships });
  }
  for (const [i, given] of [...byCell.values()].entries()) {
    const twin = byCell.get(oppositeOf(given.cell));
    if (twin?.size === given.size && twin.ships === given.ships) continue;
    const expected = `a planet of size ${given.size} with ${given.ships} ships at ${formatCell(oppositeOf(given.cell))} as well`;
    throw new SetupError('asymmetric-map', `templates.map.${i}`, { expected }, read.output[i]);
  }
  return [...byCell.values()];
}
