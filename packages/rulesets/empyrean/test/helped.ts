import { rehearse, turnReportOf, type Game } from '@ec/engine';
import type { EmpyreanRuleset } from '../src/contract.js';
import type { EmpyreanEvent } from '../src/events.js';
import type { EmpyreanState } from '../src/state.js';

/** An order that a report names as a help, and why it would be refused; an empty reason where it would not. */
export interface Help {
  readonly order: string;
  /** Section that its note points to. */
  readonly section: string;
  readonly refusal: string;
}

/** The orders that the report of a seat names as a help, each tried alone. */
export function helpIn(
  empyrean: EmpyreanRuleset,
  game: Game<EmpyreanState, EmpyreanEvent>,
  seat: number,
): Help[] {
  const needs = turnReportOf(empyrean, game, seat).sections.find(({ id }) => id === 'needs')?.blocks ?? [];
  const notes = needs.flatMap((block) => (block.kind === 'notes' ? block.notes : []));
  return notes.flatMap(({ order, section = '' }) => {
    if (order === undefined) return [];
    const { orders } = empyrean.parse(order, { game: game.name, seat, turn: game.state.turn + 1 });
    const results = rehearse(empyrean, game, seat, orders)?.results ?? [];
    const [first] = results;
    if (results.length !== 1 || !first) return [{ order, section, refusal: 'it is not one order' }];
    return [{ order, section, refusal: first.result?.status === 'refused' ? first.result.reason : '' }];
  });
}
