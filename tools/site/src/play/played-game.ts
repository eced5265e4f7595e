import { clerkOf, type Clerk } from '@ec/desk/clerk';
import {
  botSheets,
  checkSheet,
  createGame,
  editionNamed,
  editionValues,
  mistakesIn,
  resolveTurn,
  STANDARD,
  stateHash,
  turnReportOf,
  type AnyRuleset,
  type Game,
  type GameState,
  type Outcome,
} from '@ec/engine';
import type { ExportedGame, ExportedSheet, ExportedTurn } from '@ec/engine/sqlite';
import type { Diagnostic } from '@ec/orders-parser';
import { hashText } from '@ec/prng';
import type { ReportDocument } from '@ec/reports';
import type { PlayableGame } from './games.ts';

/** Seat of the person in front of the page. */
export const OWN_SEAT = 1;

/** Names of the seats: the player first. */
const NAMES = ['You', 'Borealis', 'Cygnus', 'Draco'];

/** All that a game in the page is: what it was made from, and the sheets of each turn. The rules make the rest of it anew. */
export interface PlayRecord {
  /** ID of the ruleset. */
  readonly game: string;
  /** Version of the rules that resolved its turns; absent before the set-up. */
  readonly version?: string;
  readonly seed: string;
  /** Milliseconds since 1970 (UTC) of the set-up. */
  readonly created: number;
  /** Sheets of each turn by seat ID. */
  readonly turns: readonly Readonly<Record<string, string>>[];
  /** What the player has written and not handed in, by the turn that it is for; absent where there is nothing. */
  readonly drafts?: Readonly<Record<string, string>>;
}

/** A game against bots, with its history. */
export class PlayedGame {
  readonly #of: PlayableGame;
  readonly #ruleset: AnyRuleset;
  readonly #players: readonly { readonly id: number; readonly email: string; readonly name: string }[];
  readonly #made: Pick<PlayRecord, 'seed' | 'created'>;
  /** After the set-up, and after each turn. */
  readonly #games: Game<GameState>[] = [];
  readonly #sheets: Map<number, string>[] = [];
  /** What the player has written and not handed in, by the turn that it is for. */
  readonly #drafts: Map<number, string>;
  /** Answers what is asked about the player's sheet for the next turn. */
  readonly clerk: Clerk;

