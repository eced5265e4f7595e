import { referenceOf } from '@ec/orders-parser';
import { goofspiel } from '@ec/goofspiel';
import { goofspielLanguage } from '@ec/goofspiel/rules';
import { gamePieces } from './game-pieces.ts';

/** Folder of the game of the tutorial, and turns of it that are played. */
const GOOFSPIEL_FOLDER = 'docs/examples/goofspiel';
export const GOOFSPIEL_TURNS = 7;

/** Everything that the pages about Goofspiel take from the code, by the name in its marker. */
export const goofspielPieces = gamePieces({
  ruleset: goofspiel,
  reference: referenceOf(goofspielLanguage.declaration),
  folder: GOOFSPIEL_FOLDER,
  turns: GOOFSPIEL_TURNS,
  quotes: [
    'report-0-1-stake',
    'report-0-1-board',
    'sheet-1-1',
    'report-1-1-events',
    'sheet-2-1',
    'report-2-1-events',
    'sheet-3-1',
    'report-3-1-events',
    'report-4-1-events',
    'report-5-2-events',
    'report-5-1-fleets',
    'sheet-6-1',
    'report-6-1-orders',
    'report-6-1-stake',
    'report-7-1-events',
    'report-7-1-board',
  ],
});
