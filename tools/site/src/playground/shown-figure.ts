import { describeFigure, figureTable, formatEstimated, renderPicture, type Figure } from '@ec/balance';
import { pictureSize, type PictureSize } from '../picture-size.ts';
import type { WrittenTable } from './data-table.ts';

/** A figure that the page can show. */
export interface ShownFigure extends PictureSize {
  /** Of its picture; whoever has loaded it revokes it. */
  readonly address: string;
  /** What the picture shows, in words. */
  readonly description: string;
  readonly table: WrittenTable;
}

/** Draws a figure, and writes its data. */
export async function shownFigure(figure: Figure, confidence: number, width: number): Promise<ShownFigure> {
  const svg = await renderPicture(figure, confidence, width);
  return {
    address: URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })),
    ...pictureSize(svg),
    description: describeFigure(figure),
    table: writtenTable(figure),
  };
}

function writtenTable(figure: Figure): WrittenTable {
  const { corner, columns, rows } = figureTable(figure);
  return {
    corner,
    columns: columns.map(({ title }) => (title === '' ? 'value' : title)),
    rows: rows.map(({ label, cells }) => ({
      label,
      cells: columns.map((column, i) => {
        const cell = cells[i];
        return cell ? formatEstimated(cell, column) : '';
      }),
    })),
  };
}
