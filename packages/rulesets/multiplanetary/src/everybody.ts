/** Seats that see what happens: both. @see M-05 */
export const EVERYBODY: readonly number[] = [1, 2];
