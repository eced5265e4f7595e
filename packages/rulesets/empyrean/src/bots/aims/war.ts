import { ratio } from '@ec/prng';
import { left } from '../accounts.js';
import { accountsOf, type Draft } from '../draft.js';
import type { HoldingView } from '../../view/holding-view.js';
import type { SightingView } from '../../view/map-view.js';

/** How an empire wages war. */
export interface Warfare {
  /** Own combat factor that it takes to attack, in percent of the target's. */
  readonly odds: number;
  /** Spies of the main colony that look at the neighbours. */
  readonly spies: number;
  /** Troopships that are under way at the same time. */
  readonly troopships: number;
}

/** Combat factor of a soldier, and what an assault weapon and an assault craft add for each level. */
const FACTOR = { soldier: 1, weapon: 2, craft: 10 } as const;

/** A line of a report that says how much there is of something. */
const QUANTITY = /Code ([A-Z]+)(?:-(\d+))?, (?:Units|Quantity) ([\d,]+)/;

/** Has spies look at whoever is in the same orbit, and takes what is weak enough, one target a turn for each that has craft. */
export function war(draft: Draft, home: HoldingView | undefined, { odds, spies }: Warfare): void {
  for (const own of draft.view.holdings) {
    if (own.kind === 'ship') continue;
    const targets = targetsOf(draft, own);
    const [first] = targets;
    if (!first) continue;
    if (own === home) recruit(draft, own, spies);
    const known = targets.flatMap((target) => {
      const strength = strengthOf(draft, target);
      return strength === undefined ? [] : [{ target, strength }];
    });
    const [weakest] = known.toSorted((a, b) => a.strength - b.strength);
    if (weakest && 100 * attackOf(own) >= odds * weakest.strength) invade(draft, own, weakest.target);
    const unknown = targets.find(({ id }) => !known.some(({ target }) => target.id === id)) ?? first;
    const idle = left(accountsOf(draft, own), 'SPY') - (own === home ? HOME_SPIES : 0);
    if (idle <= 0) continue;
    const order = { actorId: own.id, spies: idle };
    if (draft.view.turn % SPYING === 0)
      draft.orders.push({ ...order, kind: 'information', targetId: unknown.id });
    else if (draft.view.turn % SPYING === 1) draft.orders.push({ ...order, kind: 'check-for-spies' });
  }
}

/** Quarters from one look at the neighbours to the next: in those between, the spies watch for others. */
const SPYING = 4;

/** Spies of the main colony that keep their tasks at home. */
const HOME_SPIES = 20;

/** Colonies of others in the same orbit, as seen in this turn. */
function targetsOf({ view }: Draft, { location }: HoldingView): SightingView[] {
  return view.sightings.filter(
    (seen) =>
      seen.location === location && seen.turn === view.turn && seen.kind !== 'ship' && !seen.isAbandoned,
  );
}

/** Combat factor of the craft that a ship or colony can man. */
function attackOf({ stored, population }: HoldingView): number {
  let soldiers = population.SLD;
  let factor = 0;
  for (const { code, techLevel, quantity } of stored.toReversed()) {
    if (code !== 'ASC') continue;
    const manned = Math.min(quantity, soldiers);
    soldiers -= manned;
    factor += manned * (FACTOR.soldier + FACTOR.craft * techLevel);
  }
  return factor;
}

/** Combat factor of a target's garrison, where spies brought the lines about its soldiers; undefined otherwise. */
function strengthOf({ view }: Draft, { id }: SightingView): number | undefined {
  const lines = view.espionage.flatMap(({ result }) =>
    result.task === 'information' && 'lines' in result && result.target === id ? result.lines : [],
  );
  let soldiers: number | undefined;
  let weapons = 0;
  for (const line of lines) {
    const [, code, level = '0', quantity = '0'] = QUANTITY.exec(line) ?? [];
    const count = Number(quantity.replaceAll(',', ''));
    if (code === 'SLD') soldiers = count;
    if (code === 'ASW') weapons += FACTOR.weapon * Number(level) * count;
    if (code === 'ASC') weapons += FACTOR.craft * Number(level) * count;
  }
  return soldiers === undefined
    ? undefined
    : FACTOR.soldier * soldiers + Math.max(weapons, LEAST_ARMED * soldiers);
}

/** Factor of the weapons that every soldier is taken to have when no line names any. */
const LEAST_ARMED = 2;

/** Lands as many soldiers as there are craft for. */
function invade(
  { orders }: Draft,
  { id: actorId, stored, population }: HoldingView,
  target: SightingView,
): void {
  const craft = stored.reduce((sum, { code, quantity }) => (code === 'ASC' ? sum + quantity : sum), 0);
  const commitment =
    craft >= population.SLD ? ratio(1) : ratio(Math.floor((100 * craft) / population.SLD), 100);
  if (commitment.numerator > 0) orders.push({ kind: 'invade', actorId, targetId: target.id, commitment });
}

/** Makes spies of professionals and soldiers. */
function recruit(draft: Draft, home: HoldingView, wanted: number): void {
  const accounts = accountsOf(draft, home);
  const missing = wanted - home.population.SPY;
  const quantity = Math.min(missing, left(accounts, 'PRO'), left(accounts, 'SLD'));
  if (quantity > 0)
    draft.orders.push({ kind: 'assemble', actorId: home.id, units: { code: 'SPY', techLevel: 0, quantity } });
}
