import { formatUnit, headCount, POPULATION_CODES, sortStacks, type Stack } from '@ec/economy';
import type { Rehearsed } from '@ec/engine';
import {
  REPORT_SCHEMA,
  section,
  table,
  tableSection,
  type Cell,
  type ReportDocument,
  type ReportNote,
  type ReportSection,
} from '@ec/reports';
import type { EmpyreanEvent } from '../events.js';
import { holdingOf } from '../lookup.js';
import type { EmpyreanOrder } from '../orders/orders.js';
import type { EmpyreanState } from '../state.js';
import type { Holding } from '../holding.js';
import { holdingName } from '../report/holding-topic.js';
import { needsSection } from '../report/needs.js';
import { view } from '../view/view.js';

/** What the orders of an empire come to: each with its result, then what every ship and colony has after the turn, and what threatens it. */
export function rehearsalReport({
  seat,
  results,
  before,
  after,
  journal,
}: Rehearsed<EmpyreanState, EmpyreanOrder, EmpyreanEvent>): ReportDocument {
  const orders = results.map(({ placed: { line, text }, result }): [number, ...Cell[]] => [
    line,
    text,
    result?.status ?? 'open',
    result ? result.reason : 'it depends on others, on chance or on what you do not know',
  ]);
  // of what was somebody else's, nothing is known
  const own = after.holdings.filter(({ id, empireId }) => {
    const old = holdingOf(before, id);
    return empireId === seat && (!old || old.empireId === seat);
  });
  const dangers = [
    ...before.holdings.flatMap((holding) => lostNotes(holding, seat, own)),
    ...notesAfter({ ...after, holdings: own }, before, journal, seat),
  ];
  const text =
    'As far as you know, where nobody else interferes and nobody rebels. What hangs on your own fights and trades is open.';
  return {
    schema: REPORT_SCHEMA,
    title: `Forecast for ${before.empires[seat - 1]?.name ?? ''}`,
    subtitle: `${before.game}, turn ${after.turn}`,
    sections: [
      section('scope', 'What this is', { kind: 'paragraph', text }),
      ...tableSection('orders', 'Your orders', ['Line', 'Order', 'Result', 'Reason'], orders),
      ...(dangers.length > 0
        ? [
            section('dangers', 'What needs you after the turn', {
              kind: 'notes',
              notes: dangers,
            }),
          ]
        : []),
      ...own.map((holding) => holdingSection(holdingOf(before, holding.id), holding)),
    ],
  };
}

/** A ship or colony that is the empire's no longer after the turn: nobody is left there, for one. */
function lostNotes(was: Holding, seat: number, own: readonly Holding[]): ReportNote[] {
  if (was.empireId !== seat || own.some(({ id }) => id === was.id)) return [];
  return [{ text: `${holdingName(was)} is no longer yours after the turn.`, isUrgent: true }];
}

/**
 * What the report of the turn would ask of the empire. What is set up has no number yet, as the turn draws it, so that no order of a note may
 * name one.
 */
function notesAfter(
  after: EmpyreanState,
  before: EmpyreanState,
  journal: Parameters<typeof view>[1],
  seat: number,
): ReportNote[] {
  const drawn = after.holdings.filter(({ id }) => !holdingOf(before, id));
  const namedIn = (text: string): Holding | undefined =>
    drawn.find(({ id }) => text.match(/\d+/g)?.includes(`${id}`));
  const { blocks } = needsSection(view(after, journal, seat));
  const notes = blocks.flatMap((block) => (block.kind === 'notes' ? block.notes : []));
  return notes.map(({ section: of = '', order, ...note }) => {
    const founded = namedIn(of);
    return {
      ...note,
      text: founded ? note.text.replace(holdingName(founded), NEW) : note.text,
      ...(order === undefined || namedIn(order) ? {} : { order }),
    };
  });
}

/** What stands for a ship or colony that is set up in the turn. */
const NEW = 'What is set up';

/** People and stocks of a ship or colony, now and after the turn. */
function holdingSection(before: Holding | undefined, after: Holding): ReportSection {
  const people = POPULATION_CODES.map(
    (code) => [code, before?.population[code] ?? 0, after.population[code]] as const,
  );
  const kinds = sortStacks([...after.stored, ...(before?.stored ?? [])]).map(({ code, techLevel }) =>
    formatUnit(code, techLevel),
  );
  const [was, is] = [before?.stored ?? [], after.stored].map(quantities);
  const stocks = [...new Set(kinds)].map((unit) => [unit, was?.get(unit) ?? 0, is?.get(unit) ?? 0] as const);
  const total = [
    'All people',
    headCount(before?.population ?? after.population),
    headCount(after.population),
  ] as const;
  const rows = [...people, total, ...stocks]
    .filter(([, now, then]) => now !== 0 || then !== 0)
    .map(([what, now, then]): Cell[] => [what, now, then, then - now]);
  return section(
    `holding-${after.id}`,
    before ? holdingName(after) : NEW,
    table('', ['People and stocks', 'Now', 'After the turn', 'Change'], rows),
  );
}

function quantities(stored: readonly Stack[]): Map<string, number> {
  return new Map(stored.map(({ code, techLevel, quantity }) => [formatUnit(code, techLevel), quantity]));
}
