import type { BattleView, FireView, GroundView, LandingView, RoundView } from '../view/battle-view.js';
import type { Cell, ReportColumn, TableBlock } from '@ec/reports';

const LANDING_NAMES: Readonly<Record<LandingView['kind'], string>> = {
  invade: 'invasion',
  raid: 'raid',
  support: 'support',
};

/**
 * The account of a fight over all its rounds, and what own ships and colonies lost and gained; tables without rows are left out. With
 * figures below a million, all tables fit a page of 132 columns.
 *
 * @see E-35 to E-42
 */
export function battleTables({ changes, loot }: BattleView, account: readonly RoundView[]): TableBlock[] {
  return [
    fireTable(account),
    landingsTable(account),
    groundTable(account),
    consumptionTable(account),
    changesTable(changes),
    lootTable(loot),
  ].filter(({ rows }) => rows.length > 0);
}

const ROUND = figure('round', 'Round');
const FORCE = figure('force', 'Ship or colony');
const UNIT: ReportColumn = { id: 'unit', title: 'Unit', align: 'left' };

function figure(id: string, title: string): ReportColumn {
  return { id, title, align: 'right' };
}

function table(caption: string, columns: ReportColumn[], rows: Cell[][]): TableBlock {
  return { kind: 'table', caption, columns, rows };
}

/** Rows of all rounds, each with the number of its round, from 1, before its cells. */
function everyRound(account: readonly RoundView[], rowsOf: (round: RoundView) => Cell[][]): Cell[][] {
  return account.flatMap((round, index) => rowsOf(round).map((cells) => [index + 1, ...cells]));
}

function fireTable(account: readonly RoundView[]): TableBlock {
  return table(
    'Fire (distance in 10,000 miles, damage in mass units; ANM anti-missiles, EWP energy weapons)',
    [
      ROUND,
      figure('target', 'Fired at'),
      figure('distance', 'Distance'),
      figure('missiles', 'Missiles'),
      figure('possible-hits', 'Possible hits'),
      figure('anti-missiles', 'Killed by ANM'),
      figure('energy-weapons', 'Killed by EWP'),
      figure('hits', 'Hits'),
      figure('beams', 'Beams'),
      figure('shields', 'Shields'),
      figure('missile-damage', 'Missile damage'),
      figure('beam-damage', 'Beam damage'),
    ],
    everyRound(account, (round) => round.fire.map((fire) => fireCells(fire, round))),
  );
}

function landingsTable(account: readonly RoundView[]): TableBlock {
  return table(
    'Landings (soldiers in units of 100)',
    [
      ROUND,
      FORCE,
      { id: 'landing', title: 'Landing', align: 'left' },
      figure('soldiers', 'Soldiers'),
      figure('robots', 'Robots'),
      figure('craft', 'Craft'),
      figure('transports', 'Transports'),
      figure('lost-soldiers', 'Soldiers lost'),
      figure('lost-robots', 'Robots lost'),
      figure('lost-transports', 'Transports lost'),
    ],
    everyRound(account, ({ landings }) => landings.map(landingCells)),
  );
}

function groundTable(account: readonly RoundView[]): TableBlock {
  return table(
    'Ground combat (soldiers in units of 100)',
    [
      ROUND,
      { id: 'combat', title: 'Combat', align: 'left' },
      { id: 'side', title: 'Side', align: 'left' },
      figure('factor', 'Factor'),
      figure('killed', 'Killed'),
      figure('wounded', 'Wounded'),
      figure('robots', 'Robots lost'),
      figure('surrendered', 'Surrendered'),
    ],
    everyRound(account, ({ ground }) => ground.flatMap(groundRows)),
  );
}

function consumptionTable(account: readonly RoundView[]): TableBlock {
  return table(
    'Fuel and military supplies that own ships and colonies used up',
    [ROUND, FORCE, figure('fuel', 'Fuel'), figure('supplies', 'Supplies')],
    everyRound(account, ({ consumption }) =>
      consumption.map(({ id, fuel, supplies }) => [id, fuel, supplies]),
    ),
  );
}

function changesTable(changes: BattleView['changes']): TableBlock {
  return table(
    'What own ships and colonies lost, used up, left behind and gained',
    [
      FORCE,
      UNIT,
      figure('lost', 'Lost'),
      figure('used', 'Used'),
      figure('sent', 'Left or carried away'),
      figure('received', 'Received'),
    ],
    changes.map(({ id, unit, lost, used, sent, received }) => [id, unit, lost, used, sent, received]),
  );
}

function lootTable(loot: BattleView['loot']): TableBlock {
  return table(
    'Loot that own raiders brought home',
    [FORCE, UNIT, figure('quantity', 'Quantity')],
    loot.map(({ id, unit, quantity }) => [id, unit, quantity]),
  );
}

function fireCells(fire: FireView, round: RoundView): Cell[] {
  return [
    fire.id,
    distanceCell(fire, round),
    fire.missiles,
    fire.possibleHits,
    fire.byAntiMissiles,
    fire.byEnergyWeapons,
    fire.hits,
    fire.beams,
    fire.shields,
    fire.missileDamage,
    fire.beamDamage,
  ];
}

/** Distance between an attacker and the target; for the target, the distance of its attackers, `2 to 8` where they differ. */
function distanceCell({ id }: FireView, { distances }: RoundView): Cell {
  const own = distances.find((attacker) => attacker.id === id);
  if (own) return own.distance;
  if (distances.length === 0) return '';
  const all = distances.map(({ distance }) => distance);
  const [nearest, furthest] = [Math.min(...all), Math.max(...all)];
  return nearest === furthest ? nearest : `${nearest} to ${furthest}`;
}

function landingCells(landing: LandingView): Cell[] {
  return [
    landing.id,
    LANDING_NAMES[landing.kind],
    landing.soldiers,
    landing.robots,
    landing.craft,
    landing.transports,
    landing.lostSoldiers,
    landing.lostRobots,
    landing.lostTransports,
  ];
}

/** One row for each side. */
function groundRows(ground: GroundView): Cell[][] {
  return (['attackers', 'defenders'] as const).map((side) => {
    const { factor, killed, wounded, robots, surrendered } = ground[side];
    return [LANDING_NAMES[ground.kind], side, factor, killed, wounded, robots, surrendered];
  });
}
