import { type GalaxyState, type GalaxyView } from '@ec/galaxyng';
import { renderTurnText } from '@ec/galaxyng/rules';
import { Prng } from '@ec/prng';
import type { Cell, ReportDocument, TableBlock } from '@ec/reports';
import { changeUnseen } from '../unseen.ts';
import type { Law } from './played-turn.ts';

/** How much more than the truth a figure may say. */
const MOST_ABOVE = 1e-8;

/** No figure of a planet, of an own group or of a race in any report exceeds the true one. */
export const reportedFigures: Law = function* ({ ruleset, after: { state, journal } }) {
  const truth = truthOf(state);
  for (const { id: seat } of ruleset.seats(state)) {
    const report = ruleset.report(ruleset.view(state, journal, seat));
    for (const { table, row } of rowsOf(report)) {
      const known = truth(seat, row);
      for (const [i, { id }] of table.columns.entries()) {
        const [figure, isTrue] = [Number(row.cells[i]), known[id]];
        if (isTrue === undefined || row.cells[i] === '') continue;
        if (!(figure <= isTrue + MOST_ABOVE && figure > isTrue - 0.01))
          yield `seat ${seat}, ${row.section}: ${id} ${row.cells[i]} of ${isTrue}`;
      }
    }
  }
};

/** No report changes with what its seat cannot see: one seat a turn. */
export const hidden: Law = function* ({ ruleset, after: { seed, state, journal } }) {
  const seats = ruleset.seats(state);
  const { id: seat } = seats[state.turn % seats.length] ?? { id: 1 };
  const rng = Prng.fromSeed(`${seed} ${state.turn}`);
  const changed = changeUnseen(structuredClone(state), seat, rng, journal);
  const textOf = (of: GalaxyState): string =>
    renderTurnText(ruleset.view(of, journal, seat) satisfies GalaxyView);
  if (textOf(changed) !== textOf(state)) yield `seat ${seat} sees what is hidden`;
};

/** Every seat can have its orders checked, which warns at most: one seat a turn. */
export const checks: Law = function* ({ ruleset, before: { state, journal }, sheets }) {
  const seats = ruleset.seats(state);
  const { id: seat } = seats[state.turn % seats.length] ?? { id: 1 };
  const { orders } = ruleset.parse(sheets.get(seat) ?? '');
  for (const { severity, message } of ruleset.check(orders, ruleset.view(state, journal, seat)))
    if (severity !== 'warning' || message === '') yield `seat ${seat}: ${severity} "${message}"`;
};

/** A row of a table, and the section where it stands. */
interface Row {
  readonly section: string;
  readonly cells: readonly Cell[];
}

function* rowsOf({ sections }: ReportDocument): Iterable<{ table: TableBlock; row: Row }> {
  for (const { id: section, blocks } of sections)
    for (const table of blocks)
      if (table.kind === 'table') for (const cells of table.rows) yield { table, row: { section, cells } };
}

/** The true figures of what a row is about, by column. */
function truthOf(state: GalaxyState): (seat: number, row: Row) => Readonly<Record<string, number>> {
  const planets = new Map(
    state.planets.map(({ name, x, y, size, resources, population, industry, stock }) => {
      const { CAP: capital, MAT: materials, COL: colonists } = stock;
      const production = 0.75 * industry + 0.25 * population;
      const own = { x, y, size, resources, population, industry, capital, materials, colonists, production };
      return [name, own];
    }),
  );
  const races = new Map(
    state.races.map(({ id, name, tech }) => {
      const rank = state.ranking.find(({ raceId }) => raceId === id);
      const { population = 0, industry = 0, planets: count = 0 } = rank ?? {};
      return [name, { ...tech, population, industry, planets: count }];
    }),
  );
  const groups = new Map(
    state.groups.map(({ raceId, number, ships, tech, load, distance }) => {
      const { drive, weapons, shields, cargo } = tech;
      return [`${raceId} ${number}`, { ships, drive, weapons, shields, 'cargo-tech': cargo, load, distance }];
    }),
  );
  return (seat, { section, cells: [name] }) => {
    if (/^(your|uninhabited|unidentified)-planets$|^planets-/.test(section))
      return planets.get(String(name)) ?? {};
    if (section === 'status-of-players') return races.get(String(name)) ?? {};
    if (/^(your-groups$|fleet-)/.test(section)) return groups.get(`${seat} ${String(name)}`) ?? {};
    return {};
  };
}
