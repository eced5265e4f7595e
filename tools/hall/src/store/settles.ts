/**
 * Milliseconds after which a file whose stamp was new is looked at once more. Who writes a change writes it into the file first, which gives it a new stamp; only
 * when the disk has it can others read it. A look between the two sees a new stamp and an old game.
 */
export const SETTLES = 5_000;
