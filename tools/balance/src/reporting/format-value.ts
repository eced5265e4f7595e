import type { Estimated, ValueFormat } from './balance-report.js';

/** Significant digits of a value without an interval, and of the half-width of an interval. */
const VALUE_DIGITS = 4;
const ERROR_DIGITS = 2;

/** Most decimals that are shown, and bounds beyond which numbers are written with a power of ten. */
const MOST_DECIMALS = 8;
const LARGEST = 1e15;
const SMALLEST = 1e-6;

/** Decimals of a double before a power of ten, at most: no more tell two of them apart. */
const MOST_DIGITS = 16;

/** What is shown for an unknown value. */
const UNKNOWN = '–';

/** How values are written. */
export interface ValueStyle {
  readonly format: ValueFormat;
  readonly unit: string;
}

/**
 * A value with as many decimals as its interval justifies, and the interval: `10.498 (10.480 to 10.516)`, `12.4 % (at least 9.1)`.
 * The unit is left out.
 */
export function formatEstimated(estimated: Estimated, { format }: Pick<ValueStyle, 'format'>): string {
  const { value, low, high } = estimated;
  if (value === null) return UNKNOWN;
  const bound = formatOf(estimated, format);
  const shown = bound(value);
  const written = format === 'share' ? `${shown} %` : shown;
  if (low === null && high === null) return written;
  if (low === null) return high === null ? written : `${written} (at most ${bound(high)})`;
  if (high === null) return `${written} (at least ${bound(low)})`;
  return low === value && high === value ? written : `${written} (${bound(low)} to ${bound(high)})`;
}

/** A value alone: `10.498`, `12.4 %`. */
export function formatValue(value: number | null, { format }: Pick<ValueStyle, 'format'>): string {
  return formatEstimated({ value, low: null, high: null, n: null }, { format });
}

/** A value in as few characters as will do, for a cell of a chart: `12 %`, `10.5`, `1.2M`. */
export function formatShort(value: number, format: ValueFormat): string {
  const shown = scaled(value, format);
  if (format === 'share') return `${formatNumber(shown, shown > 0 && shown < 9.95 ? 1 : 0)} %`;
  if (Math.abs(shown) < SHORTENED) return formatDigits(shown, 3);
  const [size, suffix] = MAGNITUDES.find(([least]) => Math.abs(shown) >= least) ?? [1, ''];
  return `${formatDigits(shown / size, 3)}${suffix}`;
}

/** An interval in a few characters: `±1.2`, or `0 to 66` where its halves differ much; nothing when it has none. */
export function formatError({ value, low, high }: Estimated, format: ValueFormat): string {
  if (value === null || low === null || high === null || low === high) return '';
  const [up, down] = [high - value, value - low];
  const short = (one: number): string => formatShort(one, format).replace(' %', '');
  if (Math.max(up, down) > LOPSIDED * Math.min(up, down)) return `${short(low)} to ${short(high)}`;
  return `±${short(Math.max(up, down))}`;
}

/** A number with a fixed number of decimals, in groups of three digits, with a real minus sign. */
export function formatNumber(value: number, decimals: number): string {
  if (isWithPower(Math.abs(value))) return minus(value.toExponential(VALUE_DIGITS - 1));
  return withDecimals(value, decimals);
}

/** A number of things: `1 trial`, `2,000 trials`. */
export function formatCount(count: number, one: string): string {
  return `${formatNumber(count, 0)} ${one}${count === 1 ? '' : 's'}`;
}

/** A number with at most as many significant digits, without zeros at its end: `1,234.5`, `0.25`. */
export function formatDigits(value: number, digits: number = VALUE_DIGITS): string {
  const rounded = Number(value.toPrecision(digits));
  if (Math.abs(rounded) >= 10 ** digits) return formatNumber(Math.round(value), 0);
  const [, fraction = ''] = String(rounded).split('.');
  return formatNumber(rounded, fraction.includes('e') ? 0 : Math.min(MOST_DECIMALS, fraction.length));
}

/**
 * A multiple of a step with all digits down to that of the step, without zeros at its end: multiples next to each other are written
 * differently, as long as they are different numbers.
 *
 * @param step - greater than 0
 */
export function formatStep(value: number, step: number): string {
  const magnitude = Math.abs(value);
  if (magnitude === 0) return '0';
  const last = Math.floor(Math.log10(step));
  if (isWithPower(magnitude)) return withoutZeros(withPower(value, last));
  return withoutZeros(formatNumber(value, Math.max(0, -last)));
}

/** A value in per cent when it is a share. */
export function scaled(value: number, format: ValueFormat): number {
  return format === 'share' ? 100 * value : value;
}

/** How many times longer one half of an interval may be than the other (included) for both to be shown as one. */
const LOPSIDED = 1.5;

/** From this on (included), numbers are shortened. */
const SHORTENED = 10_000;

const MAGNITUDES = [
  [1e12, 'T'],
  [1e9, 'G'],
  [1e6, 'M'],
  [1e3, 'k'],
] as const;

/**
 * How a value and its bounds are written: all with the last digit that the longer half of the interval justifies, as far as doubles have it,
 * so that they can be told apart whatever their size.
 */
function formatOf({ value, low, high }: Estimated, format: ValueFormat): (one: number) => string {
  const halves = [low, high].map((bound) => (bound === null || value === null ? 0 : Math.abs(bound - value)));
  const half = scaled(Math.max(...halves), format);
  if (half === 0) {
    const [, fraction = ''] = formatDigits(scaled(value ?? 0, format)).split('.');
    const decimals = fraction.includes('e') ? 0 : fraction.length;
    return (one) => formatNumber(scaled(one, format), decimals);
  }
  const last = Math.floor(Math.log10(half)) - (ERROR_DIGITS - 1);
  const largest = scaled(Math.max(...[value, low, high].map((one) => Math.abs(one ?? 0))), format);
  if (isWithPower(largest)) return (one) => withPower(scaled(one, format), last);
  const decimals = Math.max(0, Math.min(-last, MOST_DIGITS - Math.floor(Math.log10(largest))));
  return (one) => withDecimals(scaled(one, format), decimals);
}

function isWithPower(magnitude: number): boolean {
  return magnitude >= LARGEST || (magnitude > 0 && magnitude < SMALLEST);
}

/** A number with a power of ten, and with its digits down to that of a power of ten. */
function withPower(value: number, last: number): string {
  if (value === 0) return '0';
  const digits = Math.floor(Math.log10(Math.abs(value))) - last;
  return minus(value.toExponential(Math.max(0, Math.min(MOST_DIGITS, digits))));
}

function withDecimals(value: number, decimals: number): string {
  const fixed = Math.abs(value).toFixed(decimals);
  const [whole = '', fraction] = fixed.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  const sign = value < 0 && Number(fixed) !== 0 ? '−' : '';
  return `${sign}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
}

/** Without zeros at the end of a fraction, before an exponent or none. */
function withoutZeros(text: string): string {
  const [mantissa = '', ...exponent] = text.split('e');
  const short = mantissa.includes('.') ? mantissa.replace(/\.?0+$/, '') : mantissa;
  return [short, ...exponent].join('e');
}

function minus(text: string): string {
  return text.replaceAll('-', '−');
}
