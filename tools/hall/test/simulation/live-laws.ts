import { checkTurns, checkUndone, checkUse, type Stood } from './laws.js';
import { asked, law, type Row } from './law.js';
import type { Ledger } from './ledger.js';
import type { World } from './world.js';

/**
 * What holds at any time of the file of a game that is played on a clock: its ticks follow each other, none comes before its time, and each line
 * that was accepted is among the orders of its tick, once.
 *
 * @throws Violation
 */
export function checkLive(world: World, game: string, stood: Stood): void {
  const { ledger } = world;
  const { turns, sheets, used } = asked(world.fileOf(`${game}.ec`), (all) => ({
    turns: all('SELECT id, turn, previous, hash, resolved, due, undone FROM turns ORDER BY id'),
    sheets: all('SELECT receipt AS id, turn_id, seat, number, counts, hash, text FROM orders ORDER BY id'),
    used: all('SELECT turn_id, seat, receipt FROM used_orders'),
  }));
  checkTurns(ledger, game, turns, stood);
  checkUse(game, turns, sheets, used);
  checkUndone(ledger, game, turns, used);
  checkTicks(ledger, game, turns);
  checkLines(ledger, game, sheets);
  checkAccepted(ledger, turns, sheets);
}

/** No tick comes before its time, but where a master says so. */
function checkTicks({ byHand }: Ledger, game: string, turns: readonly Row[]): void {
  for (const { id, turn, previous, resolved, undone } of turns) {
    const due = turns.find((one) => one['id'] === previous)?.['due'];
    if (due === undefined || undone !== null || byHand.has(`${game} ${String(id)}`)) continue;
    const isInTime = due !== null && Number(resolved) >= Number(due);
    law(isInTime, () => `${game}: tick ${String(turn)} came before its time`);
  }
}

/** Lines of a sheet, in order. */
function linesOf({ text }: Row): string[] {
  return String(text)
    .split('\n')
    .filter((line) => line !== '');
}

/** Every line is one that its player has sent, in no sheet more often than that, and in no more ticks. */
function checkLines({ lines }: Ledger, game: string, sheets: readonly Row[]): void {
  const ticks = new Map<string, Set<unknown>>();
  for (const sheet of sheets) {
    const times = new Map<string, number>();
    for (const text of linesOf(sheet)) {
      const line = lines.get(text);
      law(
        line?.by.seat === sheet['seat'],
        () => `${game}: seat ${String(sheet['seat'])} has not sent ${text}`,
      );
      times.set(text, (times.get(text) ?? 0) + 1);
      ticks.set(text, (ticks.get(text) ?? new Set()).add(sheet['turn_id']));
      const most = Math.max(times.get(text) ?? 0, ticks.get(text)?.size ?? 0);
      law(most <= (line?.tries ?? 0), () => `${game}: ${text} counts more often than it was sent`);
    }
  }
}

/** A line that was accepted is in the last sheet of its seat for the tick for which it was. */
function checkAccepted({ accepted }: Ledger, turns: readonly Row[], sheets: readonly Row[]): void {
  const turnOf = new Map(turns.map(({ id, turn }) => [id, Number(turn) + 1]));
  const last = new Map<string, Row>();
  for (const sheet of sheets)
    if (sheet['counts'] === 1) last.set(`${String(sheet['turn_id'])} ${String(sheet['seat'])}`, sheet);
  for (const { game, seat, text, turn, receipt, hash } of accepted) {
    const own = sheets.filter(
      (one) => one['seat'] === seat && one['number'] === receipt && String(one['hash']).startsWith(hash),
    );
    const kept = own.filter((one) => turnOf.get(one['turn_id']) === turn);
    const name = `${game}: ${text} of seat ${seat} for tick ${turn}`;
    law(kept.length > 0, () => `${name} was accepted and is lost`);
    const isIn = kept.some(({ turn_id: id }) =>
      linesOf(last.get(`${String(id)} ${seat}`) ?? {}).includes(text),
    );
    law(isIn, () => `${name} was accepted and is not among the orders`);
  }
}
