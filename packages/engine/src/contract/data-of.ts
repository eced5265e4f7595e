import { StateError } from './errors.js';

/** The plain data of a JSON text; a text that is none is no state. @throws StateError */
export function dataOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StateError('', error instanceof Error ? error.message : String(error));
  }
}
