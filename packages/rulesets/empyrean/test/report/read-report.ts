import { turnReport } from '../../src/report/report.js';
import { type Cell, type ReportBlock } from '@ec/reports';
import type { TurnView } from '../../src/view/turn-view.js';
import { homeView } from './home-view.js';

/** Blocks of a section of the turn report; none where there is no such section. */
export function blocksOf(view: TurnView, id: string): ReportBlock[] {
  return turnReport(view).sections.find((section) => section.id === id)?.blocks ?? [];
}

/** What a report says needs the player. */
export function needsIn(view: TurnView): string[] {
  return blocksOf(view, 'needs').flatMap((block) =>
    block.kind === 'notes' ? block.notes.map(({ text }) => text) : [],
  );
}

/** Rows of a table of a section, counted from 0. */
export function rowsOf(view: TurnView, id: string, table = 0): Cell[][] {
  const block = blocksOf(view, id).filter(({ kind }) => kind === 'table')[table];
  return block?.kind === 'table' ? block.rows : [];
}

/** Column IDs of a table of a section, counted from 0. */
export function columnsOf(view: TurnView, id: string, table = 0): string[] {
  const block = blocksOf(view, id).filter(({ kind }) => kind === 'table')[table];
  return block?.kind === 'table' ? block.columns.map((column) => column.id) : [];
}

/** Captions of the tables of a section. */
export function captionsOf(view: TurnView, id: string): string[] {
  return blocksOf(view, id).flatMap((block) => (block.kind === 'table' ? [block.caption] : []));
}

/** Labelled values of a section. */
export function factsOf(view: TurnView, id: string): Record<string, Cell> {
  const block = blocksOf(view, id).find(({ kind }) => kind === 'facts');
  return block?.kind === 'facts' ? Object.fromEntries(block.facts.map((f) => [f.label, f.value])) : {};
}

/** The home view with something else about its colony. */
export function withColony(change: Partial<TurnView['holdings'][number]>): TurnView {
  const view = homeView();
  return { ...view, holdings: view.holdings.map((colony) => ({ ...colony, ...change })) };
}
