import { newLedger, type House } from '../house.js';
import { nothingKnown } from '../knowledge.js';
import type { Rules } from '../parameters.js';
import { addFleet, newShip, newSquadron } from '../forces/new-fleet.js';
import { eachLine, startLevels } from '../research/lines.js';
import { PRESTIGE_CAUSES, type PrestigeCause } from '../tables/prestige.js';
import { START } from '../tables/start.js';

/**
 * A House as it starts, without its colony and its fleets.
 *
 * @param houses - how many there are
 * @see seed 2.1
 */
export function newHouse(
  rules: Rules,
  { id, name, playerId, homeId }: Pick<House, 'id' | 'name' | 'playerId' | 'homeId'>,
  houses: number,
): House {
  const treasury = 1000 * START.treasury;
  const causes = PRESTIGE_CAUSES.map((cause): [PrestigeCause, number] => [cause, 0]);
  return {
    id,
    name,
    playerId,
    status: 'playing',
    homeId,
    treasury,
    ledger: newLedger(treasury),
    tax: rules['start.tax'],
    gcp: 0,
    prestige: rules['start.prestige'],
    prestigeBy: Object.fromEntries(causes) as Record<PrestigeCause, number>,
    research: {
      levels: startLevels(rules),
      points: eachLine(() => 0),
      bought: eachLine(() => 0),
      isDiscounted: false,
      boons: [],
    },
    ebp: 0,
    cip: 0,
    espionageSpent: { ebp: 0, cip: 0 },
    stances: Array.from({ length: houses }, (_, i) => (i + 1 === id ? 'pact' : 'neutral')),
    pactEnds: Array.from({ length: houses }, () => null),
    wars: Array.from({ length: houses }, () => 0),
    acts: [],
    subverted: [],
    fleets: [],
    transports: [],
    last: { fleet: 0, squadron: 0, ship: 0, project: 0 },
    streaks: { tax: 0, upkeep: 0, disgrace: 0 },
    isTaxCut: false,
    isScienceHalved: false,
    knowledge: nothingKnown(),
  };
}

/**
 * Gives a House the fleets with which it starts, at its home world.
 *
 * @see seed 2.1; X-19
 */
export function commissionFleets(rules: Rules, house: House): void {
  const { wep, eli } = house.research.levels;
  for (const squadrons of START.fleets) {
    const commissioned = squadrons.map((codes) =>
      newSquadron(
        house,
        codes.map((code) => ({
          ...newShip(house, { code, wep, level: code === 'SC' ? eli : 0 }),
          load: code === 'ET' ? 1 : 0,
        })),
      ),
    );
    addFleet(rules, house, house.homeId, commissioned);
  }
}
