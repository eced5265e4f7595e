/**
 * Checks that order sheets come by seat ID, as programs without types hand them over.
 *
 * @throws TypeError when they are no map, or a key is no number
 */
export function checkSheets(sheets: unknown): void {
  if (!(sheets instanceof Map))
    throw new TypeError(
      'sheets: expected a Map from seat IDs to order sheets, such as new Map([[1, "…"]]), received another value',
    );
  for (const seat of sheets.keys())
    if (typeof seat !== 'number')
      throw new TypeError(`sheets: expected the ID of a seat as a number, received ${JSON.stringify(seat)}`);
}
