/** Texts and JSON values with something wrong in them. */
import type { Prng } from '@ec/prng';

/** What typists, mail programs and attackers put where it does not belong. */
const PIECES = [
  ...Array.from(',.;:/%"\'-+#@=()<>[]{}|&$\\0 \t\n\r\0'),
  ...['\u00A0', '\u200B', '\u2028', '\u202E', '\uFEFF', '\uFFFD', '\uD800', '🚀', '\u001B[31m'],
  ...['9007199254740993', '99999999999999999999', '-1', '1e308', '0x7', 'NaN', 'Infinity'],
  ...['__proto__', 'constructor', 'toString', '%00', '../../', '<script>', "' OR 1=1 --"],
];

/** Values that are not what was expected. */
const VALUES: readonly unknown[] = [
  null, true, false, 0, -1, 1, 0.5, 1e308, -0, 2 ** 31 - 1, 2 ** 31, 8.64e15, 8.64e15 + 1, 2 ** 53 - 1, 2 ** 53, -(2 ** 53), 2 ** 63, '', 'x', '1', '__proto__', [], {}, [[]],
]; // prettier-ignore

/** A text after 0 to 8 changes, at most so many characters long. */
export function mutatedText(text: string, rng: Prng, longest: number): string {
  let changed = text;
  for (let times = rng.intN(9); times > 0; times--) changed = changedOnce(changed, rng).slice(0, longest);
  return changed;
}

function changedOnce(text: string, rng: Prng): string {
  const start = rng.intN(text.length + 1);
  const end = Math.min(text.length, start + rng.intN(rng.chance(1, 4) ? text.length + 1 : 6));
  const [before, part, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  switch (rng.intN(6)) {
    case 0:
      return before + after;
    case 1:
      return before + rng.pick(PIECES) + part + after;
    case 2:
      return before + rng.pick(PIECES).repeat(rng.chance(1, 10) ? 5_000 : 1) + after;
    case 3:
      return before + part.repeat(rng.chance(1, 10) ? 2_000 : 2) + after;
    case 4:
      return after + part + before;
    default:
      return before + part.split('').toReversed().join('') + after;
  }
}

/** A copy of a JSON value with 1 to 3 of its parts changed, lost, doubled or moved. */
export function mutatedJson(value: unknown, rng: Prng): unknown {
  let changed: unknown = structuredClone(value);
  for (let times = rng.between(1, 3); times > 0; times--) changed = changedPart(changed, rng);
  return changed;
}

function changedPart(value: unknown, rng: Prng): unknown {
  if (typeof value !== 'object' || value === null || rng.chance(1, 12)) return otherValue(value, rng);
  const keys = Object.keys(value);
  const key = keys.length === 0 ? undefined : rng.pick(keys);
  if (key === undefined) return otherValue(value, rng);
  const parts = Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
    if (name !== key) return [[name, part]];
    if (rng.chance(1, 15)) return [];
    if (rng.chance(1, 15)) return [[name, part], [`${name}2`, part]]; // prettier-ignore
    return [[name, changedPart(part, rng)]];
  });
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

function otherValue(value: unknown, rng: Prng): unknown {
  if (typeof value === 'number' && rng.chance(1, 2))
    return rng.pick([value + 1, value - 1, -value, value * 1_000, value + 0.5, value * 1e12, 2 ** 53 - 1]);
  if (typeof value === 'string' && rng.chance(1, 2)) return mutatedText(value, rng, 100_000);
  if (rng.chance(1, 50)) return nested(10_000);
  return rng.pick(VALUES);
}

/** Lists in lists. */
function nested(depth: number): unknown {
  let list: unknown = [];
  for (let i = 0; i < depth; i++) list = [list];
  return list;
}
