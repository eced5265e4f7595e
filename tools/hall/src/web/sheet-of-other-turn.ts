import { currentTurn, type StoredGame } from '@ec/engine/sqlite';
import { putHeadingRight } from '../game/put-heading-right.js';

/** A sheet that was written for another turn, as the next one can have it. */
export interface OfferedSheet {
  readonly text: string;
  /** What the player has to know about it. */
  readonly note: string;
}

/**
 * Offers a sheet that was written for a turn that is not the next one, and not handed in: its heading names the next turn then.
 *
 * @param meant - the turn that it was written for
 */
export function sheetOfOtherTurn(
  stored: StoredGame,
  { text, meant }: { readonly text: string; readonly meant: number | undefined },
): OfferedSheet {
  const next = currentTurn(stored).turn + 1;
  const right = putHeadingRight(stored.ruleset, text, next);
  const heading = right === text ? '' : ` Their heading names turn ${next} now.`;
  return {
    text: right,
    note: `These orders were written for turn ${meant}, and the next turn is turn ${next} now: they were not handed in. They are still in the editor; hand them in for turn ${next} if they fit.${heading}`,
  };
}
