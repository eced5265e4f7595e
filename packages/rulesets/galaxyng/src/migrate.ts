import { withMembers, type Migration } from '@ec/engine';

/**
 * How games of earlier versions go on, by the version that wrote them.
 *
 * @see N-44 to N-47
 */
export const migrate: Readonly<Record<string, Migration>> = {
  1: {
    to: '2',
    changes: [
      'A race without planets that has few ships is out after some turns (N-46).',
      'In the edition "classic", ships that leave still take no part in fights where they leave (N-44), and some orders follow the original more closely.',
    ],
    state: (state) => {
      const ruled = withMembers(state, 'rules', { remnantTurns: 3, remnantShips: 1 });
      const classic = withMembers(ruled, 'rules.classic', { headings: false, machineReport: false });
      return withMembers(withMembers(classic, 'races.*', { remnant: 0 }), 'turnWork', { renamed: [] });
    },
  },
  2: {
    to: '3',
    changes: ['Orders that go beyond a figure are refused with it.'],
  },
  3: {
    to: '4',
    changes: [
      'Orders that are refused, or done in part, say what there is and what it takes.',
      'With classic names, a fleet can be sent whose name begins with a sign or a point, and no new one has a digit behind that.',
      'How many turns a race may still miss stands in its report alone, and no longer among the events of a turn.',
    ],
  },
  4: {
    to: '5',
    changes: [
      'With classic names, no new name begins with a quotation mark; a fleet that has such a name can be left and erased, but not sent.',
      'Ships that need no upgrade are reported with their technologies.',
    ],
  },
  5: {
    to: '6',
    changes: [
      'With `keepProduction`, a change of product leaves no materials of the unfinished ship in stock: what is carried over for it stays.',
      'A new name for a ship type or fleet that is no longer there is refused as such, and so is an order to a fleet that lost its ships.',
      'With classic names, no new name begins with # and a digit; a planet that has such a name is written by its own number, and can get another name.',
    ],
  },
};
