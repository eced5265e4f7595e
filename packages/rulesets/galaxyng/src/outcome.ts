import type { Outcome } from '@ec/engine';
import type { GalaxyState, Race } from './state.js';

/**
 * Whether the game is over, and for whom: one race or team is left, none is, the last turn was played, or all that are left have agreed
 * to end it. The best ranked of those left wins, with its team, or with the allies that are allied to it in turn where alliances win.
 *
 * @see manual "Victory and Defeat"; N-41
 */
export function outcome(state: GalaxyState): Outcome {
  const { races, rules, turn, ranking, isAgreedEnd = false } = state;
  const left = races.filter(({ status }) => status === 'playing');
  const sides = new Set(left.map(({ id, team }) => (team === null ? `race ${id}` : `team ${team}`)));
  const isLimit = rules.turnLimit !== null && turn >= rules.turnLimit;
  const isEnded = isLimit || isAgreedEnd;
  const isAlone = races.length === 1 && left.length === 1;
  if ((sides.size > 1 || isAlone) && !isEnded) return { status: 'running' };
  const leader = ranking.flatMap(({ raceId }) => left.find(({ id }) => id === raceId) ?? [])[0];
  if (!leader) return { status: 'over', winners: [] };
  const winners = races.filter((race) => winsWith(race, leader, rules.victory === 'alliance'));
  return { status: 'over', winners: winners.map(({ id }) => id) };
}

function winsWith(race: Race, leader: Race, areAlliesIn: boolean): boolean {
  if (race === leader) return true;
  if (leader.team !== null) return race.team === leader.team;
  if (!areAlliesIn || race.status !== 'playing') return false;
  return race.allies.includes(leader.id) && leader.allies.includes(race.id);
}

/** How far a race has come: its effective industry in the ranking; behind all others once it is out. */
export function standing({ races, ranking }: GalaxyState, seat: number): number {
  const isOut = races.find(({ id }) => id === seat)?.status !== 'playing';
  return isOut ? -1 : (ranking.find(({ raceId }) => raceId === seat)?.production ?? 0);
}
