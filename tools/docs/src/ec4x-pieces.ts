import { referenceOf } from '@ec/orders-parser';
import { ec4x } from '@ec/ec4x';
import { ec4xLanguage } from '@ec/ec4x/rules';
import { gamePieces } from './game-pieces.ts';

/** Everything that the pages about EC4X take from the code. */
export const ec4xPieces = gamePieces({
  ruleset: ec4x,
  reference: referenceOf(ec4xLanguage.declaration),
  folder: 'docs/examples/ec4x',
  turns: 6,
  quotes: [
    'report-0-1-research',
    'report-0-1-fleets',
    'report-0-1-map',
    ...[1, 2, 3, 4, 5, 6].map((turn) => `sheet-${turn}-1`),
    'report-1-1-ledger',
    'report-1-1-projects',
    'report-3-1-movement',
    'report-4-1-battles',
    'report-4-1-fleets',
    'report-6-1-colonies',
    'report-6-1-prestige',
  ],
});
