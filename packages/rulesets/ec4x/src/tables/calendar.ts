/**
 * The calendar: months a year, the first year, and the months in which levels are bought.
 *
 * @see seed introduction, XYZ.1; X-20
 */
export const CALENDAR = { months: 13, firstYear: 2001, upgradeMonths: [1, 6] } as const;
