/**
 * What every ruleset promises, as checks that any test runner can run.
 *
 * The games are played by the ruleset's own bots, all of them in turn around the table, over the given seeds, once for all checks, each of
 * which gets copies. A check throws an error that names seed, turn and seat.
 */
import type { JournalEvent } from '../contract/journal.js';
import type { GameState, Ruleset } from '../contract/ruleset.js';
import { anyText } from './checks/any-text.js';
import { boards } from './checks/boards.js';
import { closedLedgers } from './checks/closed-ledgers.js';
import { declarations } from './checks/declarations.js';
import { editions } from './checks/editions.js';
import { forecasts } from './checks/forecasts.js';
import { hiddenThings } from './checks/hidden-things.js';
import { hostInput } from './checks/host-input.js';
import { knownSeats } from './checks/known-seats.js';
import { knownWinners } from './checks/known-winners.js';
import { losslessCodec } from './checks/lossless-codec.js';
import { ownFormats } from './checks/own-formats.js';
import { plainData } from './checks/plain-data.js';
import { playedTurns } from './checks/played-turns.js';
import { readableOrders } from './checks/readable-orders.js';
import { rehearsals } from './checks/rehearsals.js';
import { reportsAndTemplates } from './checks/reports-and-templates.js';
import { rulebook } from './checks/rulebook.js';
import { sameAnswers } from './checks/same-answers.js';
import { sameGame } from './checks/same-game.js';
import { sealedSheets } from './checks/sealed-sheets.js';
import { sheetNames } from './checks/sheet-names.js';
import { twoWorlds } from './checks/two-worlds.js';
import { unseenEvents } from './checks/unseen-events.js';
import { untouchedGame } from './checks/untouched-game.js';
import { ContractGames } from './contract-games.js';
import type { ContractCheck, ContractOptions } from './contract-options.js';

/**
 * The checks of a ruleset: no phase fails, whoever is silent and whichever seat is empty; the same seed plays the same game, sets up the same
 * state and gives the same answers, on machines that differ in clock, chance, language, timers and environment; nothing writes into what it is
 * given; all data is plain JSON; the codec loses nothing, after any phase, and refuses what is no state; the ruleset reads what it prints; no
 * text stops it; sealed sheets say the same; any sheet can be checked and has a forecast, and rehearsals say what the turn says; nothing that a
 * seat receives shows what is hidden; what is done elsewhere changes nothing in later turns; its order template is valid; its boards write its orders; names are its own;
 * its outcome names seats; it heeds its host; its rulebook can be written; its editions can be played; its ledgers close.
 *
 * @throws RangeError when there are no players, turns or seeds, or the ruleset has no bots
 */
export function rulesetContract<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  options: ContractOptions<State, Event>,
): ContractCheck[] {
  const games = new ContractGames(ruleset, options);
  const checks = [
    playedTurns(games),
    sameGame(games),
    sameAnswers(games),
    untouchedGame(games),
    plainData(games),
    losslessCodec(games),
    readableOrders(games),
    anyText(games),
    reportsAndTemplates(games),
    ownFormats(games),
    hostInput(games),
    declarations(games),
    knownSeats(games),
    sheetNames(games),
    boards(games),
    knownWinners(games),
    rulebook(games),
    editions(games),
    sealedSheets(games),
    forecasts(games),
    rehearsals(games),
    hiddenThings(games),
    unseenEvents(games),
    twoWorlds(games),
    closedLedgers(games),
  ];
  return checks.filter((check) => check !== undefined);
}
