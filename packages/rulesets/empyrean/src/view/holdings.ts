import { formatOrbit } from '@ec/cluster';
import {
  formatUnit,
  hardshipOf,
  lifeSupportCapacity,
  providedIn,
  quantityOf,
  RESOURCE_CODE,
  researchForNextLevel,
  standardOfLiving,
  structuralNeed,
  structuralUnits,
  type Product,
  type Provided,
} from '@ec/economy';
import { ratio, type Ratio } from '@ec/prng';
import type { EmpyreanEvent } from '../events.js';
import type { TradedEvent } from '../events/goods.js';
import type { StaffedEvent } from '../events/work.js';
import type { FactoryGroup, FarmGroup, Holding, LedgerRow, MineGroup } from '../holding.js';
import { closingOf } from '../holdings/ledger.js';
import { usualWages } from '../holdings/usual-wages.js';
import { assembledUnits, depositOf, formatTraded } from '../lookup.js';
import type { EmpyreanState } from '../state.js';
import { eventsOf, ofKind, type OwnEvent, type SeenEvents } from './events-of.js';
import type {
  HoldingView,
  LedgerView,
  TradeView,
  TransferView,
  VitalView,
  ProvidedView,
} from './holding-view.js';
import type {
  DugDepositView,
  FactoryGroupView,
  FarmView,
  LabourView,
  MineGroupView,
} from './production-view.js';

/** One of an empire's ships and colonies at the end of a turn, with what the events of the turn that it sees tell of it. */
export function holdingView(state: EmpyreanState, seen: SeenEvents, holding: Holding): HoldingView {
  const own = eventsOf(seen, holding.id);
  const { kind, population, stored } = holding;
  const assembled = assembledUnits(holding);
  return {
    id: holding.id,
    name: holding.name,
    kind,
    location: formatOrbit(state.cluster, holding),
    techLevel: holding.techLevel,
    population,
    rebels: checksRebels(own)
      ? Object.fromEntries(Object.entries(holding.rebels).filter(([, units]) => units > 0))
      : null,
    vital: vitalView(holding, own),
    rates: { pay: holding.pay, ration: holding.ration },
    stored,
    assembled,
    farms: holding.farms.map((farms) => farmView(farms, own)),
    mines: holding.mines.map((group) => mineView(state, group, own)),
    factories: holding.factories.map((group) => factoryView(group, own)),
    labour: labourView(own.filter((event) => event.kind === 'staffed')),
    structure: {
      units: structuralUnits(holding.assembled),
      needed: structuralNeed(kind, population, assembled, stored),
    },
    lifeSupport:
      kind === 'open'
        ? null
        : {
            capacity: lifeSupportCapacity(assembled),
            died: own.find((event) => event.kind === 'sustained')?.died ?? 0,
          },
    research: {
      points: quantityOf(stored, 'RSCH'),
      next: researchForNextLevel(holding.techLevel) ?? null,
      reached: own.findLast((event) => event.kind === 'advanced')?.techLevel ?? null,
    },
    declined: own.findLast((event) => event.kind === 'declined')?.techLevel ?? null,
    transfers: transfersOf(ofKind(seen, 'transferred'), holding.id),
    trades: own.filter((event) => event.kind === 'traded').map(tradeView),
    ledger: holding.quarter.ledger.map(ledgerView),
  };
}

/** Whether spies checked for rebels: nobody else can count them. */
function checksRebels(own: readonly OwnEvent[]): boolean {
  return own.some((event) => event.kind === 'spied' && event.result.task === 'checkRebels');
}

function vitalView({ kind, living }: Holding, own: readonly OwnEvent[]): VitalView | null {
  const provided = own.find((event) => event.kind === 'provided');
  const grown = own.find((event) => event.kind === 'grown');
  if (!provided || !grown || !living) return null;
  const { wages, meals } = providedIn(living);
  return {
    births: grown.births,
    deaths: grown.deaths,
    graduates: grown.graduates,
    promoted: grown.promoted,
    starved: provided.starved,
    rebelled: checksRebels(own) ? (own.find((event) => event.kind === 'rebelled')?.change ?? 0) : null,
    standardOfLiving: standardOfLiving(hardshipOf(living, usualWages(kind))),
    wagesDue: provided.wagesDue,
    wagesPaid: provided.wagesPaid,
    foodDue: provided.foodDue,
    foodEaten: provided.foodEaten,
    wages: providedView(wages),
    meals: providedView(meals),
  };
}

