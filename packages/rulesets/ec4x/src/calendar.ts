import { CALENDAR } from './tables/calendar.js';

/**
 * Month and year of a turn.
 *
 * @param turn - at least 1 (included)
 * @see seed introduction; X-20
 */
export function dateOf(turn: number): { month: number; year: number } {
  const months = turn - 1;
  return {
    month: (months % CALENDAR.months) + 1,
    year: CALENDAR.firstYear + Math.floor(months / CALENDAR.months),
  };
}

/**
 * Whether levels of research are bought at the end of a turn.
 *
 * @see seed XYZ.1; X-20
 */
export function isUpgradeTurn(turn: number): boolean {
  const { month } = dateOf(turn);
  return CALENDAR.upgradeMonths.some((upgradeMonth) => upgradeMonth === month);
}
