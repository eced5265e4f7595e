import type { PlayerRecord } from '@ec/engine';
import unhomoglyph from 'unhomoglyph';

/** Two names that readers may take for one another. */
export interface LookAlike {
  /** Index of the player, and of the one before whose name looks the same. */
  readonly player: number;
  readonly earlier: number;
}

/**
 * Names that look alike although they differ: letters of other scripts, such as a Cyrillic А in the place of a Latin A, by Unicode's
 * table of confusable characters. Most are honest, so that a game master is warned, and decides.
 */
export function lookAlikes(players: readonly Pick<PlayerRecord, 'name'>[]): LookAlike[] {
  const seen = new Map<string, number>();
  return players.flatMap(({ name }, player) => {
    const looks = unhomoglyph(name.normalize('NFKC')).toLowerCase();
    const earlier = seen.get(looks);
    if (earlier !== undefined) return [{ player, earlier }];
    seen.set(looks, player);
    return [];
  });
}
