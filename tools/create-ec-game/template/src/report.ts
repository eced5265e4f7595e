// What players read: a document, of which text, Markdown, HTML and JSON are made.
import { noticeSections, orderSections, type ParametersOf } from '@ec/engine';
import { REPORT_SCHEMA, section, table, type ReportDocument, type ReportSection } from '@ec/reports';
import type { PARAMETERS } from './parameters.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** The report of a seat. */
export function report({ turn, seat, players, wrecks, events }: View): ReportDocument {
  const own = wrecks.filter(({ owner }) => owner === seat);
  const gold = own.reduce((sum, wreck) => sum + (wreck.gold ?? 0), 0);
  return document(
    `Turn ${turn}: ${players[seat - 1] ?? ''}`,
    ...noticeSections(events),
    section('hold', 'Your hold', {
      kind: 'facts',
      facts: [
        { label: 'Wrecks', value: own.length },
        { label: 'Gold', value: gold },
      ],
    }),
    section(
      'belt',
      'The belt',
      table(
        '',
        ['Wreck', 'Salvaged by', 'Gold'],
        wrecks.map(({ number, owner, gold: known }) => [number, nameOf(players, owner), known ?? '?']),
      ),
    ),
    ...orderSections(events),
  );
}

/** The whole game, for the game master, who may see everything. */
export function summary({ turn, players, wrecks }: State): ReportDocument {
  const names = players.map(({ name }) => name);
  return document(
    `Turn ${turn}`,
    section(
      'belt',
      'The belt',
      table(
        '',
        ['Wreck', 'Salvaged by', 'Gold'],
        wrecks.map(({ gold, owner }, i) => [i + 1, nameOf(names, owner), gold]),
      ),
    ),
  );
}

/** The tables of the rules, with the parameters in force. */
export function rulebook({ wrecks, sides, lastTurn }: ParametersOf<typeof PARAMETERS>): ReportDocument {
  return document(
    'Rules of My Game',
    section('belt', 'The belt', {
      kind: 'facts',
      facts: [
        { label: 'Wrecks', value: wrecks },
        { label: 'Gold of a wreck', value: `1d${sides} × 1d${sides}` },
        { label: 'Turns', value: lastTurn },
      ],
    }),
  );
}

function nameOf(players: readonly string[], owner: number | null): string {
  return owner === null ? '' : (players[owner - 1] ?? '');
}

function document(title: string, ...sections: ReportSection[]): ReportDocument {
  return { schema: REPORT_SCHEMA, title, subtitle: '', sections };
}
