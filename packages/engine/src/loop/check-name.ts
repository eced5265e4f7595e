import { textSlot } from '@ec/orders-parser';
import { SetupError } from '../contract/errors.js';

/** Most characters of the name of a game, as a sheet's header writes it (included). */
export const MAX_GAME_NAME_LENGTH = 200;

const slot = /* @__PURE__ */ textSlot('a name', MAX_GAME_NAME_LENGTH);
const EXPECTED = `at most ${MAX_GAME_NAME_LENGTH} characters that can be seen, without control characters`;

/**
 * Checks that a name can stand in order sheets and reports.
 *
 * @param name - not empty
 * @param path - place of the name in the input
 * @throws SetupError `bad-name`
 */
export function checkName(name: string, path: string): void {
  try {
    slot.write(name.trim());
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new SetupError('bad-name', path, { expected: EXPECTED }, name);
  }
}
