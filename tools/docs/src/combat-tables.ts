import {
  antiMissileChance,
  beamDamage,
  ENERGY_PER_LEVEL,
  MISSILE_DAMAGE_PER_LEVEL,
  pointDefenceChance,
  possibleHits,
  robotFactor,
  soldierFactor,
} from '@ec/combat';
import type { Table } from './markdown-table.ts';

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Tables of the combat formulas. */
export const combatTables = {
  'missile-hits': missileHits,
  'beam-damage': beams,
  'combat-levels': combatLevels,
  'soldier-factors': soldierFactors,
};

function missileHits(): Table {
  const launchers = [1, 5, 10];
  const rows = LEVELS.map((distance) => [
    distance,
    ...launchers.map((techLevel) => possibleHits(1000, distance, [{ techLevel, quantity: 1000 }])),
  ]);
  return { columns: ['Distance', ...launchers.map((techLevel) => `Launchers of TL ${techLevel}`)], rows };
}

function beams(): Table {
  const shields = [0, 100, 1000];
  const rows = LEVELS.map((distance) => [
    distance,
    ...shields.map((quantity) =>
      beamDamage([{ techLevel: 1, quantity: 1000 }], distance, [{ techLevel: 1, quantity }]),
    ),
  ]);
  return { columns: ['Distance', 'No shields', '100 shields', '1,000 shields'], rows };
}

function combatLevels(): Table {
  const rows = LEVELS.map((techLevel) => [
    techLevel,
    antiMissileChance(techLevel),
    pointDefenceChance(techLevel),
    MISSILE_DAMAGE_PER_LEVEL * techLevel,
    ENERGY_PER_LEVEL * techLevel,
    robotFactor(techLevel),
  ]);
  const columns = [
    'TL',
    'Anti-missile kills, %',
    'Energy weapon kills a missile, %',
    'Damage of a missile',
    'Energy of a beam or shield',
    'Factor of a robot',
  ];
  return { columns, rows };
}

function soldierFactors(): Table {
  const levels = [0, 1, 5, 10];
  const name = (techLevel: number): string => (techLevel === 0 ? 'none' : `TL ${techLevel}`);
  const rows = levels.map((weapon) => [name(weapon), ...levels.map((craft) => soldierFactor(weapon, craft))]);
  return { columns: ['Assault weapon', ...levels.map((craft) => `Craft: ${name(craft)}`)], rows };
}
