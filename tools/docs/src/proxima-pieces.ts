import { referenceOf } from '@ec/orders-parser';
import { proxima } from '@ec/proxima';
import { proximaLanguage } from '@ec/proxima/rules';
import { gamePieces } from './game-pieces.ts';

/** Everything that the pages about Proxima Centauri b take from the code. */
export const proximaPieces = gamePieces({
  ruleset: proxima,
  reference: referenceOf(proximaLanguage.declaration),
  folder: 'docs/examples/proxima',
  turns: 5,
  quotes: [
    'report-0-1-map',
    'report-0-1-your-units',
    ...[1, 2, 3, 4, 5].flatMap((turn) => [`sheet-${turn}-1`, `report-${turn}-1-events`]),
    'report-1-1-sites',
    'report-3-1-situation',
    'report-4-1-orders',
    'report-5-1-situation',
  ],
});
