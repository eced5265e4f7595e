import type { Cell } from '@ec/reports';
import { describe, expect, test } from 'vitest';
import type { Ec4xEvent } from '../../src/events.js';
import { houseOf, systemOf } from '../../src/lookup.js';
import { report } from '../../src/report/report.js';
import { view } from '../../src/view/view.js';
import { newState } from '../games.js';

const state = newState(2);
const fleet = { seats: [1], houseId: 1, fleetId: 2 } as const;
const hub = state.systems.find(({ q, r }) => q === 0 && r === 0)?.id ?? 0;
const beside = state.systems.find(({ q, r }) => q === 0 && r === -1)?.id ?? 0;

/** Events of House 1 with the section that tells them, and how. */
const TOLD: readonly (readonly [section: string, event: Ec4xEvent, sentence: string])[] = [
  [
    'ledger',
    {
      kind: 'unpaid',
      seats: [1],
      houseId: 1,
      missing: 1500,
      fleets: [{ fleetId: 2, lost: 1 }],
      starbases: [{ systemId: hub, isLost: true }],
    },
    'Maintenance was short by 1.500 XMR. Worse off: Fleet 2 (1 lost), a Starbase at 0,0 (lost).',
  ],
  [
    'research',
    { kind: 'breakthrough', seats: [1], houseId: 1, gain: 'discount', what: null },
    'A breakthrough: the next level of a technology takes 80 % of its points.',
  ],
  [
    'research',
    { kind: 'breakthrough', seats: [1], houseId: 1, gain: 'boon', what: 'lanes' },
    'A breakthrough: for good, crippled ships may use restricted lanes.',
  ],
  [
    'research',
    { kind: 'breakthrough', seats: [1], houseId: 1, gain: 'points', what: 'wep' },
    'A breakthrough: 10 points for Weapons.',
  ],
  [
    'research',
    { kind: 'breakthrough', seats: [1], houseId: 1, gain: 'level', what: 'sl' },
    'A breakthrough: one more science level.',
  ],
  [
    'colonies',
    { kind: 'completed', seats: [1], systemId: hub, projectId: 3, job: 'shield' },
    '0,0: project 3 (a planetary shield) is done.',
  ],
  [
    'colonies',
    { kind: 'commissioned', seats: [1], systemId: hub, fleetId: 4, codes: ['DD', 'CL', 'DD'] },
    '0,0: 2 DD, 1 CL joined Fleet 4.',
  ],
  [
    'colonies',
    { kind: 'waiting', seats: [1], systemId: hub, codes: ['BC', 'BC'] },
    '0,0: 2 BC wait for a shipyard.',
  ],
  [
    'colonies',
    { kind: 'waiting', seats: [1], systemId: hub, codes: ['DD'] },
    '0,0: 1 DD waits for a shipyard.',
  ],
  [
    'colonies',
    { kind: 'scrapped', seats: [1], houseId: 1, code: 'PB', count: 2 },
    '2 PB scrapped: there may be one a colony.',
  ],
  [
    'colonies',
    { kind: 'landed', seats: [1], systemId: hub, ptu: 10, gained: 9_900_319 },
    '0,0: 10 PTU arrived, 9.900 PU more.',
  ],
  [
    'colonies',
    { kind: 'landed', seats: [1], systemId: hub, ptu: 10, gained: 0 },
    '0,0: 10 PTU found no place and were lost.',
  ],
  [
    'diplomacy',
    { kind: 'stance', seats: [1], houseId: 2, towardsId: 1, stance: 'enemy' },
    'House 2 is now to House 1: enemy.',
  ],
  [
    'diplomacy',
    { kind: 'gift', seats: [1], fromId: 2, toId: 1, amount: 40_000 },
    'House 2 gave House 1 40.000 XMR.',
  ],
  [
    'diplomacy',
    { kind: 'out', seats: [1], houseId: 2, status: 'capitulated', heirId: 1 },
    'House 2 is out of the game: capitulated; House 1 gets its colonies with 10 % of their people and industry, 50 % of its money, and none of its fleets.',
  ],
  [
    'diplomacy',
    { kind: 'war', seats: [1], houseId: 2, otherId: 1, systemId: hub },
    'The attack of House 2 on House 1 at 0,0 made them enemies.',
  ],
  ['fleets', { kind: 'brokenUp', ...fleet, systemId: hub, paid: 7500 }, '0,0: Fleet 2 was broken up for 7.500 XMR.'],
  [
    'movement',
    { kind: 'moved', ...fleet, path: [hub, beside], isThere: true, isHalted: false },
    'Fleet 2 moved from 0,0 to 0,-1, where it was going.',
  ],
  [
    'movement',
    { kind: 'moved', ...fleet, path: [hub, beside], isThere: false, isHalted: true },
    'Fleet 2 moved from 0,0 to 0,-1, where a patrol halted it.',
  ],
  [
    'movement',
    { kind: 'held', ...fleet, systemId: hub, order: 'invade', reason: 'marines' },
    '0,0: Fleet 2 gave up its order (invade) and holds. The fleet has no Marines aboard a transport.',
  ],
  [
    'movement',
    { kind: 'held', ...fleet, systemId: hub, order: 'bombard', reason: 'own-now' },
    '0,0: Fleet 2 gave up its order (bombard) and holds. The colony is yours now.',
  ],
  [
    'battles',
    {
      ...{ kind: 'wrecked', seats: [1], houseId: 2, systemId: hub, shield: 3, spaceports: 1, works: 205_000 },
      projects: [{ projectId: 4, job: 'squadronRepair' }],
      ships: [{ code: 'DD', count: 2 }],
    },
    '0,0: the attack of House 2 also destroyed its shield of level 3, 1 SP, public works for 205.000 XMR, project 4 (repair of a squadron), 2 DD in dock or waiting for a shipyard.',
  ],
  [
    'fleets',
    { kind: 'brokenUp', ...fleet, systemId: hub, paid: 7500, lost: 1_000_000 },
    '0,0: Fleet 2 was broken up for 7.500 XMR; 1.000 PTU aboard found no place and were lost.',
  ],
  [
    'movement',
    { kind: 'waits', ...fleet, systemId: hub, order: 'colonize' },
    '0,0: Fleet 2 could not carry out its order (colonize) among hostile ships, and waits.',
  ],
  ['movement', { kind: 'merged', ...fleet, systemId: hub, intoId: 1 }, '0,0: Fleet 2 became part of Fleet 1.'],
  ['movement', { kind: 'founded', seats: [1], houseId: 1, systemId: hub }, 'House 1 founded a colony at 0,0.'],
  ['movement', { kind: 'blockaded', seats: [1], systemId: hub }, '0,0 is under a blockade.'],
  [
    'intelligence',
    { kind: 'spyFound', seats: [1], houseId: 2, systemId: hub },
    '0,0: a spying Scout of House 2 was found and destroyed.',
  ],
  ['intelligence', { kind: 'spyLost', ...fleet, systemId: hub }, '0,0: a spying Scout of Fleet 2 was found and lost.'],
  ['intelligence', { kind: 'uncovered', ...fleet, systemId: hub }, '0,0: Fleet 2 was detected under its cloak.'],
  [
    'intelligence',
    { kind: 'spied', ...fleet, systemId: hub, result: 'hack' },
    '0,0: Fleet 2 told of the books of its owner.',
  ],
  [
    'subversion',
    { kind: 'subversion', seats: [1], houseId: 1, act: 'sabotage', targetId: hub, isDetected: false, effect: 4 },
    'Your act of espionage (sabotage) against 0,0 had its effect: 4 IU lost; projects in docks lose a turn.',
  ],
  [
    'subversion',
    {
      kind: 'subversion',
      seats: [1],
      houseId: 1,
      act: 'major',
      targetId: hub,
      isDetected: false,
      effect: 17,
    },
    'Your act of espionage (major) against 0,0 had its effect: 17 IU lost.',
  ],
  [
    'subversion',
    { kind: 'subversion', seats: [1], houseId: 1, act: 'theft', targetId: 2, isDetected: true, effect: 0 },
    'Your act of espionage (theft) against House 2 was detected and came to nothing.',
  ],
  [
    'subversion',
    { kind: 'subverted', seats: [1], houseId: 1, act: 'psyops', systemId: null, actorId: null, effect: 1 },
    'Somebody carried out an act of espionage (psyops): the next taxes come to 75 %.',
  ],
  [
    'subversion',
    { kind: 'subverted', seats: [1], houseId: 1, act: 'theft', systemId: null, actorId: null, effect: 7 },
    'Somebody carried out an act of espionage (theft): 7 science points changed hands.',
  ],
  [
    'subversion',
    { kind: 'subverted', seats: [1], houseId: 1, act: 'cyber', systemId: hub, actorId: null, effect: 0 },
    'Somebody carried out an act of espionage at 0,0 (cyber): there was no undamaged Starbase.',
  ],
  [
    'battles',
    { kind: 'stranded', seats: [1], houseId: 1, systemId: hub, count: 3 },
    '0,0: 3 FS of House 1 were lost for want of a colony or carrier.',
  ],
  [
    'battles',
    { kind: 'depopulated', seats: [1], houseId: 1, systemId: hub, owner: 'empire' },
    '0,0: bombardment by House 1 left nobody of the colony of the Empire.',
  ],
]; // prettier-ignore

