import type { RulebookSection } from '@ec/engine';
import { table, type TableBlock } from '@ec/reports';
import { killChance } from '../combat/kill-chance.js';
import { EXAMPLE_DESIGNS } from '../example-designs.js';
import { shipsCost } from '../formulas/production.js';
import { attack, capacity, defence, shipMass, speed, upgradeCost } from '../formulas/ship.js';
import type { ByTech, Design } from '../types.js';
import { figure } from './figure.js';

const TECH_1: ByTech<number> = { drive: 1, weapons: 1, shields: 1, cargo: 1 };
const TECH_2: ByTech<number> = { drive: 2, weapons: 2, shields: 2, cargo: 2 };
const HOME_RESOURCES = 10;

const EXAMPLES: readonly (readonly [name: string, design: Design])[] = Object.entries(EXAMPLE_DESIGNS);

/** Ratios of attack to defence whose chance is shown. */
const RATIOS = [0.25, 0.3, 0.4, 0.5, 0.75, 1, 1.5, 2, 3, 4] as const;

/** What ships can do. */
export const SHIPS: RulebookSection = {
  id: 'ships',
  title: 'Ships',
  tables: { 'example-ships': ships, 'ship-costs': costs },
};

/** Which ships can hurt which. */
export const COMBAT: RulebookSection = {
  id: 'combat',
  title: 'Combat',
  tables: { 'kill-chance': chances, 'who-kills-whom': duels },
};

function ships(): TableBlock {
  const titles = ['Type', 'D', 'A', 'W', 'S', 'C', 'Mass', 'Speed', 'Full speed', 'Capacity', 'Defence'];
  const rows = EXAMPLES.map(([name, design]) => {
    const { drive, attacks, weapons, shields, cargo } = design;
    const room = capacity(design, TECH_1);
    return [
      name,
      figure(drive),
      attacks,
      ...[weapons, shields, cargo, shipMass(design), speed(design, TECH_1, 0)].map(figure),
      ...[speed(design, TECH_1, room), room, defence(design, TECH_1, 0)].map(figure),
    ];
  });
  return table('Example ship types, all technologies at 1', titles, rows);
}

function costs(): TableBlock {
  const titles = ['Type', 'Mass and MAT', 'Production', 'With its MAT, resources 10', 'Upgrade from 1 to 2'];
  const rows = EXAMPLES.map(([name, design]) => {
    const mass = shipMass(design);
    const all = shipsCost(mass, 1, HOME_RESOURCES, 0);
    return [
      name,
      ...[mass, shipsCost(mass, 1, 1, mass), all, upgradeCost(design, TECH_1, TECH_2)].map(figure),
    ];
  });
  return table('What the example ship types cost', titles, rows);
}

function chances(): TableBlock {
  const rows = RATIOS.map((ratio) => [figure(ratio), percent(killChance(ratio, 1))]);
  return table('Chance that a shot destroys its target', ['Attack ÷ defence', 'Chance'], rows);
}

function duels(): TableBlock {
  const armed = EXAMPLES.filter(([, { attacks }]) => attacks > 0);
  const titles = ['Target', ...armed.map(([name]) => name)];
  const rows = EXAMPLES.map(([name, target]) => [
    name,
    ...armed.map(([, design]) => percent(killChance(attack(design, TECH_1), defence(target, TECH_1, 0)))),
  ]);
  return table('Chance of a shot of one type at another, all technologies at 1', titles, rows);
}

function percent(chance: number): string {
  return `${figure(100 * chance)} %`;
}
