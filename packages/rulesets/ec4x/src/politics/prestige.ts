import type { House } from '../house.js';
import type { PrestigeCause, PrestigeKey } from '../tables/prestige.js';
import type { Line } from '../types.js';
import type { Work } from '../work.js';

/**
 * Changes the prestige of a House by so many points, and its ledger with it.
 *
 * @param systemId - where, if anywhere
 * @param line - line of research of which a level was reached, if it is for one
 * @see section 13
 */
export function changePrestige(
  { emit }: Pick<Work, 'emit'>,
  house: House,
  cause: PrestigeCause,
  points: number,
  systemId: number | null = null,
  line?: Line,
): void {
  house.prestige += points;
  house.prestigeBy[cause] += points;
  emit({
    kind: 'prestige',
    seats: [house.id],
    houseId: house.id,
    cause,
    points,
    systemId,
    ...(line && { line }),
  });
}

/**
 * Changes the prestige of a House by the points of a parameter.
 *
 * @param systemId - where, if anywhere
 * @see section 13
 */
export function awardPrestige(
  work: Pick<Work, 'emit' | 'state'>,
  house: House,
  key: PrestigeKey,
  systemId: number | null = null,
): void {
  changePrestige(work, house, key, work.state.rules[`prestige.${key}`], systemId);
}
