/** Small games with round figures, for worked examples. */
import { resolveParameters } from '@ec/engine';
import { PARAMETERS } from '../src/parameters.js';
import { playTurn } from '../src/phases/phases.js';
import { proxima } from '../src/ruleset.js';
import { begin } from '../src/set-up/set-up.js';
import { ACTIONS, type ProximaState, type Scenario, type Unit } from '../src/state.js';

/** Kinds of units by their mark: each has 100 endurance and 4 action points. */
const KINDS = [
  // A gun reaches 1 and 2; the knife only the same tile.
  { mark: 'g', attacks: ['ATT00001', 'ATT00002'], defence: 'DEF00001' },
  // A mortar takes all action points, from 2 to 3 and 5.
  { mark: 'm', attacks: ['ATT00003'], defence: 'DEF00001' },
  // A shield cannot attack, and is hard to hurt.
  { mark: 's', attacks: [], defence: 'DEF00002' },
  // A builder of guns, and nothing else.
  { mark: 'w', attacks: [], defence: 'DEF00001', builds: ['DUN00001'] },
  // A brute with knives that hurt more.
  { mark: 'b', attacks: ['ATT00004'], defence: 'DEF00001' },
];

const FILES = {
  attacks: [
    { id: 'ATT00001', name: 'Gun', soft: 30, hard: 20, range: '1-2', cost: 2 },
    { id: 'ATT00002', name: 'Knife', soft: 20, hard: 0, range: '0', cost: 0 },
    { id: 'ATT00003', name: 'Mortar', soft: 0, hard: 60, range: '2-3:5', cost: -1 },
    { id: 'ATT00004', name: 'Sword', soft: 50, hard: 0, range: '0', cost: 0 },
  ],
  defences: [
    { id: 'DEF00001', name: 'Vest', soft: 10, hard: 5, coverUsage: 1 },
    { id: 'DEF00002', name: 'Shield', soft: 20, hard: 10, coverUsage: 1.5 },
  ],
  tileTypes: [
    { id: 'DTI00001', name: 'Plain', mark: '.', infrastructure: 1, cover: 1 },
    { id: 'DTI00002', name: 'Road', mark: '=', infrastructure: 3, cover: 1 },
    { id: 'DTI00003', name: 'Rocks', mark: '^', infrastructure: 0.5, cover: 2 },
    { id: 'DTI00004', name: 'Lava', mark: '~', infrastructure: 0, cover: 1 },
  ],
  unitTypes: KINDS.map(({ mark, attacks, defence, builds = [] }, i) => ({
    id: `DUN0000${i + 1}`,
    name: `Kind ${mark}`,
    mark,
    points: 4,
    endurance: 100,
    actions: ACTIONS,
    attacks,
    defence,
    builds,
    cost: mark === 'g' ? { points: 2, turns: 3 } : null,
  })),
};

/** What a small game starts with. */
export interface Skirmish {
  readonly rows: readonly string[];
  /** Number, mark, player and tile of each unit, such as `1 g A 0,0`, and its endurance when that is not 100. */
  readonly units: readonly string[];
  /** Rally points of each player; none when nothing is given. */
  readonly rally?: Readonly<Record<string, readonly string[]>>;
  /** Teams of the players A, B, C …; each player is a team when none is given. */
  readonly teams?: readonly string[];
  readonly objectives?: readonly string[];
  readonly turns?: number;
  readonly parameters?: Readonly<Record<string, unknown>>;
}

/** A small game at turn 0. It may break the rules of a scenario, such as having a single team. */
export function skirmish(given: Skirmish): ProximaState {
  const { rows, units, rally = {}, teams = ['A', 'B'], objectives = [], turns = 0 } = given;
  const rowsOf = units.map((line) => line.split(' '));
  const placed = rowsOf.map(([number = '', mark = '', player = '', tile = '']) => ({
    id: unitId(Number(number)),
    type: `DUN0000${KINDS.findIndex((kind) => kind.mark === mark) + 1}`,
    player: playerId(player),
    ...placeOf(tile),
  }));
  const scenario: Scenario = {
    definitions: {
      ...FILES,
      rows,
      sides: teams.map((team, i) => ({
        id: `PLY0000${i + 1}`,
        name: `Player ${LETTERS[i]}`,
        team,
        rally: (rally[LETTERS[i] ?? ''] ?? []).map(placeOf),
      })),
      goals: { turns, objectives: objectives.map(placeOf) },
    },
    units: placed,
  };
  const parameters = resolveParameters(PARAMETERS, given.parameters);
  const players = teams.map((_, i) => ({ id: i + 1, email: `${i + 1}@example.org`, name: `${i + 1}` }));
  const state = begin(scenario, { game: 'Skirmish', players, parameters });
  for (const [number, , , , endurance] of rowsOf)
    if (endurance !== undefined) unitOf(state, Number(number)).endurance = 100 * Number(endurance);
  return state;
}

/** A turn, with the orders of players in their order, one text each. */
export function play(state: ProximaState, ...sheets: string[]) {
  const orders = sheets.flatMap((text, i) =>
    proxima.parse(text).orders.map((order) => ({ ...order, seat: i + 1 })),
  );
  const played = playTurn(state, orders);
  const codes = Array.from(played.results.values(), ({ code }) => code);
  return { ...played, codes };
}

/** What players read of the orders of a turn, which is empty where they were carried out. */
export function reasons(state: ProximaState, ...sheets: string[]): string[] {
  return Array.from(play(state, ...sheets).results.values(), ({ reason }) => reason);
}

/** A unit by its number. */
export function unitOf(state: ProximaState, number: number): Unit {
  const unit = state.units.find(({ id }) => id === unitId(number));
  if (!unit) throw new RangeError(`unit: expected one of the game, received ${number}`);
  return unit;
}

/** Where units are, and what endurance they have left: `1 at 0,0 with 100`. */
export function positions({ units }: ProximaState): string[] {
  return units.map(
    ({ id, x, y, endurance }) => `${Number(id.slice(3))} at ${x},${y} with ${endurance / 100}`,
  );
}

const LETTERS = ['A', 'B', 'C'];

function unitId(number: number): string {
  return `UNI${String(number).padStart(5, '0')}`;
}

function playerId(letter: string): string {
  return `PLY0000${LETTERS.indexOf(letter) + 1}`;
}

function placeOf(tile: string): { x: number; y: number } {
  const [x = 0, y = 0] = tile.split(',').map(Number);
  return { x, y };
}
