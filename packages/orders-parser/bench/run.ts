/**
 * Time of the parser against `JSON.parse` on as many bytes, and whether time grows in proportion to length.
 *
 * The JSON text is an array of order objects, the nearest thing that a program could have been sent instead of the
 * sheet; both texts are cut to the same number of bytes.
 */
import { compare } from '@ec/bench';
import { parseEmpyreanOrders } from '@ec/orders-parser';

const LIMITS = { bytes: 20_000_000, statements: 1_000_000 };
const CLASSES = ['professionals', 'Unskilled Workers', 'soldier', 'PRO', 'SLD'];

function statement(index: number): string {
  const unitId = 1 + (index % 900);
  return index % 2 === 0
    ? `${unitId}, pay, 0.${100 + (index % 800)}, ${CLASSES[index % CLASSES.length]}`
    : `${unitId}, ration, ${index % 101}%.`;
}

function sheetOf(bytes: number): string {
  let sheet = 'empire 7, turn 12, game EC-5\n';
  for (let index = 0; sheet.length < bytes; index += 1) sheet += `${statement(index)}\n`;
  return sheet;
}

function jsonOf(bytes: number): string {
  const orders = parseEmpyreanOrders(sheetOf(bytes), {}, LIMITS).orders.map(({ order }) => order);
  while (JSON.stringify(orders).length > bytes) orders.length = Math.floor(orders.length * 0.99);
  return JSON.stringify(orders).padEnd(bytes);
}

const small = sheetOf(10_000);
const large = sheetOf(1_000_000);
const count = parseEmpyreanOrders(large, {}, LIMITS).orders.length;
const json = jsonOf(large.length);

const [perByte, growth] = await compare(
  {
    name: `parse ${large.length} bytes of orders / JSON.parse ${json.length} bytes`,
    baseline: () => JSON.parse(json),
    subject: () => parseEmpyreanOrders(large, {}, LIMITS),
    limit: 12,
  },
  {
    name: 'parse 1 MB once / 10 KB a hundred times',
    baseline: () => {
      for (let time = 0; time < 100; time += 1) parseEmpyreanOrders(small, {}, LIMITS);
    },
    subject: () => parseEmpyreanOrders(large, {}, LIMITS),
    limit: 2,
  },
);
if (perByte && growth) {
  console.log(`${Math.round((count / perByte.subjectMs) * 1000).toLocaleString('en')} statements per second`);
  console.log(
    `nanoseconds per byte: ${((growth.baselineMs * 1e6) / (100 * small.length)).toFixed(1)} at 10 KB, ` +
      `${((growth.subjectMs * 1e6) / large.length).toFixed(1)} at 1 MB`,
  );
}
