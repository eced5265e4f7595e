/**
 * The order table: one row an order. Parser, printer, completion and reference are made from it.
 *
 * @see N-27, N-29
 */
import type { StatementOf } from '@ec/orders-parser';
import type { PhaseName } from '../phases/phase-names.js';
import type { GalaxyOrder } from './orders.js';
import * as slot from './slots.js';

const BINDING: PhaseName = 'production orders';
const END: PhaseName = 'end of turn';

const group = { key: 'group', name: 'group', type: slot.group } as const;
const mover = { key: 'mover', name: 'group or fleet', type: slot.mover } as const;
const planet = {
  key: 'planet',
  name: 'planet',
  type: slot.name('a planet: its name, or # and its number'),
} as const;
const raceName = slot.name('the name of a race');
const race = { key: 'race', name: 'race', type: raceName } as const;
const newName = { key: 'name', name: 'name', type: slot.name('a new name') } as const;
const ships = {
  key: 'ships',
  name: 'ships',
  type: slot.whole('a number of ships'),
  occurs: 'optional',
} as const;
const amount = {
  key: 'amount',
  name: 'per ship',
  label: 'amount',
  type: slot.decimal('an amount per ship'),
  occurs: 'optional',
} as const;
const text = { key: 'text', name: 'lines', type: slot.lines, occurs: 'lines', until: '@' } as const;
const mass = slot.decimal('a mass: 0, or 1 and more');

