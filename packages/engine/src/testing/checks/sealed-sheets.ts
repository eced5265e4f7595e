import { Prng } from '@ec/prng';
import type { JournalEvent } from '../../contract/journal.js';
import type { GameState } from '../../contract/ruleset.js';
import { demand, type ContractGames } from '../contract-games.js';
import type { ContractCheck } from '../contract-options.js';
import { garble } from '../garble.js';

const mask = (secret: string): string => '*'.repeat(secret.length);

/** Sealing hides secrets and nothing else; left out where sheets have none. */
export function sealedSheets<State extends GameState, Order, View, Event extends JournalEvent>(
  games: ContractGames<State, Order, View, Event>,
): ContractCheck | undefined {
  const { parse, seal } = games.ruleset;
  if (!seal) return undefined;
  return {
    title:
      'a sealed sheet has the same orders, sealing it again changes nothing, and masks as long as its secrets move nothing',
    run: () =>
      games.everyTurn((before, _, sheets) => {
        const rng = Prng.fromSeed(before.seed).stream('sealed', before.state.turn);
        for (const written of sheets.values())
          for (const sheet of [written, garble(written, rng)]) {
            const sealed = seal(sheet, () => 'sealed');
            const [had, has] = [sheet, sealed].map((text) => parse(text).orders.length);
            demand(had === has, before, 'a sealed sheet has other orders');
            const isLeft = seal(sealed, (secret) => secret) === sealed;
            demand(isLeft, before, 'sealing a sealed sheet changes it');
            const isInPlace = seal(sheet, mask, mask).length === sheet.length;
            demand(isInPlace, before, 'masks as long as the secrets of a sheet change its length');
          }
      }),
  };
}
