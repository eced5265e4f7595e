import {
  COMBAT_PARAMETERS,
  resolveEngagement,
  type CombatOrder,
  type Engagement,
  type Force,
  type ForceUnits,
  type Position,
  type UnitPlace,
  type Volley,
} from '@ec/combat';
import { formatUnit, parseUnit, POPULATION_CODES, unitOf, type UnitCode } from '@ec/economy';
import { ratio } from '@ec/prng';
import { playScript } from '@ec/prng/testing';
import type { TableBlock } from '@ec/reports';
import { figure, pageTable } from './markdown-table.ts';

/** Tables of the worked examples on the page about combat: fights with given draws. */
export const battleTables = {
  'fire-example': fireExample,
  'landing-example': landingExample,
  'ground-example': groundExample,
};

/** Fire of an orbiting colony at a surface colony; every share is a whole number, so nothing is drawn. */
function bombardment(): Engagement {
  const colony = force(1, 'surface', {
    'EWP-1': 400,
    'MSL-1': 600,
    'ANM-1': 100,
    'ESH-1': 20,
    FUEL: 4050,
    UEM: 10_000,
    STU: 40_000,
  });
  const fortress = force(2, 'orbit', {
    'EWP-1': 200,
    'MSL-1': 900,
    'MSS-1': 900,
    'ESH-1': 200,
    FUEL: 2800,
    PRO: 100,
  });
  return fight([colony, fortress], { kind: 'bombard', actorId: 2, targetId: 1, commitment: ratio(1) }, []);
}

/** An invasion to the capture: what each side takes of its factor in two rounds, and how many of 98 casualties live. */
function invasion(): Engagement {
  const colony = force(1, 'surface', {
    SLD: 3000,
    MTSP: 4050,
    'EWP-1': 200,
    'MSL-2': 40,
    'ANM-2': 40,
    FUEL: 1000,
    USK: 9600,
    'rebel USK': 400,
  });
  const invader = force(2, 'surface', {
    SLD: 2832,
    'ASC-1': 616,
    'ASW-1': 800,
    'TPT-1': 6000,
    FUEL: 100,
    MTSP: 10_000,
    USK: 5000,
  });
  const order = { kind: 'invade', actorId: 2, targetId: 1, commitment: ratio(1, 2) } as const;
  return fight([colony, invader], order, [100, 300, 100, 400, 10]);
}

function fireExample(): TableBlock {
  const [round] = bombardment().rounds;
  const [atColony, atFortress] = [1, 2].map((id) => round?.volleys.find(({ targetId }) => targetId === id));
  if (!atColony || !atFortress) throw new RangeError('example: expected fire at both sides');
  const line = (name: string, value: (volley: Volley) => number): (number | string)[] => [
    name,
    value(atColony),
    value(atFortress),
  ];
  const rows = [
    line('missiles fired', ({ missiles }) => missiles),
    line('of these would hit', ({ possibleHits }) => possibleHits),
    line('killed by anti-missiles', ({ killedByAntiMissiles }) => killedByAntiMissiles),
    line('killed by energy weapons', ({ killedByEnergyWeapons }) => killedByEnergyWeapons),
    line('missiles that hit', ({ hits }) => hits),
    line('damage of missiles', ({ missileDamage }) => missileDamage),
    line('beams', ({ beams }) => beams),
    line('shields with fuel', ({ shields }) => shields),
    line('damage of beams', ({ beamDamage }) => beamDamage),
    line('damage on weapons and launchers', ({ onWeapons }) => onWeapons / 100),
    line('damage on everything else', ({ onOthers }) => onOthers / 100),
    ...atColony.destroyed.map(({ code, techLevel, quantity }) => [
      `${formatUnit(code, techLevel)} destroyed`,
      quantity,
      0,
    ]),
  ];
  return pageTable(['Fire', 'At the colony', 'At the fortress'], rows);
}

function landingExample(): TableBlock {
  const [round] = invasion().rounds;
  const [landing] = round?.landings ?? [];
  const { crossing } = round ?? {};
  if (!landing || !crossing) throw new RangeError('example: expected a landing, received none');
  const rows = landing.embarked.map((troops, i) => {
    const { weaponLevel, craftLevel, quantity } = troops;
    const lost = landing.lost[i]?.quantity ?? 0;
    const isInCraft = craftLevel > 0;
    return [
      isInCraft ? `soldiers in ASC-${craftLevel}` : `soldiers with ASW-${weaponLevel}, in transports`,
      quantity,
      figure(isInCraft ? quantity : (landing.transports[0]?.quantity ?? 0)),
      lost,
      quantity - lost,
    ];
  });
  return pageTable(['Troops', 'Cross', 'Craft or transports', 'Shot down', 'Land'], rows);
}

function groundExample(): TableBlock {
  const rows = invasion().rounds.flatMap(({ ground }, i) =>
    ground.flatMap(({ attackers, defenders }) =>
      [
        { name: 'invaders', ...attackers },
        { name: 'colony', ...defenders },
      ].map(({ name, factor, thousandths, killed, wounded, surrendered }) => [
        i + 1,
        name,
        factor,
        thousandths / 1000,
        (factor * thousandths) / 1000,
        killed,
        wounded,
        surrendered,
      ]),
    ),
  );
  const columns = ['Round', 'Side', 'Factor', 'Drawn', 'Takes', 'Die', 'Wounded', 'Surrender'];
  return pageTable(columns, rows);
}

/**
 * @throws RangeError when the fight does not make exactly these draws
 */
function fight(forces: readonly Force[], order: CombatOrder, draws: readonly number[]): Engagement {
  return playScript(draws, (rng) => resolveEngagement(forces, [order], COMBAT_PARAMETERS, rng));
}

/** A ship or colony by the names of its units; `rebel` before the name stands for rebels. */
function force(id: number, position: Position, units: Readonly<Record<string, number>>): Force {
  return {
    id,
    ownerId: id,
    position,
    units: Object.entries(units).map(([name, quantity]): ForceUnits => {
      const unit = parseUnit(name.replace('rebel ', ''));
      if (!unit) throw new RangeError(`unit: expected a code such as EWP-1, received ${name}`);
      return { ...unit, place: name.startsWith('rebel ') ? 'rebel' : placeOf(unit.code), quantity };
    }),
  };
}

function placeOf(code: UnitCode): UnitPlace {
  if (POPULATION_CODES.some((known) => known === code)) return 'loyal';
  return unitOf(code).needsAssembly ? 'assembled' : 'stored';
}
