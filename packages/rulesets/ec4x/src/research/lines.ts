import type { Research } from '../house.js';
import type { Rules } from '../parameters.js';
import { TECH_LINES } from '../tables/research.js';
import { LINES, type ByLine, type Line } from '../types.js';

/**
 * Highest level of a line.
 *
 * @see seed XYZ
 */
export function maxLevel(rules: Rules, line: Line): number {
  return line === 'el' || line === 'sl' || line === 'sld' ? rules[`${line}.max`] : TECH_LINES[line].max;
}

/**
 * Science level that a level of a technology requires.
 *
 * @see X-07
 */
export function scienceFor(line: Exclude<Line, 'el' | 'sl'>, level: number): number {
  return level + TECH_LINES[line].science;
}

/**
 * Whether a House that stands so may have a level of a line: science not above the economy, technology as science allows, none above its
 * highest.
 *
 * @see seed XYZ.3, XYZ.4; X-07
 */
export function mayReach(
  rules: Rules,
  { levels }: Pick<Research, 'levels'>,
  line: Line,
  level: number,
): boolean {
  if (level > maxLevel(rules, line)) return false;
  if (line === 'el') return true;
  return line === 'sl' ? level <= levels.el : scienceFor(line, level) <= levels.sl;
}

/** One value for each line. */
export function eachLine<T>(make: (line: Line) => T): ByLine<T> {
  return Object.fromEntries(LINES.map((line) => [line, make(line)])) as ByLine<T>;
}

/**
 * Levels at the start of a game: the parameter, or the highest below it that a line may have.
 *
 * @see X-06
 */
export function startLevels(rules: Rules): ByLine<number> {
  const levels = eachLine(() => 0);
  for (const line of LINES)
    while (levels[line] < rules['start.level'] && mayReach(rules, { levels }, line, levels[line] + 1))
      levels[line] += 1;
  return levels;
}
