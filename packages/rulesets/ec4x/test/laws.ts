/** What must always hold of a turn (section 17). */
import { stateHash, type LoopEvent } from '@ec/engine';
import { codec } from '../src/codec.js';
import { capacityOf } from '../src/economy/colony-figures.js';
import type { Ec4xEvent } from '../src/events.js';
import type { Squadron } from '../src/fleet.js';
import { shipRow } from '../src/forces/figures.js';
import type { House } from '../src/house.js';
import { coloniesOf, playing } from '../src/lookup.js';
import { parse } from '../src/orders/language.js';
import { noWork, type Ec4xState } from '../src/state.js';
import { FACILITY_CODES, LINES, TECHS } from '../src/types.js';

/** A turn that was played. */
export interface PlayedTurn {
  readonly before: Ec4xState;
  readonly after: Ec4xState;
  readonly journal: readonly (Ec4xEvent | LoopEvent)[];
}

/** Docks of a facility at each level of construction, from 0. @see X-34, T16 */
const DOCKS = {
  SP: [5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19],
  SY: [10, 11, 13, 15, 17, 19, 21, 24, 27, 30, 33],
} as const;

/** Level n of a technology needs a science level of n and this. @see X-07 */
const SCIENCE = { cst: 0, wep: 0, ter: 0, eli: 0, clk: 2, sld: 4 } as const;

/** Tells where a turn breaks a law. */
type Law = (turn: PlayedTurn) => Iterable<string>;

/** What of the laws a turn breaks. */
export function violations(turn: PlayedTurn): string[] {
  return Object.entries(LAWS).flatMap(([title, law]) =>
    [...law(turn)].map((problem) => `turn ${turn.after.turn}: ${title}: ${problem}`),
  );
}

const LAWS: Readonly<Record<string, Law>> = {
  'the ledgers balance': function* ({ before, after }) {
    for (const { id, treasury, ledger } of after.houses) {
      const { opening, interest, taxes, receipts, maintenance, spending, corruption } = ledger;
      if (opening !== before.houses[id - 1]?.treasury) yield `House ${id} opens with ${opening}`;
      const closing = opening + interest + taxes + receipts - maintenance - spending - corruption;
      if (closing !== treasury) yield `House ${id} has ${treasury}, its ledger ${closing}`;
    }
  },

  'no quantity is negative, and the codec restores the state': function* ({ after }) {
    // the schema of the state bounds all quantities
    if (stateHash(codec.decode(codec.encode(after))) !== stateHash(after)) yield 'another state';
  },

  'nothing is left to do': function* ({ after }) {
    if (JSON.stringify(after.turnWork) !== JSON.stringify(noWork())) yield JSON.stringify(after.turnWork);
  },

  'docks in use ≤ docks': function* ({ after }) {
    for (const house of playing(after))
      for (const { id, colony } of coloniesOf(after, house.id))
        for (const code of FACILITY_CODES) {
          const docks =
            colony.facilities[code] * (DOCKS[code][house.research.levels.cst] ?? 0) +
            (code === 'SY' && colony.facilities.SY > 0 ? colony.moreDocks : 0);
          const used = sum(colony.projects.map((project) => (project.facility === code ? project.docks : 0)));
          if (used > docks) yield `${code} of system ${id}: ${used} of ${docks}`;
        }
  },

  'nobody grows or arrives above what a planet holds': function* ({ before, after }) {
    for (const { id, planetClass, colony } of after.systems) {
      if (!colony || colony.pu <= capacityOf(after.rules, planetClass)) continue;
      if (colony.pu > (before.systems[id - 1]?.colony?.pu ?? 0)) yield `system ${id} has ${colony.pu}`;
    }
  },

  'settlers who leave are under way until they land or are lost': function* ({ before, after, journal }) {
    const isHandedOver = journal.some((event) => event.kind === 'out');
    for (const { id, transports } of isHandedOver ? [] : after.houses) {
      const sent = sum(journal.map((event) => sentBy(event, id)));
      const landed = sum(
        journal.map((event) => (event.kind === 'landed' && event.seats.includes(id) ? event.ptu : 0)),
      );
      const was = sum((before.houses[id - 1]?.transports ?? []).map(({ ptu }) => ptu));
      const is = sum(transports.map(({ ptu }) => ptu));
      if (was + sent !== is + landed) yield `House ${id}: ${was} + ${sent}, ${is} + ${landed}`;
    }
  },

  'every ship, squadron, fleet and project has a number of its own, never used again': function* ({
    before,
    after,
  }) {
    for (const house of after.houses) {
      const was = before.houses[house.id - 1] ?? house;
      const had = numbersOf(before, was);
      for (const [what, ids] of Object.entries(numbersOf(after, house)) as [Numbered, number[]][]) {
        const last = house.last[what];
        if (new Set(ids).size < ids.length || Math.max(0, ...ids) > last)
          yield `${what}s of House ${house.id}: ${ids.join(' ')} up to ${last}`;
        const again = ids.filter((id) => id <= was.last[what] && !had[what].includes(id));
        // a fleet that is in the docks whole comes back with its number
        const isBack = what === 'fleet' && repairsIn(before, was).length > 0;
        if (again.length > 0 && !isBack) yield `${what}s of House ${house.id} again: ${again.join(' ')}`;
      }
    }
  },

  'lists are in the order of their numbers': function* ({ after }) {
    for (const { id, fleets } of after.houses)
      for (const list of [fleets, ...fleets.map(({ squadrons }) => squadrons)])
        if (list.some((thing, i) => i > 0 && thing.id <= (list[i - 1]?.id ?? 0)))
          yield `House ${id}: ${list.map((thing) => thing.id).join(' ')}`;
  },

  'command cost ≤ command rating, cargo ≤ carry limit': function* ({ after }) {
    for (const house of after.houses)
      for (const { id, ships } of squadronsOf(after, house)) {
        const [rating, ...costs] = ships.map(({ code }, i) => {
          const { cr, cc } = shipRow(after.rules, code);
          return i === 0 ? cr : cc;
        });
        if (costs.includes(null) || sum(costs.map(Number)) > (rating ?? 0))
          yield `squadron ${id} of House ${house.id}: ${costs.join(' + ')} of ${rating}`;
        for (const ship of ships)
          if (ship.load + ship.fighters.length > shipRow(after.rules, ship.code).cl)
            yield `cargo of ship ${ship.id} of House ${house.id}`;
      }
  },

  'what was crippled is undamaged only after a repair': function* ({ before, after, journal }) {
    for (const house of after.houses) {
      const was = before.houses[house.id - 1];
      const crippled = new Set(
        (was ? squadronsOf(before, was) : []).filter(({ state }) => state === 'crippled').map(({ id }) => id),
      );
      const isRepaired = journal.some(
        (event) =>
          event.kind === 'completed' && event.job === 'squadronRepair' && event.seats.includes(house.id),
      );
      if (isRepaired) continue;
      for (const { id, state } of squadronsOf(after, house))
        if (state === 'undamaged' && crippled.has(id)) yield `squadron ${id} of House ${house.id}`;
    }
  },

  'Planet-Breakers ≤ colonies': function* ({ after }) {
    for (const house of playing(after)) {
      const colonies = coloniesOf(after, house.id).map(({ colony }) => colony);
      const ships = [
        ...squadronsOf(after, house).flatMap((each) => each.ships),
        ...colonies.flatMap(({ waiting }) => waiting),
      ];
      const building = colonies.flatMap(({ projects }) =>
        projects.map((project) => (project.kind === 'ships' && project.code === 'PB' ? project.count : 0)),
      );
      const count = ships.filter(({ code }) => code === 'PB').length + sum(building);
      if (count > colonies.length) yield `House ${house.id}: ${count} with ${colonies.length} colonies`;
    }
  },

  'no level is above its bounds, and none falls': function* ({ before, after }) {
    for (const { id, research } of after.houses) {
      const { levels } = research;
      const was = before.houses[id - 1]?.research.levels ?? levels;
      for (const line of LINES) if (levels[line] < was[line]) yield `${line} of House ${id} falls`;
      if (levels.sl > levels.el) yield `SL ${levels.sl} of House ${id}, EL ${levels.el}`;
      for (const tech of TECHS)
        if (levels[tech] > 0 && levels[tech] + SCIENCE[tech] > levels.sl)
          yield `${tech} ${levels[tech]} of House ${id}, SL ${levels.sl}`;
    }
  },

  'prestige is that of the start and its ledger': function* ({ before, after, journal }) {
    for (const { id, prestige, prestigeBy } of after.houses) {
      const won = sum(Object.values(prestigeBy));
      if (prestige !== after.rules['start.prestige'] + won) yield `House ${id}: ${prestige} of ${won}`;
      let told = before.houses[id - 1]?.prestige ?? 0;
      for (const event of journal)
        if (event.kind === 'prestige' && event.houseId === id) told += event.points;
      if (told !== prestige) yield `House ${id}: ${prestige}, told ${told}`;
    }
  },

  'the map stays': function* ({ before, after }) {
    if (JSON.stringify(before.lanes) !== JSON.stringify(after.lanes)) yield 'other lanes';
  },

  'who is out has nothing, and stays out': function* ({ before, after }) {
    for (const { id, status, fleets, transports } of after.houses) {
      const had = before.houses[id - 1]?.status ?? 'playing';
      if (had !== 'playing' && status !== had) yield `House ${id} is ${status}`;
      const has = fleets.length + transports.length + coloniesOf(after, id).length;
      if (status !== 'playing' && has > 0) yield `House ${id} is ${status}, and has ${has}`;
    }
  },
};

