import { type Outcome } from '@ec/engine';
import { section, table, type ReportBlock, type ReportSection, type TableBlock } from '@ec/reports';
import { valuesWon } from '../score.js';
import { SIZES, type BySide, type Round } from '../state.js';
import type { SeenGalaxy } from '../view/seen-galaxy.js';
import { boardPicture } from './board-picture.js';

/** Who has won, once the game is over. */
export function verdict(result: Outcome, names: BySide<string>): ReportSection[] {
  if (result.status === 'running') return [];
  const [winner] = result.winners;
  const text = winner === undefined ? 'The game is a draw.' : `${names[winner - 1]} has won.`;
  return [section('outcome', 'The game is over', paragraph(text))];
}

/** The board as a picture, with the score. */
export function boardBlocks(
  names: BySide<string>,
  galaxies: readonly SeenGalaxy[],
  rounds: readonly Round[],
): ReportBlock[] {
  const won = valuesWon({ galaxies, rounds });
  const rows = names.map((name, i) => [i + 1, name, won[i] ?? 0]);
  return [boardPicture(galaxies, rounds), table('Score', ['Seat', 'Name', 'Strategic value'], rows)];
}

/** Fleets left of both sides, by size. */
export function fleetTable(names: BySide<string>, fleets: BySide<readonly number[]>): TableBlock {
  const rows = names.map((name, i) => [name, ...(fleets[i] ?? [])]);
  return table('', ['Size', ...SIZES.map(String)], rows);
}

/** A sentence as a block. */
export function paragraph(text: string): ReportBlock {
  return { kind: 'paragraph', text };
}
