/** Path of the desk of a seat in a hall, or of a page below it. */
export function deskPath(game: string, seat: number, ...below: readonly string[]): string {
  return ['/games', encodeURIComponent(game), 'seats', seat, ...below].join('/');
}
