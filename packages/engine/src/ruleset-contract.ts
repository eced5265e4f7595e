/**
 * What every ruleset promises, as checks that any test runner can run.
 *
 * The games are played by the ruleset's own bots, all of them in turn around the table, over the given seeds. Each check plays its
 * own games, so that one that fails says what it fails at; a check throws an error that names seed, turn and seat.
 */
import { Prng, type Seed } from '@ec/prng';
import { renderJson, renderReport, REPORT_FORMATS } from '@ec/reports';
import { formatFaults } from './format-faults.js';
import { createGame, resolveTurn, sheetContext, turnReportOf, type Game } from './game.js';
import { garble } from './garble.js';
import type { JournalEvent, LoopEvent } from './journal.js';
import { resolveParameters } from './parameters.js';
import { plainCopy } from './plain-copy.js';
import { botSheets } from './play-bots.js';
import type { GameState, Ruleset } from './ruleset.js';
import { stateHash } from './state-hash.js';

/** A check of the contract. */
export interface ContractCheck {
  /** What is promised, in one sentence. */
  readonly title: string;
  /** @throws Error that says where the promise is broken */
  readonly run: () => void;
}

/** How the games of the checks are set up. */
export interface ContractOptions<State, Event extends JournalEvent = JournalEvent> {
  /** Players, at least 1 (included). */
  readonly players: number;
  /** Turns of each game, at least 1 (included). */
  readonly turns: number;
  /** One game for each; at least one. */
  readonly seeds: readonly Seed[];
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly templates?: Readonly<Record<string, unknown>>;
  /**
   * The state with a change that the seat cannot see, given the events of the turn; the check of hidden things is left out without it.
   */
  readonly changeUnseen?: (
    state: State,
    seat: number,
    rng: Prng,
    journal: readonly (Event | LoopEvent)[],
  ) => State;
  /** Balances that must close, by what they are of; the check of conservation is left out without it. */
  readonly ledgers?: (state: State) => readonly Ledger[];
}

/** A balance: what was there, what came and went by the rules, and what is there. */
export interface Ledger {
  /** What it is of, such as `7 stored FUEL`. */
  readonly of: string;
  /** What there should be by its entries. */
  readonly expected: number;
  /** What there is. */
  readonly actual: number;
}

/**
 * The checks of a ruleset: it plays the same game from the same seed, whatever order the sheets come in; its codec loses nothing, after
 * any phase; it reads what it prints; no text stops it; sealed sheets say the same; forecasts can be had of any sheet; reports tell nothing that is hidden, in the formats of its own
 * as well; its order template is valid; names of order sheets differ; its outcome names seats; it heeds what the host tells a turn; its rulebook can be written; its ledgers close.
 *
 * @throws RangeError when there are no players, turns or seeds, or the ruleset has no bots
 */
