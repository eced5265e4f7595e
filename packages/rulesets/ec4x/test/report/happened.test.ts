import { describe, expect, test } from 'vitest';
import type { Ec4xEvent } from '../../src/events.js';
import { addFleet, newShip, newSquadron } from '../../src/forces/new-fleet.js';
import { houseOf } from '../../src/lookup.js';
import { report } from '../../src/report/report.js';
import { view } from '../../src/view/view.js';
import { newState } from '../games.js';

const state = newState(3);

/** Lines of the first section of House 1, the urgent ones with a mark. */
function happened(...events: Ec4xEvent[]): string[] {
  const [first] = report(view({ ...state, turn: 3 }, events, 1)).sections;
  return (first?.blocks ?? []).flatMap((block) => {
    if (block.kind === 'notes')
      return block.notes.map(({ text, isUrgent }) => (isUrgent ? `! ${text}` : text));
    return block.kind === 'paragraph' ? [block.text] : [];
  });
}

describe('X-66: what happened comes first', () => {
  test('a quiet turn says so', () => {
    expect(happened()).toEqual(['A quiet turn: nobody fought, and nothing was lost or won.']);
  });

  test('X-65: the end of the game comes first, with who has won it, in this and every later report', () => {
    const first = (given: Partial<typeof state>) =>
      report(view({ ...state, turn: 3, ...given }, [], 1)).sections[0]?.blocks[0];
    const note = (won: string) => ({
      kind: 'notes',
      notes: [{ text: `The game is over, won by ${won}.`, isUrgent: true, section: 'standing' }],
    });
    expect(first({ winners: [2] })).toEqual(note('House 2'));
    expect(first({ winners: [1], isAgreedEnd: true })).toEqual(note('House 1'));
    const gone = state.houses.map((house) => ({ ...house, status: 'disgraced' as const }));
    expect(first({ houses: gone })).toEqual(note('nobody'));
  });

  test('prestige in one line, what is done to an own colony as urgent, and nothing of moves', () => {
    const round = { hits: 7, blocked: 0, answer: 3, isCritical: false, iu: 0, pu: 0 };
    const none = { crippled: [], destroyed: [] };
    const seats = [1];
    expect(
      happened(
        { kind: 'prestige', seats, houseId: 1, cause: 'blockaded', points: -2, systemId: null },
        { kind: 'prestige', seats, houseId: 1, cause: 'level', points: 5, systemId: null },
        { kind: 'prestige', seats, houseId: 2, cause: 'level', points: 9, systemId: null },
        { kind: 'moved', seats, houseId: 1, fleetId: 1, path: [1, 2], isThere: true, isHalted: false },
        {
          ...{ kind: 'bombardment', seats, houseId: 2, systemId: 19, against: 1, attack: 'bombard' },
          ships: [],
          rounds: [
            { ...round, ships: none, ground: none },
            { ...round, ships: none, ground: none },
          ],
        },
        { kind: 'blockaded', seats, systemId: 19 },
        { kind: 'level', seats, houseId: 1, line: 'cst', level: 2 },
      ),
    ).toEqual([
      'Prestige rose by 3 to 50.',
      '! House 2 bombarded 0,0 of House 1: 14 hits, 6 in return.',
      '! 0,0 is under a blockade.',
      'Construction has reached level 2.',
    ]);
  });

  test('squadrons that are alike are one row, with the numbers of all', () => {
    const known = structuredClone(state);
    const house = houseOf(known, 1);
    const made = Array.from({ length: 3 }, () =>
      newSquadron(house, [newShip(house, { code: 'CT', wep: 0, level: 0 })], 'undamaged'),
    );
    const numbers = made.map(({ id }) => id).join(', ');
    const ships = made.flatMap((squadron) => squadron.ships.map(({ id }) => id)).join(', ');
    const fleet = addFleet(known.rules, house, house.homeId, made);
    const blocks = report(view(known, [], 1)).sections.find(({ id }) => id === 'fleets')?.blocks ?? [];
    const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
    // AS 1 and DS 2 each, CR 2
    expect(rows).toContainEqual([numbers, fleet.id, 3, 'undamaged', 1, 2, 0, 2, `CT ${ships}`]);
  });
});
