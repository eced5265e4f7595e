import type * as Store from '../../src/sqlite.js';
import type { Race } from '../race.js';

/** What the operations are done with, so that the same ones run in a test and in a process of their own. */
export interface Tools {
  readonly store: typeof Store;
  readonly raceOf: (other?: { readonly version?: string; readonly stride?: number }) => Race;
  readonly options: Store.StoreOptions;
  /** An exported game, for the operation `import`. */
  readonly exported?: unknown;
}

/** Seats of the races: six with bots, five with a player's sheet, and one that is silent. */
export const SEATS = 12;

/** What can be done to the file of a stored game; each operation closes the file. */
export const OPERATIONS = {
  create: (path, { store, raceOf, options }) => {
    const players = Array.from({ length: SEATS }, (_, i) => ({
      id: 101 + i,
      email: `${i + 1}@example.org`,
      name: `Runner ${i + 1}`,
    }));
    const game = { package: '../race.ts', name: 'R', seed: 1978, players, parameters: { sides: 1_000_000 } };
    store.createStoredGame(path, raceOf(), game, options)[Symbol.dispose]();
  },
  'right sheet': (path, tools) =>
    withRace(path, tools, (game) => {
      tools.store.submitOrders(game, { seat: 1, text: 'push\nstep 2', origin: 'player' });
    }),
  'wrong sheet': (path, tools) =>
    withRace(path, tools, (game) => {
      tools.store.submitOrders(game, { seat: 2, text: 'leap', origin: 'player' });
    }),
  sheets: (path, tools) =>
    withRace(path, tools, (game) => {
      for (const seat of [1, 2, 3, 4, 5])
        tools.store.submitOrders(game, { seat, text: 'push', origin: 'player' });
    }),
  turn: (path, tools) =>
    withRace(path, tools, async (game) => {
      await tools.store.resolveStoredTurn(game, { host: { notice: 'Spring is here.' } });
    }),
  'turn under new rules': (path, tools) =>
    withRace(
      path,
      tools,
      async (game) => {
        await tools.store.resolveStoredTurn(game, { newRules: true });
      },
      { version: '2', stride: 2 },
    ),
  undo: (path, tools) =>
    withRace(path, tools, (game) => {
      tools.store.undoTurn(game);
    }),
  due: (path, tools) => withRace(path, tools, (game) => tools.store.setDue(game, 1)),
  'seat left': (path, tools) => withRace(path, tools, (game) => tools.store.seatStoredPlayer(game, 3, null)),
  'seat taken': (path, tools) =>
    withRace(path, tools, (game) =>
      tools.store.seatStoredPlayer(game, 3, { id: 7, email: 'new@example.org' }),
    ),
  'new address': (path, tools) =>
    withRace(path, tools, (game) => tools.store.setPlayerEmail(game, 4, 'new@example.org')),
  tokens: (path, tools) =>
    withRace(path, tools, (game) =>
      tools.store.setSeatTokens(game, new Map([1, 2, 3, 4].map((seat) => [seat, `scrypt:${seat}`]))),
    ),
  bots: (path, tools) =>
    withRace(path, tools, (game) =>
      tools.store.setSeatBots(game, new Map([6, 7, 8, 9, 10, 11].map((seat) => [seat, 'eager']))),
    ),
  import: (path, { store, raceOf, options, exported }) => {
    store.importGame(path, raceOf(), store.readExport(exported), options)[Symbol.dispose]();
  },
} as const satisfies Record<string, (path: string, tools: Tools) => void | Promise<void>>;

/** Name of an operation. */
export type Operation = keyof typeof OPERATIONS;

async function withRace(
  path: string,
  { store, raceOf, options }: Tools,
  run: (game: Store.StoredGame) => void | Promise<void>,
  rules: { readonly version?: string; readonly stride?: number } = {},
): Promise<void> {
  const game = store.openStoredGame(path, raceOf(rules), options);
  try {
    await run(game);
  } finally {
    game[Symbol.dispose]();
  }
}
