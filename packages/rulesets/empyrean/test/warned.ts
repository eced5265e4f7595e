import { resolveTurn, turnReportOf, type Game } from '@ec/engine';
import type { ReportNote } from '@ec/reports';
import type { EmpyreanRuleset } from '../src/contract.js';
import type { EmpyreanEvent } from '../src/events.js';
import type { EmpyreanState } from '../src/state.js';
import type { Holding } from '../src/holding.js';

type Played = Game<EmpyreanState, EmpyreanEvent>;

/** A ship or colony in whose next two quarters somebody dies of want, or that rebels take, or of which its owner was warned that somebody will. */
export interface Fate {
  readonly holding: Holding;
  /** What people die of, or who takes it, when nobody gives an order; `null` for nothing. Rebels count where the owner's spies have counted them. */
  readonly death: 'hunger' | 'no life support' | 'rebels' | null;
  /** Warnings of deaths that cannot wait, in the report of the turn before those two quarters. */
  readonly warnings: readonly ReportNote[];
}

/**
 * What becomes of every ship and colony that has an owner in two quarters without orders of anybody, and how the reports before warned of it.
 * Ships and colonies of which nobody dies and that nobody was warned of are in it, too.
 *
 * @param empyrean - the ruleset: its sources in tests, what is built of them in scripts
 */
export function fatesIn(empyrean: EmpyreanRuleset, game: Played): Fate[] {
  const next = resolveTurn(empyrean, game);
  const last = resolveTurn(empyrean, next);
  const deaths = new Map<number, Fate['death']>();
  const counted = new Set(
    game.journal.flatMap((event) =>
      event.kind === 'spied' && event.result.task === 'checkRebels' ? [event.holdingId] : [],
    ),
  );
  for (const event of [...last.journal, ...next.journal]) {
    if (event.kind === 'provided' && event.starved > 0) deaths.set(event.holdingId, 'hunger');
    if (event.kind === 'rebellion' && event.rebellion.winner === 'militia' && counted.has(event.holdingId))
      deaths.set(event.holdingId, 'rebels');
    if (event.kind === 'sustained' && event.died > 0) deaths.set(event.holdingId, 'no life support');
  }
  const own = Map.groupBy(game.state.holdings, ({ empireId }) => empireId);
  return game.state.empires.flatMap(({ id: seat }) => {
    const holdings = own.get(seat) ?? [];
    if (holdings.length === 0) return [];
    const needs = turnReportOf(empyrean, game, seat).sections.find(({ id }) => id === 'needs')?.blocks ?? [];
    const mortal = needs
      .flatMap((block) => (block.kind === 'notes' ? block.notes : []))
      .filter(({ text, isUrgent }) => isUrgent && /\b(?:starve|die|rise)\b/.test(text));
    return holdings.map((holding) => ({
      holding,
      death: deaths.get(holding.id) ?? null,
      warnings: mortal.filter(({ section = '' }) => section.split('-')[1] === String(holding.id)),
    }));
  });
}
