import { renderReport, REPORT_FORMATS } from '@ec/reports';
import { resolveParameters } from '../../contract/parameters.js';
import type { JournalEvent } from '../../contract/journal.js';
import type { GameState } from '../../contract/ruleset.js';
import type { ContractGames } from '../contract-games.js';
import type { ContractCheck } from '../contract-options.js';

/** The rulebook is a document like any other. */
export function rulebook<State extends GameState, Order, View, Event extends JournalEvent>(
  games: ContractGames<State, Order, View, Event>,
): ContractCheck {
  return {
    title: 'the rulebook can be written in every format',
    run() {
      const { ruleset, options } = games;
      const rulebook = ruleset.rulebook(resolveParameters(ruleset.parameters, options.parameters));
      for (const format of REPORT_FORMATS) renderReport(rulebook, format, { details: true });
    },
  };
}
