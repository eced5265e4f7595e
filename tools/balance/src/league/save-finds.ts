import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@ec/cli';
import type { Game, GameState, JournalEvent, Ruleset } from '@ec/engine';
import { findGame, type FindGame } from './find-game.js';
import type { Goal } from './goals.js';
import type { League } from './league.js';
import { isProgram, parsePartners } from './partners.js';
import { recordFind } from './record-find.js';

/** A plan that was found, with a game that it wins, or in which it meets another goal. */
export interface SavedFind extends Pick<
  FindGame<GameState, JournalEvent>,
  'own' | 'others' | 'turns' | 'score' | 'plain' | 'given' | 'kinds'
> {
  readonly round: number;
  readonly plan: string;
  readonly file: string;
}

/**
 * Writes one game of each plan that was found, as `ec export` does, into a folder: `round-1.json` of the best of a round, `round-1-2.json` of the
 * second, and so on. Plans that win none of a dozen games alone have none.
 */
export async function saveFinds<State extends GameState, Order, View, Event extends JournalEvent>(
  ruleset: Ruleset<State, Order, View, Event>,
  { rounds }: Pick<League, 'rounds'>,
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
    /** What the plans are good for. */
    readonly goal: Goal;
  },
): Promise<SavedFind[]> {
  makeFolder(folder);
  const saved: SavedFind[] = [];
  for (const { round, field, best, others, isNew } of rounds)
    for (const [i, { plan }] of (isNew ? [best, ...others] : []).entries()) {
      const find = parsePartners(plan).some(isProgram)
        ? undefined
        : findGame(ruleset, plan, { field, ...settings });
      if (!find) continue;
      const file = join(folder, i === 0 ? `round-${round}.json` : `round-${round}-${i + 1}.json`);
      writeFileSync(file, `${JSON.stringify(await recordFind(ruleset, module, find))}\n`);
      saved.push({ ...find, round, plan, file });
    }
  return saved;
}
