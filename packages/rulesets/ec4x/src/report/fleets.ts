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
    const order = ec4xLanguage.format(standingOrder(view, fleet));
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
    fleet.squadrons.map((squadron) => squadronRow(rules, fleet, squadron)),
  );
  const blocks = [
    ...tableWhereRows('Fleets', FLEETS, fleets),
    ...tableWhereRows('Squadrons and units', SQUADRONS, squadrons),
    ...newsBlocks(reporter, 'fleets'),
  ];
  return blocks.length === 0 ? [] : [section('fleets', 'Fleets', ...blocks)];
}

const FLEETS = ['Fleet', 'Name', 'System', 'Order', 'ROE', 'AS', 'DS', 'State'];
const SQUADRONS = ['Squadron', 'Fleet', 'State', 'AS', 'DS', 'CC', 'CR', 'Ships'];

function squadronRow(rules: Rules, { id }: Fleet, squadron: Squadron): Cell[] {
  const [flagship] = squadron.ships;
  const { as, ds } = presentFigures(rules, squadron);
  const rating = flagship ? shipRow(rules, flagship.code).cr : null;
  return [
    squadron.id,
    id,
    squadron.state,
    as,
    ds,
    commandUsed(rules, squadron),
    rating ?? '—',
    squadron.ships.map((ship) => `${ship.code} ${ship.id}${shipDetails(ship)}`).join('; '),
  ];
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