/** The statements of the order language, by letter. */
export const STATEMENTS: readonly [StatementOf<GalaxyOrder>, ...StatementOf<GalaxyOrder>[]] = [
  {
    kind: 'broadcast',
    phase: 'messages',
    rule: 'N-16',
    meaning:
      'Sends the lines up to the next that begins with @ to all races, yourself included; nobody sees who sent it.',
    example: '@\nHello, galaxy!\n@',
    fields: [{ keyword: '@' }, text],
  },
  {
    kind: 'message',
    phase: 'messages',
    rule: 'N-16',
    meaning: 'Sends the lines up to the next that begins with @ to these races; nobody sees who sent it.',
    example: '@ Farmers NULLoids\nShall we be friends?\n@',
    fields: [{ keyword: '@' }, { key: 'races', name: 'race', type: raceName, occurs: 'repeated' }, text],
  },
  {
    kind: 'real-name',
    phase: BINDING,
    rule: 'N-33',
    meaning: 'States your real name, for the Hall of Fame.',
    example: '= Jane Doe',
    fields: [{ keyword: '=' }, { key: 'name', name: 'name', type: slot.realName, occurs: 'rest' }],
  },
  {
    kind: 'ally',
    phase: 'alliances and war',
    rule: 'N-16',
    meaning: 'Declares an alliance: your ships no longer start a fight with theirs.',
    example: 'a Farmers',
    fields: [{ keyword: 'a' }, race],
  },
  {
    kind: 'break',
    phase: BINDING,
    rule: 'N-15',
    meaning: 'Breaks ships off a group; they become a group of their own, outside any fleet.',
    example: 'b 12 3',
    fields: [{ keyword: 'b' }, group, { key: 'ships', name: 'ships', type: slot.whole('a number of ships') }],
  },
  {
    kind: 'leave-fleet',
    phase: BINDING,
    rule: 'N-14',
    meaning: 'Takes a group out of its fleet.',
    example: 'b 12 fleet',
    fields: [{ keyword: 'b' }, group, { keyword: 'fleet' }],
  },
  {
    kind: 'name-race',
    phase: 'renames',
    rule: 'N-05',
    meaning: 'Gives your race a new name.',
    example: 'c Mutant_Camels',
    fields: [{ keyword: 'c' }, newName],
  },
  {
    kind: 'design',
    phase: BINDING,
    rule: 'N-10',
    meaning:
      'Designs a ship type: masses of drive, guns, shields and cargo bay, and the number of guns. A mass is 0, or 1 and more; there are guns exactly if they have a mass.',
    example: 'd Destroyer 6 3 4 4 0',
    fields: [
      { keyword: 'd' },
      newName,
      { key: 'drive', name: 'drive', type: mass },
      { key: 'attacks', name: 'guns', type: slot.whole('a number of guns') },
      { key: 'weapons', name: 'weapons', type: mass },
      { key: 'shields', name: 'shields', type: mass },
      { key: 'cargo', name: 'cargo', type: mass },
    ],
  },
  {
    kind: 'found-fleet',
    phase: BINDING,
    rule: 'N-05',
    meaning: 'Founds a fleet.',
    example: 'd fleet Armada',
    fields: [{ keyword: 'd' }, { keyword: 'fleet' }, newName],
  },
  {
    kind: 'erase',
    phase: BINDING,
    rule: 'N-47',
    meaning: 'Erases a ship type of which no ship exists or is in production, or a fleet, whose groups stay.',
    example: 'e Drone',
    fields: [
      { keyword: 'e' },
      { key: 'name', name: 'type or fleet', type: slot.name('a ship type or fleet') },
    ],
  },
  {
    kind: 'reveal',
    phase: 'messages',
    rule: 'N-16',
    meaning: 'Asks for the addresses of a race; one that stays anonymous does not give them.',
    example: 'f Farmers',
    fields: [{ keyword: 'f' }, race],
  },
  {
    kind: 'upgrade',
    phase: 'upgrades',
    rule: 'N-16',
    meaning:
      'Brings ships at your planet to your technologies, paid from its production. Without a number, only whole ships, as far as that goes; with one, 0 for all, exactly those, if only in part.',
    example: 'g 12 5',
    fields: [{ keyword: 'g' }, group, ships],
  },
  {
    kind: 'reverse',
    phase: 'departure',
    rule: 'N-14, N-16',
    meaning: 'Turns a group or fleet in hyperspace around, if it has more than four turns to go.',
    example: 'h 12',
    fields: [{ keyword: 'h' }, mover],
  },
  {
    kind: 'intercept',
    phase: 'interception',
    rule: 'N-14, N-16',
    meaning:
      'Follows the heaviest alien ships that leave a planet, if their destination is within two turns.',
    example: 'i 12 Zephir',
    fields: [{ keyword: 'i' }, mover, planet, ships],
  },
  {
    kind: 'join',
    phase: BINDING,
    rule: 'N-14',
    meaning: 'Puts a group, some of its ships, or a whole fleet into a fleet; all must be at one planet.',
    example: 'j 12 Armada',
    fields: [
      { keyword: 'j' },
      mover,
      { key: 'fleet', name: 'fleet', type: slot.name('the name of a fleet') },
      ships,
    ],
  },
  {
    kind: 'load',
    phase: 'cargo',
    rule: 'N-16',
    meaning:
      'Loads cargo from the stock of the planet: full, as far as the stock goes, or an amount per ship.',
    example: 'l 12 COL 2 amount 1.5',
    fields: [{ keyword: 'l' }, group, { key: 'cargo', name: 'cargo', type: slot.cargo }, ships, amount],
  },
  {
    kind: 'map',
    phase: BINDING,
    rule: 'N-33',
    meaning: 'Chooses the part of the galaxy that the map of the report shows: its corner and its side.',
    example: 'm 50 0 150',
    fields: [
      { keyword: 'm' },
      { key: 'x', name: 'x', type: slot.decimal('a coordinate') },
      { key: 'y', name: 'y', type: slot.decimal('a coordinate') },
      { key: 'extent', name: 'extent', type: slot.decimal('an extent, 1 or more') },
    ],
  },
  {
    kind: 'name-planet',
    phase: 'renames',
    rule: 'N-05',
    meaning: 'Gives your planet a new name.',
    example: 'n 105 Bag_End',
    fields: [{ keyword: 'n' }, planet, newName],
  },
  {
    kind: 'option',
    phase: BINDING,
    rule: 'N-33',
    meaning: 'Switches an option on, or with NO off.',
    example: 'o NO autounload',
    fields: [
      { keyword: 'o' },
      { key: 'off', name: 'NO', type: slot.off, occurs: 'optional' },
      { key: 'option', name: 'option', type: slot.playerOption },
    ],
  },
  {
    kind: 'produce',
    phase: BINDING,
    rule: 'N-11, N-12',
    meaning: 'Tells a planet what to make from now on: capital, materials, research, or ships of a type.',
    example: 'p Corn Drone',
    fields: [
      { keyword: 'p' },
      planet,
      {
        key: 'product',
        name: 'product',
        type: slot.name('CAP, MAT, DRIVE, WEAPONS, SHIELDS, CARGO or a ship type'),
      },
    ],
  },
  {
    kind: 'quit',
    phase: END,
    rule: 'N-40',
    meaning: 'Leaves the game; to be sure, with the name of your race.',
    example: 'q Farmers',
    fields: [{ keyword: 'q' }, race],
  },
  {
    kind: 'route',
    phase: BINDING,
    rule: 'N-16',
    meaning: 'Sets a route from your planet, or ends it where no destination is given.',
    example: 'r Corn COL Zephir',
    fields: [
      { keyword: 'r' },
      planet,
      { key: 'cargo', name: 'cargo', type: slot.routeKind },
      { key: 'destination', name: 'destination', type: slot.name('a planet'), occurs: 'optional' },
    ],
  },
  {
    kind: 'send',
    phase: 'departure',
    rule: 'N-14, N-16',
    meaning: 'Sends a group, some of its ships, or a fleet to a planet.',
    example: 's 12 Zephir 3',
    fields: [{ keyword: 's' }, mover, planet, ships],
  },
  {
    kind: 'rename',
    phase: 'renames',
    rule: 'N-05',
    meaning: 'Gives your ship type or fleet a new name.',
    example: 't Drone Probe',
    fields: [
      { keyword: 't' },
      { key: 'old', name: 'type or fleet', type: slot.name('a ship type or fleet') },
      newName,
    ],
  },
  {
    kind: 'unload',
    phase: 'cargo',
    rule: 'N-16',
    meaning: 'Unloads cargo: all of it, or an amount per ship.',
    example: 'u 12 2 amount 0.5',
    fields: [{ keyword: 'u' }, group, ships, amount],
  },
  {
    kind: 'claim',
    phase: BINDING,
    rule: 'N-26',
    meaning: 'Claims a planet, should it be bombed this turn.',
    example: 'v Zephir',
    fields: [{ keyword: 'v' }, planet],
  },
  {
    kind: 'war',
    phase: 'alliances and war',
    rule: 'N-16, N-21',
    meaning: 'Declares war.',
    example: 'w Farmers',
    fields: [{ keyword: 'w' }, race],
  },
  {
    kind: 'scrap',
    phase: 'cargo',
    rule: 'N-16',
    meaning:
      'Scraps ships without colonists aboard; what they are made of goes into the stock of the planet.',
    example: 'x 12 1',
    fields: [{ keyword: 'x' }, group, ships],
  },
  {
    kind: 'password',
    phase: END,
    rule: 'N-32',
    meaning: 'Sets a new password.',
    example: 'y sesame',
    fields: [{ keyword: 'y' }, { key: 'word', name: 'password', type: slot.name('a password') }],
  },
  {
    kind: 'addresses',
    phase: END,
    rule: 'N-27',
    meaning: 'Sets the addresses to which reports go.',
    example: 'z jane@example.org,joe@example.org',
    fields: [{ keyword: 'z' }, { key: 'addresses', name: 'addresses', type: slot.addresses, occurs: 'rest' }],
  },
];
