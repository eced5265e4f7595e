import { resolveTurn, stateHash } from '@ec/engine';
import { battles } from './battles.ts';
import { cargo } from './cargo.ts';
import { codec, figures, numbers } from './figures.ts';
import { bombings, growth, orders, production } from './planets.ts';
import type { Law } from './played-turn.ts';
import { quietTurns } from './quiet-turns.ts';
import { checks, hidden, reportedFigures } from './reports.ts';
import { ships } from './ships.ts';
import { technology } from './technology.ts';

/** The order in which sheets come in changes nothing. */
const submission: Law = function* ({ ruleset, before, after, sheets }) {
  const again = resolveTurn(ruleset, before, new Map([...sheets].toReversed()));
  if (stateHash(again.state) !== stateHash(after.state)) yield 'the states differ';
};

/** What must always hold of a turn, by what it says. */
export const LAWS: Readonly<Record<string, Law>> = {
  'no figure is negative or not finite, and industry ≤ population ≤ size': figures,
  'numbers are unique, fleets in one place, distances between the planets': numbers,
  'nothing is left to do, and the codec restores the state': codec,
  'ships: before + built = after + shot + scrapped + removed': ships,
  'technology rises by what research spent': technology,
  'cargo only changes hands': cargo,
  'planets make what the journal says': production,
  'people grow by 8 %': growth,
  'nothing comes of nothing': quietTurns,
  'bombs leave a quarter': bombings,
  'orders change no stock but for unfinished ships, and who leaves loses everything': orders,
  'nobody fires at those who are no enemies, and battles are fought to their end': battles,
  'the order of submission does not matter': submission,
  'no reported figure exceeds the true one': reportedFigures,
  'no report changes with what is hidden': hidden,
  'orders can be checked': checks,
};
