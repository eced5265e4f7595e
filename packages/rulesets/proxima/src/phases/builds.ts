import { DONE, type OrderResult } from '@ec/engine';
import { carryOut, type OrderOf } from './carry-out.js';
import type { ProximaTurn } from '../contract.js';
import {
  fieldOf,
  fighterAt,
  named,
  occupantsOf,
  offMap,
  seatsOf,
  tileAt,
  type Field,
  type Fighter,
  type Occupants,
} from '../field.js';
import { distance } from '../grid.js';
import { refused, type ResultCode } from '../orders/results.js';
import { ENDURANCE, POINT, type ProximaState, type Site, type Unit, type UnitType } from '../state.js';

/**
 * Builders that neither moved nor were hit do a turn's work each. A site with all its work becomes a unit. At last all units are ready for
 * the next turn.
 *
 * @see P-08
 */
export function builds(turn: ProximaTurn): void {
  const { state } = turn;
  if (turn.orders.some(({ order }) => order.kind === 'build')) workOn(turn);
  state.sites.sort((a, b) => a.y - b.y || a.x - b.x || (a.player + a.type < b.player + b.type ? -1 : 1));
  finish(turn);
  ready(state);
}

function workOn(turn: ProximaTurn): void {
  const field = fieldOf(turn.state);
  const occupants = occupantsOf(field);
  const atWork = new Set<Fighter>();
  carryOut(turn, 'build', (_, order, place) => {
    const builder = fighterAt(field, place);
    const fault = faultOf(field, occupants, builder, atWork, order);
    if (fault) return fault;
    atWork.add(builder);
    work(turn.state, builder, order);
    return DONE;
  });
}

function faultOf(
  field: Field,
  occupants: Occupants,
  builder: Fighter,
  atWork: ReadonlySet<Fighter>,
  { type, tile }: OrderOf<'build'>,
): OrderResult | ResultCode | undefined {
  const { unit, kind, team } = builder;
  const cost = typeOf(field.state, type)?.cost;
  const at = tileAt(field, tile);
  if (!cost || !kind.builds.includes(type))
    return refused('cannot-build', `it builds ${kind.builds.join(', ') || 'nothing'}`);
  if (at === undefined) return offMap(field);
  if (field.tiles[at]?.infrastructure === 0) return 'no-way';
  const { grid, buildReach } = field.state.rules;
  const away = distance(grid, unit, tile);
  if (away > buildReach) return refused('too-far', `it is ${away} away, and ${buildReach} is the most`);
  if (occupants.get(at)?.some((other) => other.team !== team)) return 'enemy-there';
  if (unit.isDisturbed) return 'disturbed';
  if (atWork.has(builder)) return 'builds-already';
  const needed = cost.points * POINT;
  return unit.points < needed ? field.noPoints(needed, unit.points) : undefined;
}

function work(state: ProximaState, { unit }: Fighter, { type, tile: { x, y } }: OrderOf<'build'>): void {
  unit.points -= (typeOf(state, type)?.cost?.points ?? 0) * POINT;
  const begun = state.sites.find(
    (site) => site.x === x && site.y === y && site.player === unit.player && site.type === type,
  );
  if (begun) begun.work += 1;
  else state.sites.push({ type, player: unit.player, x, y, work: 1 });
}

/** A site with all its work becomes a unit. */
function finish({ state, emit }: ProximaTurn): void {
  const seats = seatsOf(state);
  const isDone = ({ type, work: done }: Site): boolean =>
    done >= (typeOf(state, type)?.cost?.turns ?? Infinity);
  const built: Unit[] = [];
  for (const { type, player, x, y } of state.sites.filter(isDone)) {
    const endurance = ENDURANCE * (typeOf(state, type)?.endurance ?? 0);
    const id = (state.lastUnit = idAfter(state.lastUnit));
    const unit: Unit = { id, type, player, x, y, endurance, points: 0, isDisturbed: false };
    built.push(unit);
    emit({ kind: 'built', seats, ...named(unit) });
  }
  if (built.length > 0) state.units = [...state.units, ...built];
  state.sites = state.sites.filter((site) => !isDone(site));
}

/** All units have their action points again. */
export function ready({ units, definitions }: ProximaState): void {
  const points = new Map(definitions.unitTypes.map((type) => [type.id, POINT * type.points]));
  for (const unit of units) {
    unit.points = points.get(unit.type) ?? 0;
    unit.isDisturbed = false;
  }
}

/** The ID after another; behind UNI99999 comes UNJ00000. */
function idAfter(id: string): string {
  const number = Number(id.slice(3)) + 1;
  if (number < 100_000) return id.slice(0, 3) + String(number).padStart(5, '0');
  return `${id.slice(0, 2)}${String.fromCharCode(id.charCodeAt(2) + 1)}00000`;
}

function typeOf({ definitions }: ProximaState, type: string): UnitType | undefined {
  return definitions.unitTypes.find(({ id }) => id === type);
}
