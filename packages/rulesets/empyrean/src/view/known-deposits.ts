/**
 * Deposits as an empire knows them, planet by planet.
 *
 * An empire knows a thousand deposits of which few change in a turn: only the figures of those that it mines, or has looked at again. So the
 * lists of the view before are kept for each empire of a cluster, and what is still the same entry of its knowledge is not gone through again.
 */
import { RESOURCE_CODE } from '@ec/economy';
import { derived } from '@ec/prng';
import { depositOf } from '../lookup.js';
import type { EmpyreanState, Knowledge, KnownDeposit } from '../state.js';
import type { DepositView } from './map-view.js';

/** What was made of an empire's knowledge when it was last looked at. */
interface Listed {
  readonly known: readonly KnownDeposit[];
  /** By planet, in the order of the deposits' numbers. */
  readonly byPlanet: Map<number, readonly DepositView[]>;
}

/** The planets of a game stay the same list from turn to turn. */
const listedIn = /* @__PURE__ */ derived(
  (_: EmpyreanState['cluster']['planets']) => new Map<number, Listed>(),
);

/** Deposits that an empire knows, by planet, in the order of their numbers. The map is good until the next call; its lists stay as they are. */
export function depositsByPlanet(
  state: EmpyreanState,
  { empireId, deposits }: Pick<Knowledge, 'empireId' | 'deposits'>,
): ReadonlyMap<number, readonly DepositView[]> {
  const listed = listedIn(state.cluster.planets);
  const last = listed.get(empireId);
  const changed = last && changesSince(last.known, deposits);
  const byPlanet = changed ? last.byPlanet : new Map<number, readonly DepositView[]>();
  const planetOf = ({ depositId }: KnownDeposit): number => depositOf(state, depositId).planetId;
  for (const [planetId, entries] of Map.groupBy(changed ?? deposits, planetOf)) {
    const views = entries.map((entry) => depositView(state, entry));
    byPlanet.set(planetId, withDeposits(byPlanet.get(planetId) ?? [], views));
  }
  listed.set(empireId, { known: deposits, byPlanet });
  return byPlanet;
}

/** Entries that are new or others than before, both in ID order; `undefined` where an entry is gone, as in another game of the same cluster. */
function changesSince(
  before: readonly KnownDeposit[],
  now: readonly KnownDeposit[],
): readonly KnownDeposit[] | undefined {
  const changed: KnownDeposit[] = [];
  let next = 0;
  for (const entry of now) {
    const old = before[next];
    if (old !== entry) changed.push(entry);
    if (old === entry || old?.depositId === entry.depositId) next += 1;
  }
  return next === before.length ? changed : undefined;
}

function withDeposits(listed: readonly DepositView[], views: readonly DepositView[]): DepositView[] {
  const others = listed.filter((old) => views.every(({ number }) => number !== old.number));
  return [...others, ...views].sort((a, b) => a.number - b.number);
}

function depositView(
  state: EmpyreanState,
  { depositId, turn, isExact, quantity, yieldPercent }: KnownDeposit,
): DepositView {
  const { number, resource } = depositOf(state, depositId);
  return { number, resource: RESOURCE_CODE[resource], turn, isExact, quantity, yieldPercent };
}
