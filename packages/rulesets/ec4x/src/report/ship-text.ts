import type { Ship } from '../fleet.js';

/** Levels of a ship and what is aboard, in brackets; empty where there is neither. */
export function shipDetails({ code, wep, level, load, fighters }: Omit<Ship, 'id'>): string {
  const details = [
    ...(wep > 0 ? [`WEP ${wep}`] : []),
    ...(level > 0 ? [`${code === 'RR' ? 'CLK' : 'ELI'} ${level}`] : []),
    ...(load > 0 ? [`${load} ${code === 'ET' ? 'PTU' : 'MD'}`] : []),
    ...(fighters.length > 0 ? [`${fighters.length} FS`] : []),
  ];
  return details.length === 0 ? '' : ` (${details.join(', ')})`;
}
