import { FILE_NAMES } from '../state.js';

/**
 * Templates that a set-up may replace: the definition files.
 *
 * @see P-01
 */
export const TEMPLATES = FILE_NAMES;