export function rulesetContract<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  options: ContractOptions<State, Event>,
): ContractCheck[] {
  const { players, turns, seeds, changeUnseen, ledgers } = options;
  const names = Object.keys(ruleset.bots);
  if (Math.min(players, turns, seeds.length, names.length) < 1)
    throw new RangeError('contract: expected at least 1 player, turn, seed and bot');
  type Played = Game<State, Event>;

  const newGame = (seed: Seed): Played =>
    createGame(ruleset, {
      name: 'contract',
      seed,
      players: Array.from({ length: players }, (_, i) => ({
        id: i + 1,
        email: `${i + 1}@example.org`,
        name: `Seat ${i + 1}`,
      })),
      parameters: options.parameters ?? {},
      templates: options.templates ?? {},
    });
  const botsOf = (game: Played): Map<number, string> =>
    new Map(
      ruleset.seats(game.state).map(({ id }, i) => [id, names[(i + game.state.turn) % names.length] ?? '']),
    );
  /** Plays a game for each seed, and shows every turn to a check. */
  const everyTurn = (
    check: (before: Played, after: Played, sheets: ReadonlyMap<number, string>) => void,
  ): void => {
    for (const seed of seeds) {
      let game = newGame(seed);
      for (let turn = 1; turn <= turns; turn++) {
        const sheets = botSheets(ruleset, game, botsOf(game));
        const next = resolveTurn(ruleset, game, sheets);
        check(game, next, sheets);
        game = next;
      }
    }
  };
  const require = (isTrue: boolean, game: Played, problem: string): void => {
    if (!isTrue) throw new Error(`seed ${game.seed}, turn ${game.state.turn}: ${problem}`);
  };
  const reportOf = (game: Played, seat: number): string => renderJson(turnReportOf(ruleset, game, seat));
  const formats = Object.entries(ruleset.formats ?? {});
  /** A seat's report in every format of the game's own, by name. */
  const ownReports = ({ state, journal }: Played, seat: number): readonly (readonly [string, string])[] => {
    const view = ruleset.view(state, journal, seat);
    return formats.map(([name, { render }]) => [name, render(view)]);
  };

  const checks: ContractCheck[] = [
    {
      title: 'the same seed and orders play the same game, in whatever order the sheets come',
      run: () =>
        everyTurn((before, after, sheets) => {
          const again = resolveTurn(ruleset, before, new Map([...sheets].toReversed()));
          require(stateHash(again.state) === stateHash(after.state), after, 'the states differ');
          require(stateHash(again.journal) === stateHash(after.journal), after, 'the journals differ');
        }),
    },
    {
      title: 'a turn leaves the game that it is given as it is',
      run: () => {
        const hashes = new Map<string, string>();
        const key = ({ seed, state }: Played): string => `${seed} ${state.turn}`;
        everyTurn((before, after, sheets) => {
          const hash = hashes.get(key(before)) ?? stateHash(before.state);
          resolveTurn(ruleset, before, sheets);
          require(stateHash(before.state) === hash, after, 'the state before the turn has changed');
          hashes.set(key(after), stateHash(after.state));
        });
      },
    },
    {
      title: 'the codec reads what it writes, after every phase',
      run: () =>
        everyTurn((before, after, sheets) => {
          resolveTurn(ruleset, before, sheets, {}, (phase, state) => {
            const restored = ruleset.codec.decode(ruleset.codec.encode(state));
            require(stateHash(restored) ===
              stateHash(state), after, `the state after "${phase}" is not restored`);
          });
        }),
    },
    {
      title: 'an order that is printed reads as the same order, and bots write orders that can be read',
      run: () =>
        everyTurn((before, _, sheets) => {
          for (const [seat, sheet] of sheets) {
            const { orders, diagnostics } = ruleset.parse(sheet, sheetContext(ruleset, before, seat));
            const errors = diagnostics.filter(({ severity }) => severity === 'error');
            require(errors.length === 0, before, `seat ${seat}: ${errors[0]?.message ?? ''}`);
            for (const { order } of orders) {
              const text = ruleset.format(order);
              const [read] = ruleset.parse(text).orders;
              require(stateHash(read?.order ?? null) ===
                stateHash(order), before, `"${text}" reads otherwise`);
            }
          }
        }),
    },
    {
      title: 'no text stops a turn',
      run: () =>
        everyTurn((before, _, sheets) => {
          const rng = Prng.fromSeed(before.seed).stream('garbage', before.state.turn);
          const garbled = [...sheets].map(([seat, sheet]) => [seat, garble(sheet, rng)] as const);
          resolveTurn(ruleset, before, new Map(garbled));
        }),
    },
    {
      title: 'every seat has a report, and an order template that is a valid sheet without orders',
      run: () =>
        everyTurn((_, game) => {
          for (const { id: seat } of ruleset.seats(game.state)) {
            reportOf(game, seat);
            const template = ruleset.template(ruleset.view(game.state, game.journal, seat));
            const { orders, diagnostics } = ruleset.parse(template, sheetContext(ruleset, game, seat));
            require(orders.length + diagnostics.length ===
              0, game, `the template of seat ${seat} says something`);
          }
          ruleset.summary(game.state);
        }),
    },
    {
      title:
        'formats of its own have names, extensions that differ, and a text for every seat, the same again',
      run() {
        const faults = formatFaults(ruleset.formats ?? {});
        if (faults.length > 0) throw new Error(faults.join('; '));
        const check = (game: Played): void => {
          for (const { id: seat } of ruleset.seats(game.state)) {
            const again = new Map(ownReports(game, seat));
            for (const [name, text] of ownReports(game, seat)) {
              require(text !== '', game, `the report of seat ${seat} in the format ${name} is empty`);
              require(text === again.get(name), game, `the format ${name} differs for seat ${seat}`);
            }
          }
        };
        for (const seed of seeds) check(newGame(seed));
        everyTurn((_, game) => check(game));
      },
    },
    {
      title: 'a notice of the host is in every report, and a game that all agree to end is over',
      run: () =>
        everyTurn((before, _, sheets) => {
          const game = resolveTurn(ruleset, before, sheets, { notice: NOTICE, isAgreedEnd: true });
          for (const { id: seat } of ruleset.seats(game.state))
            require(reportOf(game, seat).includes(
              NOTICE,
            ), game, `the report of seat ${seat} lacks the notice`);
          require(ruleset.outcome(game.state).status === 'over', game, 'the game goes on');
        }),
    },
    {
      title: 'names of order sheets differ, and have no folder',
      run() {
        const { sheetName } = ruleset;
        if (!sheetName) return;
        const game = newGame(seeds[0] ?? 0);
        const names = ruleset
          .seats(game.state)
          .flatMap(({ id }) => [1, 2, 11].map((turn) => sheetName(game.state, id, turn)));
        require(new Set(names).size === names.length, game, 'two sheets have the same name');
        for (const name of names) require(!/[/\\]|^\.|^$/.test(name), game, `no name of a sheet: ${name}`);
      },
    },
    {
      title: 'the outcome names seats of the game',
      run: () =>
        everyTurn((_, game) => {
          const outcome = ruleset.outcome(game.state);
          const seats = new Set(ruleset.seats(game.state).map(({ id }) => id));
          if (outcome.status === 'over')
            require(outcome.winners.every((winner) => seats.has(winner)), game, 'a winner is no seat');
        }),
    },
    {
      title: 'the rulebook can be written in every format',
      run() {
        const rulebook = ruleset.rulebook(resolveParameters(ruleset.parameters, options.parameters));
        for (const format of REPORT_FORMATS) renderReport(rulebook, format, { details: true });
      },
    },
  ];
  const { seal } = ruleset;
  if (seal) {
    checks.push({
      title: 'a sealed sheet has the same orders, and is sealed once and for all',
      run: () =>
        everyTurn((before, _, sheets) => {
          const rng = Prng.fromSeed(before.seed).stream('sealed', before.state.turn);
          for (const written of sheets.values())
            for (const sheet of [written, garble(written, rng)]) {
              const sealed = seal(sheet, () => 'sealed');
              const [had, has] = [sheet, sealed].map((text) => ruleset.parse(text).orders.length);
              require(had === has, before, 'a sealed sheet has other orders');
              require(seal(sealed, (secret) => secret) ===
                sealed, before, 'a sealed sheet is not left as it is');
            }
        }),
    });
  }
  const { forecast } = ruleset;
  if (forecast) {
    checks.push({
      title: 'a forecast can be had of any sheet, the same again, and leaves its view as it is',
      run: () =>
        everyTurn((before, _, sheets) => {
          const rng = Prng.fromSeed(before.seed).stream('forecast', before.state.turn);
          for (const [seat, written] of sheets) {
            const view = ruleset.view(before.state, before.journal, seat);
            const known = JSON.stringify(view);
            for (const sheet of [written, garble(written, rng)]) {
              const { orders } = ruleset.parse(sheet, sheetContext(ruleset, before, seat));
              const [one, other] = [forecast(orders, view), forecast(orders, view)].map(renderJson);
              require(one === other, before, `the forecast of seat ${seat} differs`);
            }
            require(JSON.stringify(view) === known, before, `the forecast changes the view of seat ${seat}`);
          }
        }),
    });
  }
  if (changeUnseen) {
    checks.push({
      title: 'a report does not change when something changes that its seat cannot see',
      run: () =>
        everyTurn((before, game) => {
          const rng = Prng.fromSeed(before.seed).stream('unseen', before.state.turn);
          for (const { id: seat } of ruleset.seats(game.state)) {
            const other = {
              ...game,
              state: changeUnseen(plainCopy(game.state), seat, rng.stream(seat), game.journal),
            };
            require(reportOf(other, seat) ===
              reportOf(game, seat), game, `the report of seat ${seat} tells more`);
            const own = new Map(ownReports(game, seat));
            for (const [name, text] of ownReports(other, seat))
              require(text === own.get(name), game, `the format ${name} tells seat ${seat} more`);
          }
        }),
    });
  }
  if (ledgers) {
    checks.push({
      title: 'every ledger closes',
      run: () =>
        everyTurn((_, game) => {
          for (const { of, expected, actual } of ledgers(game.state))
            require(expected === actual, game, `${of}: expected ${expected}, received ${actual}`);
        }),
    });
  }
  return checks;
}

/** A notice that no layout breaks, and no bot writes. */
const NOTICE = 'Heralded';
