import { formatOrder } from '@ec/orders-parser';
import { section, type Cell, type ReportSection } from '@ec/reports';
import type { Fleet, Squadron } from '../fleet.js';
import { shipRow } from '../forces/figures.js';
import { commandUsed, presentFigures, roeOf } from '../forces/squadron.js';
import { ec4xLanguage } from '../orders/language.js';
import type { Rules } from '../parameters.js';
import { tableWhereRows } from './table-where-rows.js';
import { newsBlocks } from './news.js';
import type { Reporter } from './reporter.js';
import { shipDetails } from './ship-text.js';
import { standingOrder } from './standing-order.js';

/** Own fleets with their orders, and squadrons and units with their ships by number. */
export function fleetSection(reporter: Reporter): ReportSection[] {
  const { view, names } = reporter;
  const { own, rules } = view;
  const fleets = own.fleets.map((fleet): Cell[] => {
    const strength = strengthOf(rules, fleet);
    const order = formatOrder(ec4xLanguage, standingOrder(view, fleet));
    return [
      fleet.id,
      fleet.name,
      names.system(fleet.systemId),
      order.replace(/^fleet \d+ | roe \d+$/g, ''),
      roeOf(fleet),
      strength.as,
      strength.ds,
      fleet.isBarred ? 'takes no orders: maintenance was not paid' : '',
    ];
  });
  const squadrons = own.fleets.flatMap((fleet) =>
    alike(fleet.squadrons).map((group) => squadronRow(rules, fleet, group)),
  );
  const blocks = [
    ...tableWhereRows('Fleets', FLEETS, fleets),
    ...tableWhereRows('Squadrons and units', SQUADRONS, squadrons),
    ...newsBlocks(reporter, 'fleets'),
  ];
  return blocks.length === 0 ? [] : [section('fleets', 'Fleets', ...blocks)];
}

const FLEETS = ['Fleet', 'Name', 'System', 'Order', 'ROE', 'AS', 'DS', 'State'];
const SQUADRONS = ['Squadrons', 'Fleet', 'Number', 'State', 'AS each', 'DS each', 'CC', 'CR', 'Ships'];

/** Squadrons of a fleet that are alike: of the same ships, in the same state, with the same levels and cargo. */
function alike(squadrons: readonly Squadron[]): Squadron[][] {
  const groups = Map.groupBy(squadrons, ({ state, ships }) =>
    [state, ...ships.map((ship) => ship.code + shipDetails(ship))].join(' '),
  );
  return [...groups.values()];
}

function squadronRow(rules: Rules, { id }: Fleet, group: readonly Squadron[]): Cell[] {
  const [first] = group;
  const [flagship] = first?.ships ?? [];
  if (!first || !flagship) return [];
  const { as, ds } = presentFigures(rules, first);
  return [
    group.map((squadron) => squadron.id).join(', '),
    id,
    group.length,
    first.state,
    as,
    ds,
    commandUsed(rules, first),
    shipRow(rules, flagship.code).cr ?? '—',
    shipsText(group),
  ];
}

/** Ships of squadrons that are alike: each class with its numbers, flagships first. */
function shipsText(group: readonly Squadron[]): string {
  const ships = (group[0]?.ships ?? []).map((_, place) =>
    group.flatMap((squadron) => squadron.ships.slice(place, place + 1)),
  );
  const byKind = Map.groupBy(ships.flat(), (ship) => `${ship.code} |${shipDetails(ship)}`);
  return [...byKind].map(([kind, list]) => kind.replace('|', list.map(({ id }) => id).join(', '))).join('; ');
}

function strengthOf(rules: Rules, { squadrons }: Fleet): { as: number; ds: number } {
  const total = { as: 0, ds: 0 };
  for (const squadron of squadrons) {
    const { as, ds } = presentFigures(rules, squadron);
    total.as += as;
    total.ds += ds;
  }
  return total;
}
