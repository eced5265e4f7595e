import { command, type Answer } from '@ec/cli';
import { ratio, ratioToNumber, type Distribution, type Ratio } from '@ec/prng';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { oddsOf, type Odds } from '../dice/odds.js';
import { parseRoll } from '../dice/parse-roll.js';
import { formatDigits, formatNumber, formatValue } from '../reporting/format-value.js';
import { padded } from '../reporting/terminal-columns.js';
import { readOption } from './read-option.js';
import { answering } from './answering.js';

interface DiceCommandOptions {
  readonly against?: string;
  readonly atLeast?: number;
}

/** Quantiles that are told, in hundredths. */
const QUANTILES = [5, 25, 50, 75, 95] as const;

/** Most lines of a histogram, and columns of its longest bar. */
const MOST_LINES = 30;
const BAR = 40;

/** Part of the results at each end that is put together where there are many, in per cent. */
const RARE = 0.1;

/** Longest fraction that is written in the text; all of them are in the JSON. */
const LONGEST = 24;

/** `ec-balance dice`. */
export function diceCommand(): Command {
  return command(
    'dice',
    'Work out a roll exactly: mean, spread, quantiles, and who wins against another roll.',
  )
    .argument('<roll>', 'dice and constants: 3d6-2, d20, 2d6+1d8')
    .option('--against <roll>', 'another roll, thrown by somebody else')
    .addOption(
      new Option('--at-least <number>', 'also the chance of this result, or a higher one').argParser(integer),
    )
    .action(answering(dice));
}

function dice(text: string, { against, atLeast }: DiceCommandOptions): Answer {
  const first = readOption('<roll>', () => parseRoll(text));
  const second = against === undefined ? undefined : readOption('--against', () => parseRoll(against));
  const rolls = [{ text, roll: first }];
  if (against !== undefined && second) {
    rolls.push({ text: against, roll: second });
    rolls.push({ text: 'first less second', roll: first.plus(second.map((value) => -value)) });
  }
  const odds = second && oddsOf(first, second);
  const reached = atLeast === undefined ? undefined : first.probabilityOf((value) => value >= atLeast);
  return {
    text: [
      ...rolls.flatMap(({ text: name, roll }) => [...linesOf(name, roll), '']),
      ...(odds ? [...oddsLines([text, against ?? ''], odds), ''] : []),
      ...(reached ? [`${text}, ${formatNumber(atLeast ?? 0, 0)} or more: ${written(reached)}`, ''] : []),
      ...histogram(text, first),
    ].join('\n'),
    data: {
      roll: { text, ...dataOf(first) },
      against: second && against !== undefined ? { text: against, ...dataOf(second) } : null,
      odds: odds ? { win: fraction(odds.win), tie: fraction(odds.tie), loss: fraction(odds.loss) } : null,
      atLeast: reached && atLeast !== undefined ? { value: atLeast, probability: fraction(reached) } : null,
    },
  };
}

function linesOf(name: string, roll: Distribution): string[] {
  const variance = roll.variance();
  const quantiles = QUANTILES.map(
    (percent) => `${percent} % ${formatNumber(quantile(roll, percent), 0)}`,
  ).join(', ');
  return [
    `${name}: ${formatNumber(roll.min, 0)} to ${formatNumber(roll.max, 0)}`,
    `  mean ${number(roll.mean())}, standard deviation ${formatDigits(Math.sqrt(ratioToNumber(variance)))}, variance ${number(variance)}`,
    `  quantiles: ${quantiles}`,
  ];
}

function oddsLines([first, second]: readonly [string, string], { win, tie, loss }: Odds): string[] {
  return [
    `${first} against ${second}`,
    `  wins   ${written(win)}`,
    `  ties   ${written(tie)}`,
    `  loses  ${written(loss)}`,
  ];
}

/** How often each result comes; where there are many, how often each range of them does, with the rare ones at both ends put together. */
function histogram(name: string, roll: Distribution): string[] {
  const isLong = roll.max - roll.min >= MOST_LINES;
  const first = isLong ? quantile(roll, RARE) : roll.min;
  const last = isLong ? quantile(roll, 100 - RARE) : roll.max;
  const width = Math.ceil((last - first + 1) / MOST_LINES);
  const lines = Array.from({ length: Math.ceil((last - first + 1) / width) }, (_, i) => {
    const from = first + i * width;
    const to = Math.min(last, from + width - 1);
    const [least, most] = [i === 0 ? roll.min : from, to === last ? roll.max : to];
    const share = roll.probabilityOf((value) => value >= least && value <= most);
    const [low, high] = [formatNumber(least, 0), formatNumber(most, 0)];
    return { label: least === most ? low : `${low} to ${high}`, share };
  });
  const longest = Math.max(...lines.map(({ label }) => label.length));
  const greatest = Math.max(...lines.map(({ share }) => ratioToNumber(share)));
  return [
    `${name}, how often`,
    ...lines.map(({ label, share }) => {
      const bar = '█'.repeat(Math.round((BAR * ratioToNumber(share)) / greatest));
      return `  ${label.padStart(longest)} ${padded(bar, BAR)} ${written(share)}`;
    }),
  ];
}

function dataOf(roll: Distribution) {
  const variance = roll.variance();
  return {
    min: roll.min,
    max: roll.max,
    mean: fraction(roll.mean()),
    variance: fraction(variance),
    deviation: Math.sqrt(ratioToNumber(variance)),
    quantiles: QUANTILES.map((percent) => ({ p: percent / 100, value: quantile(roll, percent) })),
    distribution: roll.values.map((value) => ({ value, probability: fraction(roll.probability(value)) })),
  };
}

/** @param percent - in tenths of a percent at the finest */
function quantile(roll: Distribution, percent: number): number {
  return roll.quantile(ratio(BigInt(Math.round(10 * percent)), 1_000n));
}

/** A probability in per cent, and as a fraction. */
function written(probability: Ratio<bigint>): string {
  const exact = fraction(probability);
  const share = formatValue(ratioToNumber(probability), { format: 'share' });
  return exact.length > LONGEST ? share : `${share} (${exact})`;
}

/** A number with the fraction that it is, unless it is an integer. */
function number(value: Ratio<bigint>): string {
  const exact = fraction(value);
  const digits = formatDigits(ratioToNumber(value));
  return value.denominator === 1n || exact.length > LONGEST
    ? digits
    : `${digits} (${exact.replace('-', '−')})`;
}

function fraction({ numerator, denominator }: Ratio<bigint>): string {
  return denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`;
}

function integer(text: string): number {
  if (!/^-?\d{1,15}$/.test(text)) throw new InvalidArgumentError('Expected an integer such as 12 or -3.');
  return Number(text);
}
