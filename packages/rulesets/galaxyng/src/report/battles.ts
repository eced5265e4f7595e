import type { Cell } from '@ec/reports';
import { unpackShot } from '../combat/protocol.js';
import type { BattleEvent, BattleGroupRecord, BombingEvent } from '../events.js';
import {
  linesBlock,
  table,
  tableSection,
  type GalaxyLines,
  type GalaxySection,
  type Reporter,
} from './section.js';

/** Heading of the shots of a battle. */
export const PROTOCOL = 'Battle Protocol';

/**
 * Battles, shot by shot where the race wants that, and bombings. A battle that the limit of shots broke off is a standoff.
 *
 * @see manual "Battles", "Bombings"; N-25, N-33, N-34
 */
export function battleSections(reporter: Reporter): GalaxySection[] {
  const { events } = reporter.view;
  const battles = events.filter((event): event is BattleEvent => event.kind === 'battle');
  const bombings = events.filter((event): event is BombingEvent => event.kind === 'bombing');
  return [
    ...battles.map((battle, i) => battleSection(reporter, battle, i + 1)),
    ...bombingSection(reporter, bombings),
  ];
}

function battleSection(reporter: Reporter, battle: BattleEvent, number: number): GalaxySection {
  const { view, names } = reporter;
  const { own } = view;
  const races = [...Map.groupBy(battle.groups, ({ raceId }) => raceId)].sort(
    ([a], [b]) => Number(b === own.id) - Number(a === own.id) || a - b,
  );
  const tables = races.map(([raceId, groups]) => {
    const caption = raceId === own.id ? 'Your Groups' : `${names.race(raceId)} Groups`;
    const rows = groups.map((group) => groupCells(reporter, group, group.survivors));
    return table(caption, GROUP_COLUMNS, rows, { race: names.race(raceId) });
  });
  const isBrokenOff = battle.outcome === 'limit';
  const blocks = [
    ...tables,
    ...(isBrokenOff ? [linesBlock('Standoff', [`Broken off after ${battle.shots} shots.`])] : []),
    ...(own.options.battleprotocol ? protocol(reporter, battle) : []),
  ];
  const planet = names.planet(battle.planetId);
  const about = { planet, ...(isBrokenOff && { standoff: String(battle.shots) }) };
  return { id: `battle-${number}`, title: `Battle at ${planet}`, about, blocks };
}

/** Ships, type, technologies and cargo of a group, and more. */
export function groupCells(
  { names, figure }: Reporter,
  { ships, raceId, typeId, tech, cargo, load }: Omit<BattleGroupRecord, 'survivors'>,
  ...more: Cell[]
): Cell[] {
  return [
    ships,
    names.type(raceId, typeId),
    figure(tech.drive),
    figure(tech.weapons),
    figure(tech.shields),
    figure(tech.cargo),
    cargo ?? '-',
    figure(load),
    ...more,
  ];
}

function protocol({ names }: Reporter, { groups, protocol: shots }: BattleEvent): GalaxyLines[] {
  const nameOf = (index: number): string => {
    const group = groups[index];
    return group ? `${names.race(group.raceId)} ${names.type(group.raceId, group.typeId)}` : '';
  };
  const lines = shots.map((packed) => {
    const { shooter, target, destroyed } = unpackShot(packed, groups.length);
    return `${nameOf(shooter)} fires on ${nameOf(target)} : ${destroyed ? 'Destroyed' : 'Shields'}`;
  });
  return lines.length === 0 ? [] : [linesBlock(PROTOCOL, lines)];
}

function bombingSection({ names, figure }: Reporter, bombings: readonly BombingEvent[]): GalaxySection[] {
  const rows = bombings.map((bombing) => [
    bombing.newOwnerId === null ? '-' : names.race(bombing.newOwnerId),
    names.race(bombing.oldOwnerId),
    names.planet(bombing.planetId),
    figure(bombing.population),
    figure(bombing.industry),
    names.product(bombing.oldOwnerId, bombing.product),
    figure(bombing.stock.CAP),
    figure(bombing.stock.MAT),
    figure(bombing.stock.COL),
  ]);
  return tableSection('bombings', 'Bombings', BOMBING_COLUMNS, rows);
}

/** Columns of ships, type, technologies and cargo. */
export const SHIP_COLUMNS = [
  ['#', 'ships'],
  ['T', 'type', 'left'],
  ['D', 'drive'],
  ['W', 'weapons'],
  ['S', 'shields'],
  ['C', 'cargo-tech'],
  ['T', 'cargo', 'left'],
  ['Q', 'load'],
] as const;

const GROUP_COLUMNS = [...SHIP_COLUMNS, ['L', 'survivors']] as const;

const BOMBING_COLUMNS = [
  ['W', 'new-owner', 'left'],
  ['O', 'old-owner', 'left'],
  ['N', 'planet', 'left'],
  ['P', 'population'],
  ['I', 'industry'],
  ['P', 'product', 'left'],
  ['$', 'capital'],
  ['M', 'materials'],
  ['C', 'colonists'],
] as const;
