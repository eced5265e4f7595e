import ATT from './scenario/ATT.json' with { type: 'json' };
import DEF from './scenario/DEF.json' with { type: 'json' };
import DTI from './scenario/DTI.json' with { type: 'json' };
import DUN from './scenario/DUN.json' with { type: 'json' };
import GOAL from './scenario/GOAL.json' with { type: 'json' };
import MAP from './scenario/MAP.json' with { type: 'json' };
import PLY from './scenario/PLY.json' with { type: 'json' };
import UNI from './scenario/UNI.json' with { type: 'json' };
import type { FileName } from '../state.js';

/**
 * The definition files of the default scenario: two teams on a map of 14 × 10 tiles, the same from both sides under a half-turn.
 *
 * @see P-01
 */
export const DEFAULT_SCENARIO: Readonly<Record<FileName, unknown>> = {
  ATT,
  DEF,
  DTI,
  DUN,
  MAP,
  PLY,
  UNI,
  GOAL,
};
