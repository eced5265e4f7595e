/** How often a trial may record. */
export interface PerTrial {
  /**
   * Most values of a figure in a trial (included): of a series at each step, of a contest for each player. Absent where there may be
   * any number of them; then a trial that was never seen can outweigh all others.
   */
  readonly perTrial?: number;
}

/**
 * Refuses a trial with more values than its measure allows.
 *
 * @throws RangeError when there are more (a mistake of the experiment)
 */
export function expectAtMost(
  { title, perTrial: most = Infinity }: PerTrial & { readonly title: string },
  values: number,
): void {
  if (values > most)
    throw new RangeError(
      `${title}: expected at most ${most} value${most === 1 ? '' : 's'} in a trial, received ${values}`,
    );
}
