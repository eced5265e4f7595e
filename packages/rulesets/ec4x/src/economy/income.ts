import type { House } from '../house.js';
import { coloniesOf, playing, type ColonisedSystem } from '../lookup.js';
import type { Rules } from '../parameters.js';
import { changePrestige } from '../politics/prestige.js';
import { ECONOMY } from '../tables/economy.js';
import { ESPIONAGE_EFFECTS } from '../tables/espionage.js';
import { PRESTIGE } from '../tables/prestige.js';
import type { Work } from '../work.js';
import { capacityOf, furtheringStarbases } from './colony-figures.js';
import { growthOf } from './growth.js';
import { corruptionOf, worksGrowth } from './public-works.js';
import { maintenanceOf } from './maintenance.js';
import { grossProduct, taxesOf } from './product.js';
import { sufferShortfall } from './shortfall.js';

/**
 * The Income phase: colonies grow and yield, unspent money bears interest, of idle money a share is lost, what is in commission is paid, and
 * high taxes cost prestige.
 *
 * @see seed 1.2, XY.1
 */
export function income(work: Work): void {
  for (const house of playing(work.state)) {
    const colonies = coloniesOf(work.state, house.id);
    collect(work, house, colonies);
    maintain(work, house, colonies);
    judgeTaxes(work, house);
  }
}

/** Growth, product, interest and taxes. */
function collect({ state: { rules }, emit }: Work, house: House, colonies: readonly ColonisedSystem[]): void {
  let product = 0;
  let taxes = 0;
  for (const system of colonies) {
    const { colony } = system;
    const growth = naturalGrowth(rules, house, system);
    const room = capacityOf(rules, system.planetClass) - colony.pu;
    const grown = growth + worksGrowth(rules, colony.works, growth, Math.max(growth, room));
    colony.pu += grown;
    colony.mostPu = Math.max(colony.mostPu, colony.pu);
    colony.works = 0;
    colony.gcp = grossProduct(rules, house.research, system);
    const taxed = taxesOf(colony.gcp, house.tax, shareLeft(house, colony.isTaxHalved));
    product += colony.gcp;
    taxes += taxed;
    colony.newcomers = 0;
    colony.isTaxHalved = false;
    emit({
      kind: 'income',
      seats: [house.id],
      systemId: system.id,
      growth: grown,
      gcp: colony.gcp,
      taxes: taxed,
    });
  }
  const interest = Math.floor((house.treasury * ECONOMY.interest) / 100);
  const corruption = corruptionOf(rules, house.treasury, product);
  house.gcp = product;
  house.isTaxCut = false;
  house.ledger.interest = interest;
  house.ledger.taxes = taxes;
  house.ledger.corruption = corruption;
  house.treasury += interest + taxes - corruption;
}

/** Growth of a colony in the next Income without public works, in millionths of a PU. @see X-22 */
export function naturalGrowth(rules: Rules, house: House, { planetClass, colony }: ColonisedSystem): number {
  return growthOf(rules, {
    pu: colony.pu,
    newcomers: colony.newcomers,
    capacity: capacityOf(rules, planetClass),
    tax: house.tax,
    starbases: furtheringStarbases(rules, colony),
    isFurthered: house.research.boons.includes('growth'),
  });
}

/** Hundredths of a percent that espionage leaves of the taxes of a colony. */
function shareLeft({ isTaxCut }: House, isTaxHalved: boolean): number {
  const { economy, psyops } = ESPIONAGE_EFFECTS;
  return (isTaxHalved ? economy : 100) * (isTaxCut ? psyops : 100);
}

function maintain(work: Work, house: House, colonies: readonly ColonisedSystem[]): void {
  const { rules } = work.state;
  for (const fleet of house.fleets) fleet.isBarred = false;
  const due = maintenanceOf(rules, house, colonies);
  const paid = Math.min(due, house.treasury);
  house.treasury -= paid;
  house.ledger.maintenance = paid;
  if (paid === due) {
    house.streaks.upkeep = 0;
    return;
  }
  const missing = due - paid;
  const suffered = sufferShortfall(rules, house, colonies, missing, work.rng.stream('upkeep', house.id));
  work.emit({ kind: 'unpaid', seats: [house.id], houseId: house.id, missing, ...suffered });
  loseInARow(work, house, 'upkeep');
}

function judgeTaxes(work: Work, house: House): void {
  if (house.tax > ECONOMY.taxMax) loseInARow(work, house, 'tax');
  else house.streaks.tax = 0;
}

/** Prestige that each further turn in a row costs more of. */
function loseInARow(work: Work, house: House, key: 'tax' | 'upkeep'): void {
  changePrestige(work, house, key, pointsInARow(work.state.rules, key, house.streaks[key]));
  house.streaks[key] += 1;
}

/** Prestige that a turn of high taxes, or of maintenance not paid, brings after so many in a row; less than 0 by default. */
export function pointsInARow(rules: Rules, key: 'tax' | 'upkeep', turns: number): number {
  return rules[`prestige.${key}`] + PRESTIGE[key].step * turns;
}