function providedView({ due, met }: Provided): ProvidedView {
  const [part, whole] = [met.numerator * due.denominator, due.numerator * met.denominator];
  return {
    due: decimal(due),
    met: decimal(met),
    share: whole === 0n ? ratio(1) : ratio(Number((10_000n * part) / whole), 10_000),
  };
}

/** To four decimals, and at most 2^53 − 1: more than anybody has. */
function decimal({ numerator, denominator }: Ratio<bigint>): number {
  return Math.min(Number((10_000n * numerator) / denominator) / 10_000, Number.MAX_SAFE_INTEGER);
}

function farmView({ techLevel, units }: FarmGroup, own: readonly OwnEvent[]): FarmView {
  const farmed = own.find((event) => event.kind === 'farmed' && event.techLevel === techLevel);
  const { worked, produced } = farmed?.kind === 'farmed' ? farmed : { worked: 0, produced: 0 };
  return { techLevel, units, worked, produced };
}

function mineView(
  state: EmpyreanState,
  { id: group, techLevel, units, depositId }: MineGroup,
  own: readonly OwnEvent[],
): MineGroupView {
  const mined = own.find((event) => event.kind === 'mined' && event.group === group);
  const {
    worked,
    produced,
    depositId: dugId,
  } = mined?.kind === 'mined' ? mined : { worked: 0, produced: 0, depositId };
  const dug = dugId === depositId ? null : depositView(state, dugId);
  return { group, techLevel, units, worked, ...depositView(state, depositId), dug, produced };
}

function depositView(state: EmpyreanState, depositId: number): DugDepositView {
  const { number, resource, yieldPercent } = depositOf(state, depositId);
  return { depositNumber: number, resource: RESOURCE_CODE[resource], yieldPercent };
}

function factoryView(factories: FactoryGroup, own: readonly OwnEvent[]): FactoryGroupView {
  const { id: group, techLevel, units, product, change, pipeline } = factories;
  const made = own.find((event) => event.kind === 'manufactured' && event.group === group);
  const {
    worked,
    delivered,
    started,
    product: out,
  } = made?.kind === 'manufactured' ? made : { worked: 0, delivered: 0, started: 0, product: null };
  const isOther = out && delivered > 0 && (out.code !== product?.code || out.techLevel !== product.techLevel);
  return {
    group,
    techLevel,
    units,
    product: product && formatProduct(product),
    change: change && (change.product ? formatProduct(change.product) : 'idle'),
    worked,
    delivered,
    deliveredUnit: isOther ? formatProduct(out) : null,
    started,
    pipeline,
  };
}

/** Labour of farms, mines and factories together. */
function labourView(staffed: readonly StaffedEvent[]): LabourView | null {
  if (staffed.length === 0) return null;
  const total = (key: 'required' | 'used', code: 'USK' | 'PRO'): number =>
    staffed.reduce((sum, event) => sum + event[key][code], 0);
  return {
    required: { USK: total('required', 'USK'), PRO: total('required', 'PRO') },
    used: { USK: total('used', 'USK'), PRO: total('used', 'PRO') },
  };
}

type TransferredEvent = Extract<EmpyreanEvent, { readonly kind: 'transferred' }>;

function transfersOf(transferred: readonly TransferredEvent[], id: number): TransferView[] {
  const views: TransferView[] = [];
  for (const { fromId, toId, code, techLevel, quantity } of transferred) {
    if (fromId !== id && toId !== id) continue;
    const unit = formatUnit(code, techLevel);
    views.push(
      fromId === id
        ? { direction: 'sent', other: toId, unit, quantity }
        : { direction: 'received', other: fromId, unit, quantity },
    );
  }
  return views;
}

function tradeView({ side, code, techLevel, quantity, price, gold }: TradedEvent): TradeView {
  return { side, unit: formatTraded({ code, techLevel }), quantity, price, gold };
}

function ledgerView(row: LedgerRow): LedgerView {
  const { place, code, techLevel, opening, produced, received, assembled, used, lost, sent } = row;
  const unit = formatUnit(code, techLevel);
  const closing = closingOf(row);
  return { place, unit, opening, produced, received, assembled, used, lost, sent, closing };
}

function formatProduct({ code, techLevel }: Product): string {
  return formatUnit(code, techLevel);
}
