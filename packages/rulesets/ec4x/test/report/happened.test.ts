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

  test('X-61: an attack that is over, since the colony is won, is no loss', () => {
    const held = {
      kind: 'held',
      seats: [1],
      houseId: 1,
      fleetId: 2,
      systemId: 19,
      order: 'bombard',
    } as const;
    const notes = happened({ ...held, reason: 'own-now' }, { ...held, reason: 'owner-changed' });
    expect(notes.map((note) => note.startsWith('! '))).toEqual([false, true]);
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
        { kind: 'scrapped', seats, houseId: 1, code: 'PB', count: 1 },
      ),
    ).toEqual([
      'Prestige rose by 3 to 50.',
      '! House 2 bombarded 0,0 of House 1: 14 hits, 6 in return.',
      '! 0,0 is under a blockade.',
      'Construction has reached level 2.',
      '! 1 PB scrapped: there may be one a colony.',
    ]);
  });

  test('X-65: prestige below 0 is announced with how many ends of turn are left; the limit stands where it is counted', () => {
    const told = (prestige: number, disgrace: number, given: Partial<typeof state> = {}) => {
      const known = { ...structuredClone(state), turn: 3, ...given };
      const house = houseOf(known, 1);
      house.prestige = prestige;
      house.streaks.disgrace = disgrace;
      const { sections } = report(view(known, [], 1));
      return {
        first: sections[0]?.blocks[0],
        standing: JSON.stringify(sections.find(({ id }) => id === 'standing')),
      };
    };
    const note = (text: string) => ({
      kind: 'notes',
      notes: [{ text, isUrgent: true, section: 'standing' }],
    });
    expect(told(-45, 1).first).toEqual(
      note(
        'Your prestige is -45: if it is below 0 at the ends of the next 2 turns, too, you are out of the game.',
      ),
    );
    expect(told(-1, 2).first).toEqual(
      note(
        'Your prestige is -1: if it is below 0 at the end of the next turn, too, you are out of the game.',
      ),
    );
    expect(told(-1, 2).standing).toContain('2; with 3 the House is out of the game');
    // taxes after the end of a turn have just made it so
    expect(told(-1, 0).first).toEqual(
      note(
        'Your prestige is -1: if it is below 0 at the ends of the next 3 turns, too, you are out of the game.',
      ),
    );
    expect(told(0, 0).first).toMatchObject({ kind: 'paragraph' });
    expect(JSON.stringify(told(-1, 2, { winners: [2] }).first)).not.toContain('Your prestige');
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
