import { expect, it } from 'vitest';
import { magnitude, transferCapacity, transferFuel, wagesPaid } from '../src/index.js';

it.each<[string, () => unknown, string]>([
  ['E-30: half a unit of goods due', () => wagesPaid(1.5, 1.5), 'due: expected an integer from 0 to 2^53 − 1, received 1.5'],
  ['E-30: no number of goods', () => wagesPaid(1, NaN), 'goods: expected an integer from 0 to 2^53 − 1, received NaN'],
  ['seed "Transport": a negative mass', () => transferFuel(-1), 'mass in hundredths: expected an integer of at least 0, received -1'],
  ['seed "Transport": no mass', () => transferFuel(NaN), 'mass in hundredths: expected an integer of at least 0, received NaN'],
  ['seed "Transport": a text', () => transferFuel('3' as never), 'mass in hundredths: expected an integer of at least 0, received "3"'],
  ['seed "Transport": half a professional', () => transferCapacity([], 0.5), 'professionals: expected an integer from 0 to 2^53 − 1, received 0.5'],
  ['seed "Sensor": the magnitude of no number', () => magnitude(NaN), 'value: expected an integer from 0 to 2^53 − 1, received NaN'],
  ['seed "Sensor": of half a figure', () => magnitude(1.5), 'value: expected an integer from 0 to 2^53 − 1, received 1.5'],
  ['seed "Sensor": of a negative one', () => magnitude(-10), 'value: expected an integer from 0 to 2^53 − 1, received -10'],
])('%s is a bug', (_, ask, message) => {
  expect(ask).toThrow(new RangeError(message));
}); // prettier-ignore
