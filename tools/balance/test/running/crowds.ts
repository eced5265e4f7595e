/** An experiment whose rare trials have so many values that they outweigh all others. */
import {
  defineExperiment,
  ownRow,
  perTrial,
  proportion,
  quantity,
  type AnyExperiment,
  type Measures,
} from '@ec/balance';
import { fileURLToPath } from 'node:url';

/** This file, for jobs. */
export const CROWDS = fileURLToPath(import.meta.url);

/** Most values of a trial of the crowds. */
const CROWD = 500;

/**
 * Which side has more depends on what is hardly ever seen: 999 of 1,000 trials have one value, 0 or 1, with a mean 0.2 higher on the
 * second side; the last has 500 values, all 1 on the first side and 0 on the second. So the second has (0.1998 − 0.5) ÷ 1.499 = 0.2003 less.
 */
function crowd(id: string, bounded: <M extends Measures>(measures: M) => M): AnyExperiment {
  return defineExperiment({
    id,
    title: 'Crowd',
    question: 'Which side has more?',
    parameters: [ownRow('side', 0, [0, 1], '', 'Which side is played.')],
    block: 50,
    measures: bounded({ value: quantity('Value', '', { min: 0, max: 1 }), hit: proportion('Hit') }),
    trial(rng, { side }, record) {
      const isCrowd = rng.intN(1_000) === 0;
      const isHit = isCrowd ? side === 0 : rng.intN(10) < (side === 0 ? 4 : 6);
      for (let i = 0; i < (isCrowd ? CROWD : 1); i++) {
        record.value(Number(isHit));
        record.hit(isHit);
      }
    },
  });
}

export const crowdOfAnySize = crowd('crowd-of-any-size', (measures) => measures);
export const crowdOfFiveHundred = crowd('crowd-of-five-hundred', (measures) => perTrial(CROWD, measures));
