import { isLoopEvent } from '@ec/engine';
import { section, type ReportNote, type ReportSection } from '@ec/reports';
import type { BombardmentEvent, EngagementEvent, LandingEvent } from '../conflict-events.js';
import type { Ec4xEvent } from '../events.js';
import type { Ec4xView } from '../view/view.js';
import type { Names } from './names.js';
import { lostSettlers } from './lost-settlers.js';
import { newsOf } from './news.js';
import type { Reporter } from './reporter.js';
import { countText } from './words.js';
import { DISGRACE_TURNS } from '../tables/prestige.js';

/** What a player must know first; all else stands in the sections below. Urgent is what was lost, or is about to be. */
const HEADLINES: ReadonlyMap<Ec4xEvent['kind'], 'urgent' | 'plain'> = new Map([
  ['out', 'urgent'],
  ['war', 'urgent'],
  ['blockaded', 'urgent'],
  ['wrecked', 'urgent'],
  ['depopulated', 'urgent'],
  ['subverted', 'urgent'],
  ['unpaid', 'urgent'],
  ['spyLost', 'urgent'],
  ['held', 'urgent'],
  ['stranded', 'urgent'],
  ['scrapped', 'urgent'],
  ['retreated', 'plain'],
  ['founded', 'plain'],
  ['spyFound', 'plain'],
  ['stance', 'plain'],
  ['gift', 'plain'],
  ['message', 'plain'],
  ['level', 'plain'],
  ['breakthrough', 'plain'],
  ['subversion', 'plain'],
]);

/**
 * What happened in the turn, in a few lines: the end of the game, disgrace that is near, prestige, fights, what was won and lost, and orders that were not carried out.
 *
 * @see X-66
 */
export function happenedSection(reporter: Reporter): ReportSection[] {
  const { view, names } = reporter;
  const notes = [
    ...endNotes(view, names),
    ...disgraceNotes(view),
    ...prestigeNotes(view),
    ...view.events.flatMap((event) => (isLoopEvent(event) ? [] : fightNotes(event, view, names))),
    ...view.events.flatMap((event): ReportNote[] => {
      if (isLoopEvent(event)) return [];
      const weight = weightOf(event, view);
      const news = weight ? newsOf(event, reporter) : null;
      return news ? [{ text: news.text, ...(weight === 'urgent' && { isUrgent: true }) }] : [];
    }),
    ...orderNotes(view),
  ];
  const quiet =
    view.turn === 0 ? 'The game begins.' : 'A quiet turn: nobody fought, and nothing was lost or won.';
  return [
    section(
      'happened',
      'What happened',
      notes.length === 0 ? { kind: 'paragraph', text: quiet } : { kind: 'notes', notes },
    ),
  ];
}

function endNotes({ isOver, winners }: Ec4xView, names: Names): ReportNote[] {
  const won = winners.map((id) => names.house(id)).join(', ') || 'nobody';
  return isOver ? [{ text: `The game is over, won by ${won}.`, isUrgent: true, section: 'standing' }] : [];
}

/** How a headline of an event looks, where it has one: settlers have one where some were lost; to have won a colony is no loss. */
function weightOf(event: Ec4xEvent, view: Ec4xView): 'urgent' | 'plain' | undefined {
  if (event.kind === 'held' && event.reason === 'own-now') return 'plain';
  if (event.kind !== 'landed') return HEADLINES.get(event.kind);
  return lostSettlers(view, event) > 0 ? 'urgent' : undefined;
}

/** How near a House is to the disgrace that takes it out of the game. @see X-65 */
function disgraceNotes({ own, isOver }: Ec4xView): ReportNote[] {
  if (isOver || own.status !== 'playing' || own.prestige >= 0) return [];
  const left = DISGRACE_TURNS - own.streaks.disgrace;
  const ends = left === 1 ? 'the end of the next turn' : `the ends of the next ${left} turns`;
  const text = `Your prestige is ${own.prestige}: if it is below 0 at ${ends}, too, you are out of the game.`;
  return [{ text, isUrgent: true, section: 'standing' }];
}

function prestigeNotes({ events, own }: Ec4xView): ReportNote[] {
  const points = events.reduce(
    (sum, event) => sum + (event.kind === 'prestige' && event.houseId === own.id ? event.points : 0),
    0,
  );
  if (points === 0) return [];
  const change = `Prestige ${points > 0 ? 'rose' : 'fell'} by ${Math.abs(points)} to ${own.prestige}.`;
  return [{ text: change, section: 'prestige', ...(points < 0 && { isUrgent: true }) }];
}

function fightNotes(event: Ec4xEvent, { own }: Ec4xView, names: Names): ReportNote[] {
  const section = 'battles';
  if (event.kind === 'engagement') return [{ text: fightText(event, own.id, names), section }];
  if (event.kind === 'bombardment')
    return [{ text: bombardmentText(event, names), section, ...urgentFor(event, own.id) }];
  if (event.kind === 'landing')
    return [{ text: landingText(event, names), section, ...urgentFor(event, own.id) }];
  return [];
}

/** What is done to an own colony is urgent. */
function urgentFor({ against }: BombardmentEvent | LandingEvent, ownId: number): { isUrgent?: true } {
  return against === ownId ? { isUrgent: true } : {};
}

function fightText({ systemId, stage, sides, rounds }: EngagementEvent, ownId: number, names: Names): string {
  const own = sides.find(({ side }) => side === ownId);
  const others = sides.filter(({ side }) => side !== ownId).map(({ side }) => names.owner(side));
  const lost = new Map<string, number>();
  for (const { losses } of rounds)
    for (const { side, destroyed } of losses)
      if (side === ownId)
        for (const { code, count } of destroyed) lost.set(code, (lost.get(code) ?? 0) + count);
  const losses = [...lost].map(([code, count]) => `${count} ${code}`).join(', ') || 'nothing';
  const where = stage === 'space' ? 'in open space' : 'in orbit';
  return `A fight ${where} at ${names.system(systemId)} against ${others.join(', ')}: ${own?.outcome ?? 'over'}; you lost ${losses}.`;
}

function bombardmentText(
  { houseId, systemId, against, attack, rounds }: BombardmentEvent,
  names: Names,
): string {
  const hits = rounds.reduce((sum, round) => sum + round.hits, 0);
  const answer = rounds.reduce((sum, round) => sum + round.answer, 0);
  return attack === 'blockade'
    ? `Batteries of ${names.owner(against)} at ${names.system(systemId)} fired at the blockade of ${names.house(houseId)}: ${answer} hits, ${hits} in return.`
    : `${names.house(houseId)} bombarded ${names.system(systemId)} of ${names.owner(against)}: ${hits} hits, ${answer} in return.`;
}

function landingText(
  { houseId, systemId, against, divisions, garrison, isTaken }: LandingEvent,
  names: Names,
): string {
  return `${names.house(houseId)} landed ${divisions} MD at ${names.system(systemId)} of ${names.owner(against)} against ${countText(garrison)}: ${isTaken ? 'taken' : 'held'}.`;
}

/** Orders that were refused, or done in part. */
function orderNotes({ events }: Ec4xView): ReportNote[] {
  const count = events.filter((event) => event.kind === 'order' && event.status !== 'done').length;
  if (count === 0) return [];
  const text = `${count} of your orders ${count === 1 ? 'was' : 'were'} not carried out in full.`;
  return [{ text, section: 'orders', isUrgent: true }];
}