  /**
   * A game as it was left, or a new one where no turn has been played.
   *
   * @throws SetupError when no game can be made from the seed
   * @throws RangeError when a sheet belongs to no seat
   */
  constructor(of: PlayableGame, ruleset: AnyRuleset, { seed, created, turns, drafts = {} }: PlayRecord) {
    this.#of = of;
    this.#ruleset = ruleset;
    this.#drafts = new Map(Object.entries(drafts).map(([turn, text]) => [Number(turn), text]));
    this.#made = { seed, created };
    this.clerk = clerkOf(ruleset, () => this.#last, OWN_SEAT);
    this.#players = ['', ...of.opponents].map((_, i) => ({
      id: i + 1,
      email: `seat-${i + 1}@example.org`,
      name: NAMES[i] ?? `Seat ${i + 1}`,
    }));
    this.#games.push(createGame(ruleset, { name: of.title, seed, players: this.#players }));
    for (const sheets of turns)
      this.#resolve(new Map(Object.entries(sheets).map(([seat, text]) => [Number(seat), text])));
  }

  /** Turns that were played. */
  get turn(): number {
    return this.#sheets.length;
  }

  get outcome(): Outcome {
    return this.#ruleset.outcome(this.#last.state);
  }

  get record(): PlayRecord {
    return {
      game: this.#of.id,
      version: this.#ruleset.version,
      ...this.#made,
      turns: this.#sheets.map((sheets) => Object.fromEntries(sheets)),
      ...(this.#drafts.size > 0 && { drafts: Object.fromEntries(this.#drafts) }),
    };
  }

  /** SHA-256 of the state after the last turn. */
  get hash(): string {
    return stateHash(this.#last.state);
  }

  /** The player's report after a turn; the last one when absent. */
  report(turn = this.turn): ReportDocument {
    return turnReportOf(this.#ruleset, this.#games[turn] ?? this.#last, OWN_SEAT);
  }

  /** The player's sheet for the next turn: what they have written, or one to be filled in. */
  get sheet(): string {
    return this.#drafts.get(this.turn + 1) ?? this.#template();
  }

  /** Remembers what the player has written for the next turn, until it is handed in. */
  write(text: string): void {
    if (text === this.#template()) this.clear();
    else this.#drafts.set(this.turn + 1, text);
  }

  /** Forgets what the player has written for the next turn. */
  clear(): void {
    this.#drafts.delete(this.turn + 1);
  }

  /**
   * Resolves a turn with the player's sheet, and those of bots; not with a sheet that a hall would not take.
   *
   * @returns why the sheet was not taken, mistake by mistake; none where the turn is resolved
   */
  end(text: string): readonly Diagnostic[] {
    const mistakes = mistakesIn(checkSheet(this.#ruleset, this.#last, OWN_SEAT, text));
    if (mistakes.length > 0) {
      this.write(text);
      return mistakes;
    }
    const bots = new Map(this.#of.opponents.map((bot, i) => [i + 2, bot]));
    const sheets = new Map([[OWN_SEAT, text], ...botSheets(this.#ruleset, this.#last, bots)]);
    this.#resolve(sheets);
    this.#drafts.delete(this.turn);
    return [];
  }

  /** Takes the last turn back: its sheet is to be handed in again. What was written for the turn after it stays for that turn. */
  undo(): void {
    const sheets = this.#sheets.pop();
    if (!sheets) return;
    this.#games.pop();
    this.write(sheets.get(OWN_SEAT) ?? '');
  }

  /** The whole game as `ec import` reads it. */
  export(): ExportedGame {
    const edition = editionNamed(this.#ruleset, STANDARD);
    const [start] = this.#games;
    const { ruleset, version, name, seed } = start ?? this.#last;
    const { created } = this.#made;
    const turns = this.#games.map(({ state }, turn): ExportedTurn => ({
      id: turn + 1,
      turn,
      previous: turn === 0 ? null : turn,
      version,
      hash: stateHash(state),
      seating: 0,
      resolved: created,
      milliseconds: 0,
      due: null,
      undone: null,
      orders: turn === 0 ? [] : this.#players.map(({ id }) => this.#sheetId(turn - 1, id)),
    }));
    const orders = this.#sheets.flatMap((sheets, after) =>
      [...sheets].map(([seat, text]): ExportedSheet => ({
        id: this.#sheetId(after, seat),
        receipt: 1,
        seat,
        origin: seat === OWN_SEAT ? 'player' : 'bot',
        counts: true,
        hash: hashText(text),
        size: new TextEncoder().encode(text).length,
        text,
        faults: [],
        received: created,
        after: after + 1,
      })),
    );
    return {
      format: 'ec-game/2',
      package: this.#of.package,
      ruleset,
      version,
      name,
      seed,
      players: [...this.#players],
      edition: { ...edition, parameters: editionValues(this.#ruleset.parameters, edition) },
      parameters: {},
      templates: {},
      created,
      contact: null,
      seats: this.#players.map(({ id, email }) => ({
        seat: id,
        player: { id, email },
        token: null,
        bot: this.#of.opponents[id - 2] ?? null,
      })),
      seatings: [],
      turns,
      orders,
      messages: [],
    };
  }

  get #last(): Game<GameState> {
    const last = this.#games.at(-1);
    if (!last) throw new RangeError('game: expected a set-up, received none');
    return last;
  }

  #template(): string {
    const { state, journal } = this.#last;
    return this.#ruleset.template(this.#ruleset.view(state, journal, OWN_SEAT));
  }

  #resolve(sheets: Map<number, string>): void {
    this.#games.push(resolveTurn(this.#ruleset, this.#last, sheets));
    this.#sheets.push(sheets);
  }

  /** Number of a sheet in the exported file. */
  #sheetId(after: number, seat: number): number {
    return after * this.#players.length + seat;
  }
}
