import { describe, expect, test } from 'vitest';
import type { Colony, Project } from '../../src/colony.js';
import { fightEverywhere } from '../../src/conflict/fight-everywhere.js';
import { assault, eventsOf, many } from './arena.js';

const none = { undamaged: 0, crippled: 0 };

function ship(id: number, code: 'BB' | 'DD' | 'CT') {
  return { id, code, wep: 0, level: 0, load: 0, fighters: [] };
}

const base = { docks: 1, turns: 2, paid: 0 };
const ships: Project = {
  ...{ ...base, id: 1, facility: 'SP', kind: 'ships' },
  ...{ code: 'ET', count: 2, wep: 0, level: 0, fleetId: null },
};
const repair: Project = {
  ...{ ...base, id: 2, facility: 'SY', kind: 'squadronRepair' },
  fleet: { id: 9, name: 'Pride', roe: 6, isBarred: false },
  squadron: { id: 77, state: 'crippled', ships: [ship(771, 'BB'), ship(772, 'DD')] },
};
const colony: Partial<Colony> = {
  shield: 3,
  facilities: { SP: 1, SY: 1 },
  projects: [ships, repair],
  waiting: [ship(5, 'CT')],
  works: 205_000,
};
const defended = { ...colony, ground: { GB: none, AA: { undamaged: 60, crippled: 0 }, MD: none } };
const landing = [['CT'], ['TT'], ['TT']] as const;

/** What House 2 is told that it has lost in system 3. */
function wreckOf(kind: 'bombard' | 'invade' | 'blitz', squadrons: typeof landing, given: Partial<Colony>) {
  const { work } = assault(
    kind,
    squadrons.map((codes) => [...codes]),
    structuredClone(given),
  );
  fightEverywhere(work);
  return eventsOf(work.events, 'wrecked');
}

describe('X-59, X-61, X-66: owners are told what an attack destroys beside what its rounds say', () => {
  const named = { kind: 'wrecked', seats: [2], houseId: 1, systemId: 3 };

  test('an invasion that 60 AA beat off: shield, spaceport, and what was built there', () => {
    expect(wreckOf('invade', landing, defended)).toEqual([
      { ...named, shield: 3, spaceports: 1, works: 0, projects: [{ projectId: 1, job: 'ships' }], ships: [] },
    ]);
  });

  test('an invasion that takes it: all projects, public works, and ships in dock and waiting', () => {
    expect(wreckOf('invade', landing, colony)).toEqual([
      {
        ...{ ...named, shield: 3, spaceports: 1, works: 205_000 },
        projects: [
          { projectId: 1, job: 'ships' },
          { projectId: 2, job: 'squadronRepair' },
        ],
        ships: ['CT', 'DD', 'BB'].map((code) => ({ code, count: 1 })),
      },
    ]);
  });

  test('a blitz that takes it leaves shield and spaceport', () => {
    expect(wreckOf('blitz', landing, colony)).toMatchObject([
      { shield: null, spaceports: 0, works: 205_000 },
    ]);
  });

  test('where there is nothing of the kind, and where nobody owns it, nobody is told', () => {
    expect(wreckOf('invade', landing, {})).toEqual([]);
    expect(wreckOf('invade', landing, { ...colony, owner: 'independent' })).toEqual([]);
  });

  test('bombardment that leaves nobody leaves none of it', () => {
    const { work } = assault('bombard', many('SD', 6), { ...structuredClone(colony), shield: null, pu: 3e6 });
    fightEverywhere(work);
    expect(eventsOf(work.events, 'depopulated')).toHaveLength(1);
    expect(eventsOf(work.events, 'wrecked')).toMatchObject([{ spaceports: 1, ships: [{}, {}, {}] }]);
  });
});

test('X-61, X-76: public works of a colony that is taken are lost', () => {
  const { work, colony: taken } = assault('invade', [['CT'], ['TT']], { works: 205_000 });
  fightEverywhere(work);
  expect(taken).toMatchObject({ owner: 1, works: 0 });
});
