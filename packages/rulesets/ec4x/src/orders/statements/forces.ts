import type { StatementOf } from '@ec/orders-parser';
import { GROUND_CODES } from '../../types.js';
import { CARGOES, type Cargo, type ForceOrder } from '../orders.js';
import * as slot from '../slots.js';
import type { PhaseName } from '../../phases/phase-names.js';

const phase: PhaseName = 'statements as written';

const system = { key: 'system', name: 'system', type: slot.system } as const;
const count = { key: 'count', name: 'number', type: slot.count } as const;
const fleet = { key: 'fleet', name: 'fleet', type: slot.fleet } as const;
const ships = { key: 'ships', name: 'ship', type: slot.ship, occurs: 'repeated' } as const;
const squadrons = { key: 'squadrons', name: 'squadron', type: slot.squadron, occurs: 'repeated' } as const;

const CARGO_NAMES: Readonly<Record<Cargo, string>> = {
  PTU: 'transfer units',
  MD: 'Marine Divisions',
  FS: 'fighter squadrons',
};
const cargo = {
  key: 'cargo',
  name: 'cargo',
  type: slot.wordOf('a cargo', CARGOES, (word) => CARGO_NAMES[word]),
} as const;

/**
 * Statements on the make-up of fleets and squadrons, on what is aboard, and to batteries.
 *
 * @see
 */
export const FORCE_STATEMENTS: readonly StatementOf<ForceOrder>[] = [
  {
    kind: 'repairSquadrons',
    phase,
    rule: 'X-37',
    meaning: 'Has a shipyard repair crippled squadrons and units.',
    example: 'repair 12 13',
    fields: [{ keyword: 'repair' }, squadrons],
  },
  {
    kind: 'repairUnits',
    phase,
    rule: 'X-37',
    meaning: 'Repairs crippled Starbases or ground units of a colony.',
    example: 'repair 2,-1 GB 3',
    fields: [
      { keyword: 'repair' },
      system,
      {
        key: 'code',
        name: 'class',
        type: slot.classSlot('what can be repaired here', ['SB', ...GROUND_CODES]),
      },
      count,
    ],
  },
  {
    kind: 'salvageSquadrons',
    phase,
    rule: 'X-37',
    meaning: 'Breaks up squadrons and units at your colony for half of their price.',
    example: 'salvage 12 13',
    fields: [{ keyword: 'salvage' }, squadrons],
  },
  {
    kind: 'salvageUnits',
    phase,
    rule: 'X-37',
    meaning: 'Breaks up what your colony has of a class for half of its price.',
    example: 'salvage 2,-1 GB 2',
    fields: [{ keyword: 'salvage' }, system, { key: 'code', name: 'class', type: slot.anyClass }, count],
  },
  {
    kind: 'load',
    phase,
    rule: 'X-29, X-39',
    meaning: 'Takes cargo aboard a fleet at your colony.',
    example: 'load 4 PTU 1',
    fields: [{ keyword: 'load' }, fleet, cargo, count],
  },
  {
    kind: 'unload',
    phase,
    rule: 'X-39',
    meaning: 'Lands cargo of a fleet on your colony.',
    example: 'unload 4 MD 2',
    fields: [{ keyword: 'unload' }, fleet, cargo, count],
  },
  {
    kind: 'merge',
    phase,
    rule: 'X-39, X-43',
    meaning: 'Makes a fleet part of another in the same system.',
    example: 'merge 5 4',
    fields: [{ keyword: 'merge' }, fleet, { key: 'into', name: 'into', type: slot.fleet }],
  },
  {
    kind: 'addToSquadron',
    phase,
    rule: 'X-39',
    meaning: 'Puts ships under the flagship of a squadron in the same system.',
    example: 'squadron 12 add 31 32',
    fields: [
      { keyword: 'squadron' },
      { key: 'squadron', name: 'squadron', type: slot.squadron },
      { keyword: 'add' },
      ships,
    ],
  },
  {
    kind: 'newSquadron',
    phase,
    rule: 'X-39',
    meaning: 'Makes a squadron of ships in one system; the first named is its flagship.',
    example: 'squadron new 31 32 33 fleet 4',
    fields: [
      { keyword: 'squadron' },
      { keyword: 'new' },
      ships,
      {
        key: 'fleet',
        name: 'fleet',
        label: 'fleet',
        type: slot.orWord(slot.fleet, 'new', 'a fleet of its own'),
      },
    ],
  },
  {
    kind: 'split',
    phase,
    rule: 'X-43',
    meaning: 'Makes a new fleet of some squadrons and units of a fleet.',
    example: 'split 4 12 13',
    fields: [{ keyword: 'split' }, fleet, squadrons],
  },
  {
    kind: 'batteries',
    phase,
    rule: 'X-71',
    meaning:
      'Says against which blockaders the batteries of your colony fire: 10 against all, 0 against none.',
    example: 'batteries 2,-1 roe 8',
    fields: [{ keyword: 'batteries' }, system, { key: 'roe', name: 'roe', label: 'roe', type: slot.roe }],
    once: { per: ['system'], lastCounts: true },
  },
  {
    kind: 'nameFleet',
    phase,
    rule: 'X-67',
    meaning: 'Gives a fleet a name.',
    example: 'name fleet 4 "Home Guard"',
    fields: [
      { keyword: 'name' },
      { keyword: 'fleet' },
      fleet,
      { key: 'name', name: 'name', type: slot.name },
    ],
  },
];
