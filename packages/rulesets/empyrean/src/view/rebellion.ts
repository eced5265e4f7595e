import { formatOrbit } from '@ec/cluster';
import type { RebellionView } from './unrest-view.js';
import type { RebellionEvent } from '../events/conflict.js';
import type { EmpyreanState } from '../state.js';

/** A rebellion as the owner of the ship or colony saw it. */
export function rebellionView({ cluster }: EmpyreanState, event: RebellionEvent): RebellionView {
  const { holdingId, starId, orbit, militia, soldiers, rebellion } = event;
  return {
    id: holdingId,
    name: event.of.name,
    kind: event.of.kind,
    planet: formatOrbit(cluster, { starId, orbit }),
    militia,
    soldiers,
    rounds: rebellion.rounds.map((round) => ({ loyal: round.loyal, militia: round.militia })),
    winner: rebellion.winner,
    loyalCasualties: { ...rebellion.soldiers },
    militiaCasualties: { ...rebellion.militia },
  };
}
