import { commandLine, oddsOf, parseRoll, type Figure } from '@ec/balance';
import { ratio, ratioToNumber, type Distribution } from '@ec/prng';

/** Quantiles that are told, in per cent. */
const QUANTILES = [5, 25, 50, 75, 95];

/** What is known exactly of a roll, and of how it does against another. */
export interface Rolled {
  /** How often each result comes. */
  readonly figure: Figure;
  /** What there is to say, by what it is. */
  readonly facts: readonly (readonly [what: string, value: string])[];
  /** The command that says the same. */
  readonly command: string;
}

/**
 * Works out a roll.
 *
 * @param text - dice and constants, such as `3d6-2`
 * @param against - another roll, thrown by somebody else; none when empty
 * @throws RangeError when one is not a roll, or has too many results
 */
export function rolled(text: string, against = ''): Rolled {
  const roll = parseRoll(text);
  const odds = against === '' ? undefined : oddsOf(roll, parseRoll(against));
  const facts = [
    ['Results', `${roll.min} to ${roll.max}`],
    ['Mean', digits(ratioToNumber(roll.mean()))],
    ['Standard deviation', digits(Math.sqrt(ratioToNumber(roll.variance())))],
    ...QUANTILES.map(
      (percent) => [`${percent} % are at most`, String(roll.quantile(ratio(BigInt(percent), 100n)))] as const,
    ),
    ...(odds
      ? ([
          [`Is greater than ${against}`, share(ratioToNumber(odds.win))],
          ['Is equal', share(ratioToNumber(odds.tie))],
          ['Is less', share(ratioToNumber(odds.loss))],
        ] as const)
      : []),
  ] as const;
  const command = commandLine('dice', text, against === '' ? {} : { against });
  return {
    figure: figureOf(text, roll),
    facts,
    command: against === '' ? command : `${command} --against ${against}`,
  };
}

function figureOf(text: string, roll: Distribution): Figure {
  return {
    kind: 'histogram',
    id: 'roll',
    title: text,
    note: '',
    unit: '',
    n: 0,
    bins: roll.values.map((value) => {
      const probability = ratioToNumber(roll.probability(value));
      return {
        label: String(value),
        from: value,
        to: value,
        share: { value: probability, low: probability, high: probability, n: null },
        exact: null,
      };
    }),
  };
}

function digits(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 4 });
}

function share(value: number): string {
  return value.toLocaleString('en', { style: 'percent', maximumFractionDigits: 4 });
}
