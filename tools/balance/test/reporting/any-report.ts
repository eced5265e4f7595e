import { anyText } from '@ec/test-kit/any-text';
import { fc } from '@fast-check/vitest';
import { CONTEST_RESULTS } from '../../src/measures/contest.js';
import {
  BALANCE_REPORT_SCHEMA,
  VERDICTS,
  type BalanceReport,
  type ContestCell,
  type Estimated,
  type Figure,
} from '../../src/reporting/balance-report.js';

const anyNumber = fc.oneof(
  fc.integer({ min: -1000, max: 1000 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
  fc.constantFrom(0, 1, 1e300, -1e300, 1e-300, 123456789),
);

const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 5 });

const anyEstimated: fc.Arbitrary<Estimated> = fc.record({
  value: orNull(anyNumber),
  low: orNull(anyNumber),
  high: orNull(anyNumber),
  n: orNull(fc.nat()),
});

const anyShare = fc.double({ min: 0, max: 1, noNaN: true }).map((value) => value + 0);
const anyFormat = fc.constantFrom('number', 'share');
const head = { title: anyText, note: anyText };
const listOf = <T>(value: fc.Arbitrary<T>, most = 5) => fc.array(value, { minLength: 1, maxLength: most });
const exactly = <T>(value: fc.Arbitrary<T>, length: number) =>
  fc.array(value, { minLength: length, maxLength: length });

const anyHistogram = fc.record({
  kind: fc.constant('histogram' as const),
  ...head,
  unit: anyText,
  n: fc.nat(),
  bins: listOf(
    fc.record({
      label: anyText,
      from: orNull(anyNumber),
      to: orNull(anyNumber),
      share: anyEstimated,
      exact: orNull(anyShare),
    }),
  ),
});

const anyBands = fc
  .uniqueArray(fc.double({ min: 0.01, max: 0.99, noNaN: true }), { minLength: 1, maxLength: 5 })
  .chain((quantiles) =>
    fc.record({
      kind: fc.constant('bands' as const),
      ...head,
      step: anyText,
      unit: anyText,
      quantiles: fc.constant(quantiles.toSorted((a, b) => a - b)),
      points: listOf(
        fc.record({
          step: fc.integer(),
          mean: anyEstimated,
          quantiles: exactly(anyEstimated, quantiles.length),
        }),
      ),
    }),
  );

const anyHeat = fc.tuple(listOf(anyText, 4), listOf(anyText, 30)).chain(([rows, columns]) =>
  fc.record({
    kind: fc.constant('heat' as const),
    ...head,
    rowTitle: anyText,
    columnTitle: anyText,
    rows: fc.constant(rows),
    columns: fc.constant(columns),
    format: anyFormat,
    unit: anyText,
    middle: orNull(anyNumber),
    cells: exactly(exactly(anyEstimated, columns.length), rows.length),
  }),
);

const anyBars = listOf(anyText, 6).chain((groups) =>
  fc.record({
    kind: fc.constant('bars' as const),
    ...head,
    format: anyFormat,
    unit: anyText,
    groups: fc.constant(groups),
    reference: fc.option(fc.record({ value: anyNumber, label: anyText })),
    bars: listOf(
      fc.record({
        label: anyText,
        values: exactly(
          fc.tuple(anyEstimated, anyText).map(([value, note]) => ({ ...value, note })),
          groups.length,
        ),
      }),
    ),
  }),
);

const anyContest = listOf(anyText, 10).chain((players) =>
  fc.record({
    kind: fc.constant('contest' as const),
    ...head,
    players: fc.constant(players),
    cells: exactly(
      exactly(
        exactly(anyEstimated, CONTEST_RESULTS.length).map(
          (results) =>
            Object.fromEntries(CONTEST_RESULTS.map((result, i) => [result, results[i]])) as ContestCell,
        ),
        players.length,
      ),
      players.length,
    ),
    won: exactly(anyEstimated, players.length),
  }),
);

const anySweep = listOf(anyText, 6).chain((lines) =>
  fc.record({
    kind: fc.constant('sweep' as const),
    ...head,
    parameter: anyText,
    parameterUnit: anyText,
    current: orNull(fc.oneof(fc.integer(), anyText)),
    format: anyFormat,
    unit: anyText,
    lines: fc.constant(lines),
    points: fc.oneof(
      listOf(fc.record({ at: fc.integer(), values: exactly(anyEstimated, lines.length) })),
      listOf(fc.record({ at: anyText, values: exactly(anyEstimated, lines.length) })),
    ),
  }),
);

const anyThirds = fc
  .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 }))
  .map(([a, b, c]) => [a / (a + b + c), b / (a + b + c), c / (a + b + c)] as const);

const anyTernary = fc.record({
  kind: fc.constant('ternary' as const),
  ...head,
  corners: fc.tuple(anyText, anyText, anyText),
  paths: listOf(fc.record({ label: anyText, points: listOf(anyThirds) })),
});

/** Any figure, without its ID. */
const anyFigure = fc.oneof(anyHistogram, anyBands, anyHeat, anyBars, anyContest, anySweep, anyTernary);

/** Any well-formed report. */
export const anyReport: fc.Arbitrary<BalanceReport> = fc.record({
  schema: fc.constant(BALANCE_REPORT_SCHEMA),
  title: anyText,
  question: anyText,
  command: anyText,
  experiment: anyText,
  seed: anyText,
  trials: fc.nat(),
  confidence: fc.constantFrom(0.9, 0.95, 0.999),
  parameters: fc.array(
    fc.record({
      key: anyText,
      values: listOf(fc.oneof(fc.integer(), anyText), 3),
      default: fc.oneof(fc.integer(), anyText),
      unit: anyText,
      description: anyText,
      source: anyText,
    }),
    { maxLength: 2 },
  ),
  versions: fc.dictionary(
    anyText.filter((key) => key !== '__proto__'),
    anyText,
    { maxKeys: 2, noNullPrototype: true },
  ),
  summary: fc.array(anyText, { maxLength: 2 }),
  verdicts: fc.array(
    fc.record({
      text: anyText,
      because: anyText,
      verdict: fc.constantFrom(...VERDICTS),
      observed: anyText,
      breachP: orNull(anyShare),
      holdP: orNull(anyShare),
    }),
    { maxLength: 3 },
  ),
  figures: fc
    .array(anyFigure, { maxLength: 2 })
    .map((figures) => figures.map((figure, i): Figure => ({ ...figure, id: `figure-${i + 1}` }))),
});
