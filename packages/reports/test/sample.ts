import {
  section,
  table,
  type FactsBlock,
  type LinesBlock,
  type PictureBlock,
  type ReportDocument,
} from '../src/index.js';

/** Lines of the sample's list of things to do: blanks at the start, a blank line, and markup that is only text. */
export const TO_DO = ['harbour 4', '', '  1, load, 10 crates', '  2, paint <b>, "A & B"', 'end'];

const HARBOUR: FactsBlock = {
  kind: 'facts',
  facts: [
    { label: 'Master', value: 'Ann "the Gull" O’Neill' },
    { label: 'Depth in hundredths of a fathom', value: 1_250 },
  ],
};

const SHEET: LinesBlock = { kind: 'lines', lines: TO_DO };

const CHART: PictureBlock = {
  kind: 'picture',
  alt: 'The harbour & its mole',
  width: 120,
  height: 60,
  shapes: [
    { shape: 'rectangle', tone: 'line', x: 0, y: 0, width: 120, height: 60 },
    { shape: 'line', tone: 'quiet', stroke: 'dashed', x1: 0, y1: 30, x2: 120, y2: 30 },
    { shape: 'arrow', tone: 'blue', x1: 10, y1: 50, x2: 100, y2: 50 },
    { shape: 'circle', tone: 'red', x: 60, y: 20, radius: 8 },
    { shape: 'text', tone: 'text', x: 60, y: 20, text: 'mole' },
  ],
  lines: ['|     (o)     |', '|  ~~~~~~~~>  |'],
};

/** A report of a made-up game of harbours: every kind of block, tables with figures, a picture, and a detail. */
export function sampleReport(): ReportDocument {
  return {
    schema: 'ec-report/1',
    title: 'Harbour report 12: Gullhaven',
    subtitle: 'Harbours, game H-5, harbour 4',
    sections: [
      section('needs', 'What needs you', {
        kind: 'notes',
        notes: [
          {
            text: 'Tar runs out in 2 tides.',
            isUrgent: true,
            section: 'pier-1-stock',
            order: '4, buy, 10 tar',
          },
          { text: 'The pilots are back.' },
        ],
      }),
      section('harbour', 'Harbour', HARBOUR),
      section(
        'news',
        'News',
        { kind: 'paragraph', text: 'A storm of three days.' },
        { kind: 'paragraph', text: 'Fuel wanted at any price.' },
      ),
      section('pier-1-crew', 'Pier 1 "Long Pier": crew', crew()),
      section('pier-1-stock', 'Pier 1 "Long Pier": stock', stock('In sheds'), stock('In the open')),
      { ...section('pier-1-ledger', 'Pier 1 "Long Pier": ledger', ledger()), detail: true },
      section('chart', 'Chart of the harbour', CHART),
      section('to-do', 'List for the next tide', SHEET),
    ],
  };
}

function crew() {
  return table(
    'Crew by trade',
    ['Trade', 'Code', 'Units', 'People', 'Share'],
    [
      ['Dockers', 'DCK', 3_700_000, 370_000_000, '73.92 %'],
      ['Sail makers', 'SLM', 1_300_000, 130_000_000, '25.97 %'],
      ['Pilots', 'PLT', 5_000, 500_000, '0.09 %'],
      ['Total', '', 5_005_000, 500_500_000, '100.00 %'],
    ],
  );
}

function stock(caption: string) {
  return table(
    caption,
    ['Item', 'Quantity', 'Kept since'],
    [
      ['Rope of hemp', 1_400_000, '11'],
      ['Tar', 0, '—'],
    ],
  );
}

function ledger() {
  return table(
    'Opening + landed − shipped = closing',
    ['Place', 'Item', 'Opening', 'Landed', 'Shipped', 'Closing'],
    [
      ['In sheds', 'Rope of hemp', 1_000_000, 500_000, 100_000, 1_400_000],
      ['In the open', 'Tar', 10, 0, 10, 0],
    ],
  );
}
