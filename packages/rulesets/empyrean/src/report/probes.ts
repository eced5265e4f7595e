import { numberedEmpire } from './empire-name.js';
import { formatMagnitude, magnitudeNote } from './format-magnitude.js';
import { KIND_NAMES } from './holding-topic.js';
import { PLANET_TYPE_NAMES } from './planet-type.js';
import type { TurnView } from '../view/turn-view.js';
import type { ReportColumn, ReportSection, TableBlock } from '@ec/reports';
import { unitTitle } from './unit-name.js';

/**
 * Where probes went, and the deposits, ships and colonies that they found there; tables without rows are left out.
 *
 * @returns the section, or `undefined` when no probes were sent
 * @see seed "Sensor": probes; E-17 phase 12
 */
export function probesSection(view: TurnView): ReportSection | undefined {
  if (view.probes.length === 0) return undefined;
  const tables = [orbitsTable(view), depositsTable(view), foundTable(view)].filter(
    ({ rows }) => rows.length > 0,
  );
  return {
    id: 'probes',
    title: 'Probes',
    blocks: [magnitudeNote('Quantities, yields and masses (in mass units)'), ...tables],
  };
}

const SENDER: ReportColumn = { id: 'sender', title: 'Sent by', align: 'right' };
const ORBIT: ReportColumn = { id: 'orbit', title: 'Orbit', align: 'left' };

function orbitsTable({ probes }: TurnView): TableBlock {
  return {
    kind: 'table',
    caption: 'Where probes went, and how much they found',
    columns: [
      SENDER,
      ORBIT,
      { id: 'planet', title: 'Planet', align: 'left' },
      { id: 'deposits', title: 'Deposits', align: 'right' },
      { id: 'found', title: 'Ships and colonies', align: 'right' },
    ],
    rows: probes.map(({ id, orbit, planet, deposits, found }) => [
      id,
      orbit,
      planet === null ? '' : PLANET_TYPE_NAMES[planet],
      deposits.length,
      found.length,
    ]),
  };
}

function depositsTable({ probes }: TurnView): TableBlock {
  return {
    kind: 'table',
    caption: 'Deposits that probes found',
    columns: [
      SENDER,
      ORBIT,
      { id: 'deposit', title: 'Deposit', align: 'right' },
      { id: 'resource', title: 'Resource', align: 'left' },
      { id: 'code', title: 'Code', align: 'left' },
      { id: 'quantity', title: 'Quantity', align: 'right' },
      { id: 'yield', title: 'Yield %', align: 'right' },
    ],
    rows: probes.flatMap(({ id, orbit, deposits }) =>
      deposits.map(({ number, resource, quantity, yieldPercent }) => [
        id,
        orbit,
        number,
        unitTitle(resource),
        resource,
        formatMagnitude(quantity),
        formatMagnitude(yieldPercent),
      ]),
    ),
  };
}

function foundTable(view: TurnView): TableBlock {
  return {
    kind: 'table',
    caption: 'Ships and colonies that probes found',
    columns: [
      SENDER,
      ORBIT,
      { id: 'holding', title: 'Ship or colony', align: 'right' },
      { id: 'kind', title: 'Kind', align: 'left' },
      { id: 'empire', title: 'Empire', align: 'left' },
      { id: 'mass', title: 'Mass', align: 'right' },
    ],
    rows: view.probes.flatMap(({ id, orbit, found }) =>
      found.map((holding) => [
        id,
        orbit,
        holding.id,
        KIND_NAMES[holding.kind],
        numberedEmpire(view, holding.empire),
        formatMagnitude(holding.mass),
      ]),
    ),
  };
}