describe('X-66: how events are told', () => {
  test.for(TOLD)('in the section %s', ([id, event, sentence]) => {
    const { sections } = report(view(state, [event], 1));
    const blocks = sections.find((section) => section.id === id)?.blocks ?? [];
    const cells = blocks.flatMap((block): Cell[] => (block.kind === 'table' ? block.rows.flat() : []));
    expect(cells).toContain(sentence);
  });

  test('X-67: own fleets and colonies are told by their names too', () => {
    const named = structuredClone(state);
    const house = houseOf(named, 1);
    const { q, r, colony } = systemOf(named, house.homeId);
    if (colony) colony.name = 'Arrakis';
    for (const each of house.fleets) each.name = 'Home Guard';
    const event = { ...fleet, kind: 'brokenUp', systemId: house.homeId, paid: 7500 } as const;
    expect(JSON.stringify(report(view(named, [event], 1)))).toContain(
      JSON.stringify(`${q},${r} Arrakis: Fleet 2 "Home Guard" was broken up for 7.500 XMR.`),
    );
  });

  test('an act of espionage does not tell who did it, but where it was detected', () => {
    const act = { kind: 'subverted', seats: [1], houseId: 1, act: 'cyber', systemId: hub } as const;
    const textOf = (event: Ec4xEvent): string => {
      const { sections } = report(view(state, [event], 1));
      return JSON.stringify(sections.find(({ id }) => id === 'subversion'));
    };
    expect(textOf({ ...act, actorId: null, effect: 1 })).not.toContain('House 2');
    expect(textOf({ ...act, actorId: 2, effect: 0 })).toContain(
      'House 2 attempted an act of espionage at 0,0',
    );
  });
});
