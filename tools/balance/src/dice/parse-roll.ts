import { diceDistribution, Distribution, parseDice } from '@ec/prng';

/** Most different results of a roll (included): the time that an exact distribution takes grows with their square. */
const MOST_RESULTS = 2_000;

/**
 * Reads a roll and works out its exact distribution: dice and constants that are added or subtracted, such as `3d6-2`, `d20`,
 * `2d6+1d8` or `3d6-2d4+1`; no spaces.
 *
 * @throws RangeError when it is not a roll, or has more than 2,000 results
 */
export function parseRoll(text: string): Distribution {
  const expected = 'dice and constants such as "3d6-2" or "2d6+d8"';
  if (!/^-?[^+-]+([+-][^+-]+)*$/.test(text))
    throw new RangeError(`roll: expected ${expected}, received ${JSON.stringify(text)}`);
  const terms = [...text.matchAll(/([+-]?)([^+-]+)/g)].map(([, sign, term = '']) => ({
    sign: sign === '-' ? -1 : 1,
    term,
  }));
  return terms.reduce((sum, { sign, term }) => {
    const one = termOf(term, text);
    if (sum.max - sum.min + one.max - one.min >= MOST_RESULTS)
      throw new RangeError(
        `roll: expected at most ${MOST_RESULTS} results, received ${sum.max - sum.min + one.max - one.min + 1} in ${JSON.stringify(text)}`,
      );
    return sum.plus(sign < 0 ? one.map((value) => -value) : one);
  }, Distribution.point(0));
}

function termOf(term: string, text: string): Distribution {
  if (/^\d{1,15}$/.test(term)) return Distribution.point(Number(term));
  const dice = diceOf(term, text);
  const results = dice.count * (dice.sides - 1) + 1;
  // Before the work, not after it.
  if (results > MOST_RESULTS)
    throw new RangeError(
      `roll: expected at most ${MOST_RESULTS} results, received ${results} in ${JSON.stringify(text)}`,
    );
  return diceDistribution(dice);
}

function diceOf(term: string, text: string): ReturnType<typeof parseDice> {
  try {
    return parseDice(term);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const where = term === text ? '' : ` in ${JSON.stringify(text)}`;
    throw new RangeError(`${error.message.replace(/^dice/, 'roll')}${where}`, { cause: error });
  }
}
