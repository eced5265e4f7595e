/** Games that the browser keeps: of each ruleset the one that is played, and those that were open before. */
import { get, set, update } from 'idb-keyval';
import type { PlayRecord } from './played-game.ts';

/** Former games of a ruleset that are kept, at most (included): the one that was open longest ago gives way. */
export const MOST_FORMERS = 20;

/** A game as the browser keeps it. */
export interface KeptGame {
  readonly record: PlayRecord;
  /** Games that were open before and in which something was done, the last one first. */
  readonly formers: readonly PlayRecord[];
  /** Counts the changes: a page that knows an older one has been overtaken by another tab. */
  readonly revision: number;
}

/** Key of the game that was opened last, and of each game by its ID. */
const LAST = 'last';
const keyOf = (game: string): string => `kept ${game}`;

/** ID of the game that was opened last. */
export async function lastGame(): Promise<string | undefined> {
  return get<string>(LAST);
}

/** A game as it was kept; from now on it is the last one that was opened. */
export async function keptGame(game: string): Promise<KeptGame | undefined> {
  await set(LAST, game);
  return get<KeptGame>(keyOf(game));
}

/**
 * Keeps a game after a change.
 *
 * @returns whether it is kept; not where another tab has kept a change since
 */
export async function keepGame(kept: KeptGame): Promise<boolean> {
  let isNext = false;
  await update<KeptGame | undefined>(keyOf(kept.record.game), (stored) => {
    isNext = follows(kept, stored);
    return isNext ? kept : stored;
  });
  return isNext;
}

/** Whether a change was made to the game that is stored, and not to an older one. */
export function follows({ revision }: KeptGame, stored: KeptGame | undefined): boolean {
  return revision === (stored?.revision ?? 0) + 1;
}

/** The former games once another game of the same rules is open: one in which no turn was played and nothing written is none. */
export function formersOf(kept: KeptGame | undefined, next: PlayRecord): readonly PlayRecord[] {
  if (!kept) return [];
  return [kept.record, ...kept.formers]
    .filter((game) => game !== next && (game.turns.length > 0 || game.drafts !== undefined))
    .slice(0, MOST_FORMERS);
}

/** What a player is told whose game the rules of today have resolved anew; empty where they are the rules that it was played by. */
export function toldOfRules(kept: PlayRecord, now: PlayRecord): string {
  if (kept.turns.length === 0 || kept.version === undefined || kept.version === now.version) return '';
  return `This game was played by version ${kept.version} of the rules. Its turns have been resolved again by version ${now.version}, so some may have come out otherwise.`;
}
