import type { Bot } from '@ec/engine';
import type { EmpyreanOrder } from '../orders/orders.js';
import type { TurnView } from '../view/turn-view.js';
import { coloniesOf, hold } from './aims/hold.js';
import { explore } from './aims/explore.js';
import { feed } from './aims/feed.js';
import { found } from './aims/found.js';
import { house } from './aims/house.js';
import { make, type Industry } from './aims/make.js';
import { marines } from './aims/marines.js';
import { mine, prospect, reassign, redeploy } from './aims/mine.js';
import { provide } from './aims/provide.js';
import { settle, type Settling } from './aims/settle.js';
import { trade, type Trading } from './aims/trade.js';
import { hire, train } from './aims/train.js';
import { war, type Warfare } from './aims/war.js';
import { openDraft } from './draft.js';
import { careFor, sheetOf } from './sheet.js';

/** What a strong bot wants, apart from what all of them see to. */
export interface Plan {
  readonly industry: Industry;
  /** Turn from which structural units stay in storage for ships, and how many. */
  readonly growing: number;
  readonly structureKept: number;
  /** Mines that stay in storage for new colonies. */
  readonly minesKept: number;
  /** Scouts that are under way at the same time. */
  readonly scouts: number;
  readonly settling: Settling;
  readonly trading: Trading;
  readonly warfare: Warfare;
}

/** A bot that plays by a plan. */
export function strongBot(plan: Plan): Bot<TurnView, EmpyreanOrder> {
  return (view) => {
    const draft = openDraft(view);
    const [home, ...others] = coloniesOf(view);
    for (const holding of view.holdings) draft.orders.push(...careFor(holding));
    for (const colony of home ? [home, ...others] : []) {
      house(draft, colony, colony === home && view.turn > plan.growing ? plan.structureKept : 0);
      feed(draft, colony);
    }
    if (home) {
      make(draft, home, plan.industry);
      mine(draft, home, plan.minesKept);
      redeploy(draft, home);
      reassign(draft, home);
      prospect(draft, home);
      hire(draft, home);
      train(draft, home);
      explore(draft, home, plan.scouts);
      settle(draft, home, plan.settling);
      if (view.turn > plan.growing) marines(draft, home, plan.warfare.troopships);
      trade(draft, home, plan.trading);
    }
    for (const colony of others) {
      found(draft, colony);
      provide(draft, colony);
    }
    war(draft, home, plan.warfare);
    hold(draft);
    return sheetOf(view, draft.orders);
  };
}
