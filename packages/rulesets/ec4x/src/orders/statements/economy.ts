import type { StatementOf } from '@ec/orders-parser';
import { FACILITY_CODES, GROUND_CODES, SHIP_CODES } from '../../types.js';
import type { EconomyOrder } from '../orders.js';
import * as slot from '../slots.js';
import type { PhaseName } from '../../phases/phase-names.js';

const AS_WRITTEN: PhaseName = 'statements as written';

const system = { key: 'system', name: 'system', type: slot.system } as const;
const count = { key: 'count', name: 'number', type: slot.count } as const;
const fleet = { key: 'fleet', name: 'fleet', label: 'fleet', type: slot.fleet, occurs: 'optional' } as const;

/**
 * Statements on money, research and colonies.
 *
 * @see X-67
 */
export const ECONOMY_STATEMENTS: readonly [StatementOf<EconomyOrder>, ...StatementOf<EconomyOrder>[]] = [
  {
    kind: 'tax',
    phase: AS_WRITTEN,
    rule: 'X-26',
    meaning: 'Sets the tax rate of all your colonies, from 0 to 100 percent.',
    example: 'tax 45',
    fields: [{ keyword: 'tax' }, { key: 'percent', name: 'percent', type: slot.percent }],
    once: { per: [], lastCounts: true },
  },
  {
    kind: 'research',
    phase: AS_WRITTEN,
    rule: 'X-31',
    meaning: 'Buys research points: economic, science, or for one technology.',
    example: 'research wep 10',
    fields: [
      { keyword: 'research' },
      { key: 'line', name: 'points', type: slot.pool },
      { key: 'points', name: 'number', type: slot.count },
    ],
  },
  {
    kind: 'upgrade',
    phase: 'research',
    rule: 'X-31, X-32',
    meaning: 'Raises the economic level, the science level or a technology by one, in months 1 and 6.',
    example: 'upgrade el',
    fields: [{ keyword: 'upgrade' }, { key: 'line', name: 'line', type: slot.line }],
  },
  {
    kind: 'buildAtShipyard',
    phase: AS_WRITTEN,
    rule: 'X-33 to X-35',
    meaning:
      'Builds ships or Starbases in orbit; ships at an older level of weapons, or into a fleet, if you like.',
    example: 'build 2,-1 shipyard DD 2 wep 1 fleet 4',
    fields: [
      { keyword: 'build' },
      system,
      { keyword: 'shipyard' },
      { key: 'code', name: 'class', type: slot.classSlot('what a shipyard builds', [...SHIP_CODES, 'SB']) },
      count,
      { key: 'weapons', name: 'level', label: 'wep', type: slot.weapons, occurs: 'optional' },
      fleet,
    ],
  },
  {
    kind: 'buildAtSpaceport',
    phase: AS_WRITTEN,
    rule: 'X-35',
    meaning: 'Builds ships on the ground, at twice the price.',
    example: 'build 2,-1 spaceport SC 1 fleet 4',
    fields: [
      { keyword: 'build' },
      system,
      { keyword: 'spaceport' },
      { key: 'code', name: 'class', type: slot.classSlot('what a spaceport builds', SHIP_CODES) },
      count,
      fleet,
    ],
  },
  {
    kind: 'buildAtColony',
    phase: AS_WRITTEN,
    rule: 'X-36, X-38',
    meaning: 'Builds ground units, fighter squadrons, a shield, spaceports or shipyards.',
    example: 'build 2,-1 colony GB 5',
    fields: [
      { keyword: 'build' },
      system,
      { keyword: 'colony' },
      {
        key: 'code',
        name: 'class',
        type: slot.classSlot('what a colony builds', [...GROUND_CODES, 'FS', 'PS', ...FACILITY_CODES]),
      },
      count,
    ],
  },
  {
    kind: 'cancel',
    phase: AS_WRITTEN,
    rule: 'X-37',
    meaning: 'Gives up a project for half of its price.',
    example: 'cancel 7',
    fields: [{ keyword: 'cancel' }, { key: 'project', name: 'project', type: slot.project }],
  },
  {
    kind: 'industry',
    phase: AS_WRITTEN,
    rule: 'X-24',
    meaning: 'Buys industrial units for your colony.',
    example: 'industry 2,-1 12',
    fields: [{ keyword: 'industry' }, system, count],
  },
  {
    kind: 'works',
    phase: AS_WRITTEN,
    rule: 'X-76',
    meaning:
      'Spends XMR on public works of your colony: it grows faster, and great works win prestige once in a while.',
    example: 'public works 2,-1 100',
    fields: [{ keyword: 'public works' }, system, count],
  },
  {
    kind: 'docks',
    phase: AS_WRITTEN,
    rule: 'X-34, X-76',
    meaning: 'Buys docks for the shipyards of your colony, each dearer than the one before.',
    example: 'docks 2,-1 4',
    fields: [{ keyword: 'docks' }, system, count],
  },
  {
    kind: 'terraform',
    phase: AS_WRITTEN,
    rule: 'X-30',
    meaning: 'Begins to raise the planet of your colony by one class.',
    example: 'terraform 2,-1',
    fields: [{ keyword: 'terraform' }, system],
  },
  {
    kind: 'migrate',
    phase: AS_WRITTEN,
    rule: 'X-28',
    meaning: 'Has the Guilds carry transfer units from one of your colonies to another.',
    example: 'migrate 4,0 2,-1 10',
    fields: [
      { keyword: 'migrate' },
      { key: 'from', name: 'from', type: slot.system },
      { key: 'to', name: 'to', type: slot.system },
      count,
    ],
  },
];
