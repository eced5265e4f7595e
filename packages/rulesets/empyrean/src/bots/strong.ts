import { botFigure, defineBot, type Bot, type ParametersOf } from '@ec/engine';
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
import { probe } from './aims/probe.js';
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
  /** Turns after which an orbit where sensors see colonies is probed again; 0 for no probes. */
  readonly probes: number;
  readonly settling: Settling;
  readonly trading: Trading;
  readonly warfare: Warfare;
}

/** The figures of a plan that can be changed. */
function figuresOf({
  growing,
  structureKept,
  minesKept,
  scouts,
  probes,
  settling,
  trading,
  warfare,
  industry,
}: Plan) {
  const [most, least] = trading.quarters;
  return [
    botFigure(
      'growing',
      growing,
      [0, 200],
      'turns',
      'Turn from which it keeps structural units for ships and sends Marines.',
    ),
    botFigure(
      'structureKept',
      structureKept,
      [0, 100_000_000],
      'units',
      'Structural units that stay in storage for ships from then on.',
    ),
    botFigure(
      'minesKept',
      minesKept,
      [0, 1_000_000],
      'units',
      'Mines that stay in storage for new colonies.',
    ),
    botFigure(
      'factoriesKept',
      industry.kept,
      [0, 1_000_000],
      'units',
      'Factories that stay in storage for new colonies.',
    ),
    botFigure(
      'farms',
      industry.farms,
      [0, 1_000_000],
      'units',
      'Farms that are to be in storage for new colonies.',
    ),
    botFigure('scouts', scouts, [0, 20], 'ships', 'Scouts that are under way at the same time.'),
    botFigure(
      'probes',
      probes,
      [0, 200],
      'turns',
      'Turns after which an orbit where sensors see colonies is probed again; 0 for no probes.',
    ),
    botFigure('settlers', settling.ships, [0, 50], 'ships', 'Ships that found colonies at the same time.'),
    botFigure('kits', settling.kits, [1, 10], 'colonies', 'Colonies that one ship founds on a journey.'),
    botFigure(
      'sellAbove',
      most,
      [0, 99],
      'quarters',
      'Quarters of use in storage beyond which goods are sold.',
    ),
    botFigure(
      'buyBelow',
      least,
      [0, 99],
      'quarters',
      'Quarters of use in storage below which goods are bought.',
    ),
    botFigure(
      'odds',
      warfare.odds,
      [1, 1_000],
      'percent',
      "Own combat factor that it takes to attack, of the target's.",
    ),
    botFigure(
      'spies',
      warfare.spies,
      [0, 10_000],
      'spies',
      'Spies of the main colony that look at the neighbours.',
    ),
    botFigure(
      'troopships',
      warfare.troopships,
      [0, 50],
      'ships',
      'Troopships that are under way at the same time.',
    ),
  ] as const;
}

/** A plan with the figures that are given. */
function planWith(plan: Plan, values: ParametersOf<ReturnType<typeof figuresOf>>): Plan {
  const { growing, structureKept, minesKept, factoriesKept, farms, scouts, probes } = values;
  const { odds, spies, troopships } = values;
  return {
    ...{ growing, structureKept, minesKept, scouts, probes },
    industry: { ...plan.industry, kept: factoriesKept, farms },
    settling: { ...plan.settling, kits: values.kits, ships: values.settlers },
    trading: { ...plan.trading, quarters: [values.sellAbove, values.buyBelow] },
    warfare: { ...plan.warfare, odds, spies, troopships },
  };
}

/** A bot that plays by a plan, whose figures are its parameters. */
export function strongBot(own: Plan): Bot<TurnView, EmpyreanOrder> {
  return defineBot(figuresOf(own), (view: TurnView, _, values) => {
    const plan = planWith(own, values);
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
    probe(draft, plan.probes);
    war(draft, home, plan.warfare);
    hold(draft);
    return sheetOf(view, draft.orders);
  });
}
