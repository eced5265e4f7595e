import { expect, it } from 'vitest';
import { ratio, type Ratio } from '@ec/prng';
import {
  fuelledSensors,
  grow,
  hardshipOf,
  jumpFuel,
  jumpNeeds,
  magnitude,
  matchBook,
  NOBODY,
  openFarmsWithRoom,
  transferCapacity,
  transferFuel,
  WAGES,
  wagesPaid,
  type Living,
} from '../src/index.js';

const quantity = 'expected an integer from 0 to 2^53 − 1, received';
const engines = [{ code: 'HEN', techLevel: 1, quantity: 2 }] as const;
const jump = (squaredDistance: number) => ({ kind: 'system', squaredDistance }) as const;
const offer = (units: number, price: Ratio = ratio(1)) => ({ quantity: units, price });
const bid = (units: number) => ({ ...offer(units), purse: 0 });
/** Ten soldiers who are to get 2.5 goods and food units, with fewer there. */
const unpaid: Living = {
  payees: { USK: 0, PRO: 0, SLD: 10 },
  pay: WAGES,
  goods: 1,
  heads: 10,
  ration: ratio(1),
  food: 2,
  starved: 0,
};

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
  ['seed "Sensor": fuel below none', () => fuelledSensors(10, 2, -1), `fuel: ${quantity} -1`],
  ['seed "Hyper Engine": half an engine', () => jumpFuel(1.5, jump(4)), `engines: ${quantity} 1.5`],
  ['seed "Hyper Engine": no distance', () => jumpFuel(1, jump(NaN)), `square of the distance: ${quantity} NaN`],
  ['seed "Hyper Engine": a mass that is no number', () => jumpNeeds(engines, NaN, jump(1)), `mass without the engines in hundredths: ${quantity} NaN`],
  // two engines weigh 2 × 45 mass units
  ['seed "Hyper Engine": a mass below that of the engines', () => jumpNeeds(engines, 8999, jump(1)), `mass without the engines in hundredths: ${quantity} -1`],
  ['E-33: births below none', () => grow(NOBODY, -1), `births: ${quantity} -1`],
  ['E-21: habitability below none', () => openFarmsWithRoom(-1, [1]), `habitability: ${quantity} -1`],
  ['E-21: no number of farms', () => openFarmsWithRoom(1, [NaN]), `farms: ${quantity} NaN`],
  ['E-30: half a unit of goods', () => hardshipOf({ ...unpaid, goods: 0.5 }, WAGES), `goods: ${quantity} 0.5`],
  ['E-30: usual wages that are no number', () => hardshipOf(unpaid, { ...WAGES, SLD: { numerator: NaN, denominator: 4 } }), `numerator: ${quantity} NaN`],
  ['E-27: an ask below none', () => matchBook([offer(-1)], [bid(1)], [10]), `quantity offered or asked for: ${quantity} -1`],
  ['E-27: half a bid', () => matchBook([offer(1)], [bid(0.5)], [10]), `quantity offered or asked for: ${quantity} 0.5`],
  ['E-27: a price below none', () => matchBook([offer(1, { numerator: -1, denominator: 1 })], [bid(1)], [10]), `numerator of a price: ${quantity} -1`],
  ['E-27: a purse below none', () => matchBook([offer(1)], [bid(1)], [-1]), `purse: ${quantity} -1`],
])('%s is a bug', (_, ask, message) => {
  expect(ask).toThrow(new RangeError(message));
}); // prettier-ignore
