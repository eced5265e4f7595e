import type { RulebookSection } from '@ec/engine';
import { table, type Cell } from '@ec/reports';
import { buildTurns, constructionFor, productionCost } from '../construction/costs.js';
import { docksOf, plantOf } from '../construction/docks.js';
import { figuresOf, shipRow } from '../forces/figures.js';
import { rulesOf, type Ec4xParameters } from '../parameters.js';
import { xmr } from '../arithmetic/figures.js';
import { COST_PERCENT, SHIELD_REPLACED_TURNS } from '../tables/construction.js';
import { ENGAGEMENT } from '../tables/engagement.js';
import { FLEET_NEEDS, FLEET_ORDERS } from '../tables/fleet-orders.js';
import { FACILITIES, GROUND_UNITS } from '../tables/ground.js';
import { TECH_LINES } from '../tables/research.js';
import { FIGHTER, STARBASE } from '../tables/ships.js';
import { FACILITY_CODES, GROUND_CODES, SHIP_CODES } from '../types.js';

/** Product of the colony whose plant is shown, in thousandths of an XMR: that of a home world at the start. */
const HOME_GCP = 420_000;
/** Weapons levels whose strengths are shown. */
const WEAPONS = [0, 1, 3, 5, 10] as const;

/** What can be built, and at what cost. */
export const CONSTRUCTION: RulebookSection<Ec4xParameters> = {
  id: 'construction',
  title: 'Construction',
  tables: {
    ships: (parameters) => {
      const rules = rulesOf(parameters);
      const rows = SHIP_CODES.map((code): Cell[] => {
        const { name, hs, pc, mc, as, ds, cc, cr, cl } = shipRow(rules, code);
        const level = constructionFor(rules, code);
        return [
          code,
          name,
          level,
          hs,
          pc,
          buildTurns(rules, code),
          xmr(mc),
          as,
          ds,
          cc ?? '—',
          cr ?? '—',
          cl,
        ];
      });
      const titles = ['Class', 'Name', 'CST', 'HS', 'PC', 'Turns', 'MC', 'AS', 'DS', 'CC', 'CR', 'CL'];
      return table('Ships at weapons level 0', titles, rows);
    },
    'other-units': (parameters) => {
      const rules = rulesOf(parameters);
      const rows = [
        ...(['FS', 'SB'] as const).map((code) => [code, code === 'FS' ? FIGHTER : STARBASE] as const),
        ...([...GROUND_CODES, 'PS'] as const).map((code) => [code, GROUND_UNITS[code]] as const),
      ].map(([code, { name, pc, mc, as, ds }]): Cell[] => [
        code,
        name,
        constructionFor(rules, code),
        pc,
        buildTurns(rules, code),
        xmr(mc),
        as,
        ds,
      ]);
      const titles = ['Class', 'Name', 'CST', 'PC', 'Turns', 'MC', 'AS', 'DS'];
      return table('Fighters, Starbases, ground units and shields', titles, rows);
    },
    facilities: (parameters) => {
      const rules = rulesOf(parameters);
      const rows = FACILITY_CODES.map((code): Cell[] => {
        const { name, pc, mc, docks } = FACILITIES[code];
        return [code, name, constructionFor(rules, code), pc, buildTurns(rules, code), xmr(mc), docks];
      });
      return table('Facilities', ['Class', 'Name', 'CST', 'PC', 'Turns', 'MC', 'Docks'], rows);
    },
    docks: (parameters) => {
      const rules = rulesOf(parameters);
      const rows = Array.from({ length: TECH_LINES.cst.max + 1 }, (_, cst): Cell[] => [
        cst,
        docksOf('SP', cst),
        docksOf('SY', cst),
        plantOf(rules, HOME_GCP, cst),
      ]);
      const titles = [
        'CST',
        'Docks of a spaceport',
        'Docks of a shipyard',
        `Plant at a GCP of ${HOME_GCP / 1000}, XMR`,
      ];
      return table('What construction levels do', titles, rows);
    },
    weapons: (parameters) => {
      const rules = rulesOf(parameters);
      const codes = [...SHIP_CODES.filter((code) => code !== 'ET' && code !== 'TT'), 'FS', 'SB'] as const;
      const rows = codes.map((code): Cell[] => [
        code,
        ...WEAPONS.map((wep) => {
          const { pc, as, ds } = figuresOf(rules, code, wep);
          return `${pc} / ${as} / ${ds}`;
        }),
      ]);
      return table('PC / AS / DS by weapons level', ['Class', ...WEAPONS.map((wep) => `WEP ${wep}`)], rows);
    },
    costs: (parameters) => {
      const rules = rulesOf(parameters);
      const rows: Cell[][] = [
        ['A ship from a spaceport', `${COST_PERCENT.launch} %`, 'of its PC'],
        ['Repair', `${COST_PERCENT.repair} %`, 'of the PC'],
        ['Salvage pays', `${COST_PERCENT.salvage} %`, 'of the PC'],
        ['A cancelled project pays', `${COST_PERCENT.cancelled} %`, 'of what was paid'],
        ['A Planetary Shield', String(productionCost(rules, 'PS', 0)), 'XMR'],
        ['A shield over another takes', String(SHIELD_REPLACED_TURNS), 'turn'],
        ['Terraforming takes', String(rules['ter.turns']), 'turns'],
        ['Least plant of a colony', String(rules['plant.min']), 'XMR a turn'],
      ];
      return table('Costs', ['What', 'How much', 'Of what'], rows);
    },
  },
};

/** Orders that fleets may get. */
export const FLEETS: RulebookSection<Ec4xParameters> = {
  id: 'fleets',
  title: 'Fleets',
  tables: {
    'fleet-orders': () =>
      table(
        'Fleet orders',
        ['No', 'Order', 'Names', 'Needs', 'Afterwards'],
        Object.values(FLEET_ORDERS).map(({ number, words, target, needs, isOnce }): Cell[] => [
          String(number).padStart(2, '0'),
          words,
          target ?? '',
          needs.map((need) => FLEET_NEEDS[need]).join(', '),
          isOnce ? 'holds' : 'goes on',
        ]),
      ),
    engagement: (parameters) =>
      table(
        `Rules of engagement; ${rulesOf(parameters)['roe.default']} where nothing is said`,
        ['ROE', 'Meaning'],
        ENGAGEMENT.map(({ roe, meaning }): Cell[] => [roe, meaning]),
      ),
  },
};
