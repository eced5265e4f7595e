import { referenceOf } from '@ec/orders-parser';
import { multiplanetary } from '@ec/multiplanetary';
import { multiplanetaryLanguage } from '@ec/multiplanetary/rules';
import { gamePieces } from './game-pieces.ts';

/** Everything that the pages about Multiplanetary Empire take from the code. */
export const multiplanetaryPieces = gamePieces({
  ruleset: multiplanetary,
  reference: referenceOf(multiplanetaryLanguage.declaration),
  folder: 'docs/examples/multiplanetary',
  turns: 29,
  quotes: [
    'report-0-1-board',
    ...[2, 3, 5, 10, 11, 21, 25].map((tick) => `sheet-${tick}-1`),
    'report-5-1-orders',
    ...[6, 15, 16, 18, 24].map((tick) => `report-${tick}-1-arrivals`),
    'report-9-1-board',
    'report-20-1-board',
    'report-21-1-departures',
    'report-29-1-sides',
    'report-29-1-fleets',
  ],
});
