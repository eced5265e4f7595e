/** Games that the browser keeps, up to three of each ruleset: the one that is played, the one before it, and one in which orders were written and no turn was played. */
import { get, set, update } from 'idb-keyval';
import type { PlayRecord } from './played-game.ts';

/** Games to which a player can go back. */
export interface FormerGames {
  /** The game that was played before. */
  readonly former?: PlayRecord;
  /** The game before in which orders were written, and no turn was played. */
  readonly written?: PlayRecord;
}

/** A game as the browser keeps it. */
export interface KeptGame extends FormerGames {
  readonly record: PlayRecord;
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

/** The games that another one makes former ones: of those in which turns were played the last, and of those in which orders were only written the last. */
export function formersOf(kept: Partial<KeptGame>, next: PlayRecord): FormerGames {
  const games = [kept.record, kept.written, kept.former].filter((game) => game && game !== next);
  const former = games.find((game) => game && game.turns.length > 0);
  const written = games.find((game) => game?.turns.length === 0 && game.drafts);
  return { ...(former && { former }), ...(written && { written }) };
}

/** What a player is told whose game the rules of today have resolved anew; empty where they are the rules that it was played by. */
export function toldOfRules(kept: PlayRecord, now: PlayRecord): string {
  if (kept.turns.length === 0 || kept.version === undefined || kept.version === now.version) return '';
  return `This game was played by version ${kept.version} of the rules. Its turns have been resolved again by version ${now.version}, so some may have come out otherwise.`;
}
