/** Stored games of three empires, made and used by the command alone. */
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ec, ecAlone, GameFolder } from './game-folder.js';
import type { Ended } from '@ec/cli/testing';

/** Three players; their home colonies are 1, 2 and 3, as their seats are. */
export const PLAYERS = `id,email,empire
101,ada@example.org,Ada Concord
102,bram@example.org,Bramble Hegemony
103,chen@example.org,Chen Mandate
`;

/** A sheet that lacks nothing: header, and one order about the home colony. */
export function sheetOf(seat: number, turn: number, percent = 80): string {
  return `empire ${seat}, turn ${turn}, game EC-7\n${seat}, ration, ${percent}%\n`;
}

/** A folder with a stored game, which disappears when its scope ends. */
export class StoredFolder extends GameFolder {
  /** By seat, as `ec new` showed them. */
  readonly tokens = new Map<number, string>();

  private constructor(readonly file: string) {
    super({ empty: true });
  }

  /** Makes the game EC-7 with three players and 10 stars, as `ec new` does. */
  static async make({ file = 'game.ec', options = [] as readonly string[] } = {}): Promise<StoredFolder> {
    const folder = new StoredFolder(file);
    folder.write('players.csv', PLAYERS);
    folder.write('game.json', '{ "parameters": { "cluster.starCount": 10 } }\n');
    const made = await ec(
      folder.path,
      ...['new', file, '.', '--name', 'EC-7', '--seed', '1978', '--json', ...options],
    );
    if (made.code !== 0) throw new Error(made.stderr);
    const { seats } = JSON.parse(made.stdout) as { seats: { seat: number; token: string }[] };
    for (const { seat, token } of seats) folder.tokens.set(seat, token);
    return folder;
  }

  /** A folder with the same files. */
  copy(): StoredFolder {
    const copy = new StoredFolder(this.file);
    cpSync(this.path, copy.path, { recursive: true });
    for (const [seat, token] of this.tokens) copy.tokens.set(seat, token);
    return copy;
  }

  /** Token of a seat's player. */
  token(seat: number): string {
    return this.tokens.get(seat) ?? '';
  }

  /** Runs a command such as `seats add` on the game. */
  ec(command: string, ...args: readonly string[]): Promise<Ended> {
    return ec(this.path, ...command.split(' '), this.file, ...args);
  }

  /** Runs a command on the game with something on its standard input. */
  ecWithInput(input: string | Uint8Array, command: string, ...args: readonly string[]): Promise<Ended> {
    return ecAlone({ cwd: this.path, input }, ...command.split(' '), this.file, ...args);
  }

  /** What a command prints for programs, with its exit code. */
  async json<Command extends keyof Answers>(
    command: Command,
    ...args: readonly string[]
  ): Promise<{ code: number; data: Answers[Command] }> {
    const { code, stdout } = await this.ec(command, ...args, '--json');
    return { code, data: JSON.parse(stdout) as Answers[Command] };
  }

  /** Hands in a sheet for every seat. */
  async submitAll(turn: number): Promise<void> {
    const files = [1, 2, 3].map((seat) => `empire-${seat}.txt`);
    for (const [i, file] of files.entries()) this.write(file, sheetOf(i + 1, turn));
    const { code, stdout } = await this.ec('submit', ...files);
    if (code !== 0) throw new Error(stdout);
  }

  /** Bytes of the game's file, which is whole while no command runs. */
  bytes(): Buffer {
    return readFileSync(join(this.path, this.file));
  }

  /** Everything in the game but its log. */
  async withoutLog(): Promise<unknown> {
    const { data } = await this.json('export');
    const { messages: _, ...rest } = data;
    return rest;
  }

  /** The game's log. */
  async log(): Promise<Answers['log']> {
    const { data } = await this.json('log');
    return data.map(({ seat, code, text, times }) => ({ seat, code, text, times }));
  }
}

/** What `ec submit --json` says of a sheet. */
export interface Submitted {
  readonly file: string;
  readonly seat: number;
  readonly turn: number;
  readonly receipt: number;
  readonly counts: boolean;
  readonly earlier: number | null;
  readonly isRepeated: boolean;
  readonly isRefused: boolean;
  readonly orders: readonly { readonly line: number; readonly understood: string }[];
  readonly diagnostics: readonly { readonly code: string; readonly message: string }[];
}

/** What `ec turn --json` says. */
export interface TurnAnswer {
  readonly turn: number;
  readonly hash: string;
  readonly silent: readonly number[];
  readonly bots: readonly number[];
  readonly files: number;
  readonly dryRun?: true;
}

/** What `ec status --json` says. */
export interface StatusAnswer {
  readonly turn: { readonly turn: number; readonly due: number | null; readonly hash: string };
  readonly silent: readonly number[];
  readonly seats: readonly {
    readonly seat: number;
    readonly player: { readonly id: number; readonly email: string } | null;
    readonly bot: string | null;
    readonly sheet: { readonly receipt: number } | null;
    readonly others: number;
    readonly isSilent: boolean;
    readonly isLate: boolean;
  }[];
}

/** What commands print for programs, as far as these tests look at it. */
interface Answers {
  readonly status: StatusAnswer;
  readonly turn: TurnAnswer;
  readonly submit: readonly Submitted[];
  readonly check: readonly Submitted[];
  readonly sheet: {
    readonly seat: number;
    readonly turn: number;
    readonly receipt: number;
    readonly origin: string;
    readonly hash: string;
    readonly sheet: string;
  };
  readonly undo: { readonly turn: number; readonly hash: string; readonly dropped: readonly number[] };
  readonly replay: { readonly findings: readonly unknown[] };
  readonly export: {
    readonly orders: readonly { readonly seat: number; readonly origin: string }[];
    readonly messages: readonly unknown[];
  };
  readonly log: readonly {
    readonly seat: number | null;
    readonly code: string;
    readonly text: string;
    readonly times: number;
  }[];
  readonly 'seats list': readonly {
    readonly seat: number;
    readonly player: unknown;
    readonly hasToken: boolean;
  }[];
  readonly 'seats add': { readonly token: string };
  readonly 'seats token': { readonly seat: number; readonly token: string };
}
