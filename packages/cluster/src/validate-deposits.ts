import { diceMax, diceMin, parseDice } from '@ec/prng';
import type { NoteProblem } from './cluster-problems.js';
import { DEPOSIT_CAPS } from './deposit-resource.js';
import { depositDice, DEPOSIT_COUNT_DICE, MAX_DEPOSITS } from './deposit-tables.js';
import type { Deposit, Planet } from './types.js';
import { checkId } from './validate-stars.js';

interface PlacedDeposit {
  readonly deposit: Deposit;
  readonly path: string;
}

/** Checks the deposits: IDs, planets, numbers, counts, resources, quantities, yields, and the per-planet caps. */
export function checkDeposits(
  planets: readonly Planet[],
  deposits: readonly Deposit[],
  homeWorlds: ReadonlySet<number>,
  note: NoteProblem,
): void {
  const byPlanet = planets.map((): PlacedDeposit[] => []);
  for (const [index, deposit] of deposits.entries()) {
    const path = `$.deposits[${index}]`;
    checkId(path, deposit.id, index, 'depositId', note);
    const around = byPlanet[deposit.planetId - 1];
    if (around === undefined) {
      const message = `expected a planet from 1 to ${planets.length}, got ${deposit.planetId}`;
      note(`${path}.planetId`, 'depositPlanet', message);
    } else {
      around.push({ deposit, path });
    }
  }
  for (const [index, planet] of planets.entries()) {
    const placed = byPlanet[index] ?? [];
    const path = `$.planets[${index}]`;
    checkNumbers(placed, note);
    const isHomeWorld = homeWorlds.has(index + 1);
    checkCount(path, planet, placed.length, isHomeWorld, note);
    if (isHomeWorld) continue;
    for (const entry of placed) checkDeposit(entry, planet, note);
    checkCaps(path, planet, placed, note);
  }
}

function checkNumbers(placed: PlacedDeposit[], note: NoteProblem): void {
  const sorted = placed.toSorted((a, b) => a.deposit.number - b.deposit.number);
  for (const [index, { deposit, path }] of sorted.entries()) {
    if (deposit.number === index + 1) continue;
    const message = `expected ${index + 1}, a planet's deposits are numbered from 1, got ${deposit.number}`;
    note(`${path}.number`, 'depositNumber', message);
  }
}

function checkCount(
  path: string,
  { type }: Planet,
  count: number,
  isHomeWorld: boolean,
  note: NoteProblem,
): void {
  const least = isHomeWorld ? 0 : diceMin(parseDice(DEPOSIT_COUNT_DICE[type]));
  if (count >= least && count <= MAX_DEPOSITS) return;
  note(path, 'depositCount', `expected ${least} to ${MAX_DEPOSITS} deposits on type ${type}, got ${count}`);
}

function checkDeposit(
  { deposit, path }: PlacedDeposit,
  { type, habitability }: Planet,
  note: NoteProblem,
): void {
  const { resource, quantity, yieldPercent } = deposit;
  const dice = depositDice(type, resource, habitability > 0);
  if (dice === undefined) {
    note(`${path}.resource`, 'resource', `expected a resource that type ${type} holds, got ${resource}`);
    return;
  }
  const [least, most] = dice.quantity;
  if (quantity < least || quantity > most) {
    note(`${path}.quantity`, 'quantity', `expected ${least} to ${most} of ${resource}, got ${quantity}`);
  }
  const [min, max] = [diceMin(dice.yieldPercent), diceMax(dice.yieldPercent)];
  if (yieldPercent < min || yieldPercent > max) {
    note(
      `${path}.yieldPercent`,
      'yield',
      `expected ${min} to ${max} percent for ${resource}, got ${yieldPercent}`,
    );
  }
}

function checkCaps(
  path: string,
  { type }: Planet,
  placed: readonly PlacedDeposit[],
  note: NoteProblem,
): void {
  for (const resource of ['gold', 'fuel'] as const) {
    const cap = DEPOSIT_CAPS[type][resource];
    const count = placed.filter(({ deposit }) => deposit.resource === resource).length;
    if (cap === undefined || count <= cap) continue;
    note(
      path,
      `${resource}Cap`,
      `expected at most ${cap} ${resource} deposits on type ${type}, got ${count}`,
    );
  }
}
