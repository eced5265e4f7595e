import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game, GameState, JournalEvent, Ruleset } from '@ec/engine';
import { findGame, type FindGame } from './find-game.js';
import type { League } from './league.js';
import { recordFind } from './record-find.js';

/** A plan that was found, with a game that it wins. */
export interface SavedFind extends Pick<
  FindGame<GameState, JournalEvent>,
  'seat' | 'allies' | 'others' | 'turns' | 'plain' | 'given' | 'kinds'
> {
  readonly round: number;
  readonly plan: string;
  readonly file: string;
}

/**
 * Writes one game of each plan that was found, as `ec export` does, into a folder: `round-1.json` and so on. Plans that win none of a dozen
 * games alone have none.
 */
export async function saveFinds<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  { plans, rounds }: Pick<League, 'plans' | 'rounds'>,
  {
    folder,
    module,
    ...settings
  }: {
    readonly folder: string;
    /** Package or file of the ruleset. */
    readonly module: string;
    /** A new game for each number. */
    readonly start: (number: number) => Game<State, Event> | undefined;
    /** Turn after which a game is broken off. */
    readonly turns: number;
    /** Seats that play a plan together. */
    readonly allies: number;
  },
): Promise<SavedFind[]> {
  mkdirSync(folder, { recursive: true });
  const saved: SavedFind[] = [];
  for (const { text: plan, round } of plans) {
    const field = rounds.find((one) => one.round === round && one.isNew)?.field;
    const find = field === undefined ? undefined : findGame(ruleset, plan, { field, ...settings });
    if (!find) continue;
    const file = join(folder, `round-${round}.json`);
    writeFileSync(file, `${JSON.stringify(await recordFind(ruleset, module, find))}\n`);
    saved.push({ ...find, round, plan, file });
  }
  return saved;
}
