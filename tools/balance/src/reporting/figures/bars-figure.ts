import type { BarsFigure, BarsReference, Estimated, FigureHead, ValueFormat } from '../balance-report.js';

/** What bars are made of. */
export interface BarsInput extends Omit<FigureHead, 'note'> {
  readonly note?: string;
  /** `number` when absent. */
  readonly format?: ValueFormat;
  readonly unit?: string;
  /** What bars of one label stand for; one group without a name when absent. */
  readonly groups?: readonly string[];
  /** A value that bars are held against. */
  readonly reference?: BarsReference;
  readonly bars: readonly {
    readonly label: string;
    /** One for each group, with a few words at its end. */
    readonly values: readonly (Estimated & { readonly note?: string })[];
  }[];
}

/**
 * Values side by side, in the order given.
 *
 * @throws RangeError when there is no bar, or not one for each group
 */
export function barsFigure(input: BarsInput): BarsFigure {
  const { id, title, note = '', format = 'number', unit = '', groups = [''], reference = null, bars } = input;
  if (bars.length === 0 || groups.length === 0) throw new RangeError(`${id}: expected a bar at least`);
  for (const { label, values } of bars) {
    if (values.length !== groups.length)
      throw new RangeError(`${id}, ${label}: expected ${groups.length} values, received ${values.length}`);
  }
  return {
    kind: 'bars',
    id,
    title,
    note,
    format,
    unit,
    groups,
    reference,
    bars: bars.map(({ label, values }) => ({
      label,
      values: values.map(({ note: words = '', ...value }) => ({ ...value, note: words })),
    })),
  };
}
