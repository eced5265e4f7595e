import type { LandingAccount, Round } from './account.js';
import { boardTroops, type LandingForce } from './boarding.js';
import { crossingHits, loseCarriers } from './crossing.js';
import { interceptorLots, spendInterceptors } from './exchange-fire.js';
import type { Fight, LandingPlan, Party } from './fight.js';
import { ALL, committed, freeFuel, levels, power, rowFor, take, type Fighter, type Row } from './fighter.js';
import { unitsOf, type Troops } from './troops.js';
import type { LevelCount } from './types.js';

/**
 * Troops of both sides cross to the target: those of the attackers under fire.
 *
 * @see E-35 step 3, E-40
 */
export function landTroops(fight: Fight): Pick<Round, 'landings' | 'crossing'> {
  const plans = fight.attackers
    .filter(({ fighter }) => !fighter.isDestroyed)
    .flatMap(({ landings }) => landings);
  const embarked = embark(plans);
  // nobody comes to help on the ground where nobody lands
  const relief = embarked.some(({ force }) => force.troops.length > 0) ? embark(fight.relief) : [];
  const hits = fireAtTroops(fight, embarked);
  const landings = loseCarriers(
    embarked.map(({ force }) => force),
    hits ?? { craft: 0, transports: 0 },
    fight.rng,
  );
  const accounts = embarked.map((landing, i): LandingAccount => {
    const { plan, force } = landing;
    const { landed = [], lost = [], transports = [] } = landings[i] ?? {};
    for (const troops of lost) settleAway(plan.fighter, troops, 'lost');
    comeBack(plan.fighter, force.transports, transports);
    fight.parties.push({ plan, isDefence: false, troops: landed, transports });
    return account(landing, lost, transports);
  });
  for (const landing of relief) {
    const { plan, force } = landing;
    comeBack(plan.fighter, force.transports, force.transports);
    fight.parties.push({ plan, isDefence: true, troops: force.troops, transports: force.transports });
    accounts.push(account(landing, [], force.transports));
  }
  return { landings: accounts, crossing: hits };
}

/** Brings troops back that had been sent away, or counts them as lost; they no longer count as sent. */
export function settleAway(home: Fighter, troops: Troops, as: 'home' | 'lost'): void {
  for (const { place, code, techLevel, quantity } of unitsOf(troops)) {
    settleRow(rowFor(home, place, code, techLevel), quantity, as);
  }
}

function settleRow(row: Row, quantity: number, as: 'home' | 'lost'): void {
  row.sent -= quantity;
  if (as === 'home') row.quantity += quantity;
  else row.lost += quantity;
}

/** Brings the transports home that came through, and counts the others as lost. */
function comeBack(home: Fighter, flown: readonly LevelCount[], through: readonly LevelCount[]): void {
  for (const [i, { techLevel, quantity }] of flown.entries()) {
    const row = rowFor(home, 'stored', 'TPT', techLevel);
    const back = through[i]?.quantity ?? 0;
    settleRow(row, back, 'home');
    settleRow(row, quantity - back, 'lost');
  }
}

interface Embarked {
  readonly plan: LandingPlan;
  readonly force: LandingForce;
  /** Soldier and robot units without a seat. */
  readonly stayed: number;
}

/** Seats the troops of all plans; what a force has committed to one landing is not available to the next. */
function embark(plans: readonly LandingPlan[]): Embarked[] {
  return plans.map((plan) => {
    const { fighter } = plan;
    const { force, wanted } = board(plan);
    take(fighter.fuel, force.fuel, 'used');
    for (const troops of force.troops) {
      for (const { place, code, techLevel, quantity } of unitsOf(troops)) {
        take(rowFor(fighter, place, code, techLevel), quantity, 'sent');
      }
    }
    for (const { techLevel, quantity } of force.transports) {
      take(rowFor(fighter, 'stored', 'TPT', techLevel), quantity, 'sent');
    }
    const seated = force.troops.reduce((sum, { quantity }) => sum + quantity, 0);
    return { plan, force, stayed: wanted - seated };
  });
}

/** Those who would cross by a plan if they set out now, and how many soldiers and robots it commits. */
export function board({ fighter, commitment, mode, kind }: LandingPlan): {
  readonly force: LandingForce;
  readonly wanted: number;
} {
  const soldiers = Math.min(fighter.soldiers.quantity, committed(fighter.soldiers.base, commitment));
  const robots = fighter.robots.map((row) => ({
    techLevel: row.techLevel,
    quantity: Math.min(row.quantity, committed(row.base, commitment)),
  }));
  const force = boardTroops({
    soldiers,
    robots,
    craft: levels(fighter.craft),
    weapons: levels(fighter.assaultWeapons),
    transports: levels(fighter.transports),
    fuel: freeFuel(fighter),
    extraTransports:
      mode === 'raid' && kind === 'raid' ? committed(baseOf(fighter.transports), commitment) : 0,
  });
  return { force, wanted: soldiers + robots.reduce((sum, { quantity }) => sum + quantity, 0) };
}

/** Units that commitments are shares of. */
function baseOf(rows: readonly Row[]): number {
  return rows.reduce((sum, { base }) => sum + base, 0);
}

/** What the defenders shoot down; `null` where nothing crosses. */
function fireAtTroops(
  { defenders, parameters, rng }: Fight,
  embarked: readonly Embarked[],
): Round['crossing'] {
  const count = (lots: readonly LevelCount[]): number =>
    lots.reduce((sum, { quantity }) => sum + quantity, 0);
  const craft = embarked.reduce((sum, { force }) => sum + count(force.craft), 0);
  const transports = embarked.reduce((sum, { force }) => sum + count(force.transports), 0);
  if (craft + transports === 0) return null;
  const batteries = defenders.map((defender, i) => {
    power(defender, defender.weapons, i === 0 ? ALL : defender.fire);
    const weapons = defender.weapons.reduce((sum, row) => sum + row.powered, 0);
    return { position: defender.position, weapons };
  });
  const lots = interceptorLots(defenders);
  const { spent, ...hits } = crossingHits(
    craft,
    transports,
    batteries,
    lots.map(({ shots }) => shots),
    parameters,
    rng,
  );
  spendInterceptors(lots, spent);
  return hits;
}

function account(
  { plan: { fighter, kind }, force: { troops, craft, transports, fuel }, stayed }: Embarked,
  lost: readonly Troops[],
  transportsLeft: readonly LevelCount[],
): LandingAccount {
  const forceId = fighter.id;
  return { forceId, kind, embarked: troops, stayed, craft, transports, fuel, lost, transportsLeft };
}

/** Whether a party has any troops left. */
export function isStanding({ troops }: Party): boolean {
  return troops.some(({ quantity }) => quantity > 0);
}