/** Transfer units that an order of a House sent, by its outcome. */
function sentBy(event: Ec4xEvent | LoopEvent, houseId: number): number {
  if (event.kind !== 'order' || event.seat !== houseId || event.status === 'refused') return 0;
  const [placed] = parse(event.text).orders;
  if (placed?.order.kind !== 'migrate') return 0;
  return event.status === 'done' ? placed.order.count : Number.parseInt(event.reason, 10);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** What has numbers. */
type Numbered = keyof House['last'];

/** Numbers of all that a House has. */
function numbersOf(state: Ec4xState, house: House): Record<Numbered, number[]> {
  const squadrons = squadronsOf(state, house);
  const colonies = coloniesOf(state, house.id).map(({ colony }) => colony);
  const ships = squadrons.flatMap((squadron) => squadron.ships);
  const idsOf = (things: readonly { readonly id: number }[]): number[] => things.map(({ id }) => id);
  return {
    fleet: idsOf(house.fleets),
    squadron: idsOf(squadrons),
    ship: idsOf([...ships, ...colonies.flatMap(({ waiting }) => waiting)]),
    project: idsOf(colonies.flatMap(({ projects }) => projects)),
  };
}

/** All squadrons of a House, those under repair included. */
function squadronsOf(state: Ec4xState, house: House): Squadron[] {
  return [...house.fleets.flatMap(({ squadrons }) => squadrons), ...repairsIn(state, house)];
}

/** Squadrons of a House that are under repair. */
function repairsIn(state: Ec4xState, house: House): Squadron[] {
  return coloniesOf(state, house.id).flatMap(({ colony }) =>
    colony.projects.flatMap((project) => (project.kind === 'squadronRepair' ? [project.squadron] : [])),
  );
}
