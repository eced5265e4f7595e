import { missesLeft } from '../idleness.js';
import type { GalaxyView } from '../view/view.js';
import { linesSection, type GalaxySection, type Reporter } from './section.js';

const REASONS = {
  dropped: 'sent no orders for too long, and was removed.',
  quit: 'has left the game.',
  remnant: 'has had neither planets, colonists nor guns for too long, and is out of the game.',
  eliminated: 'has neither planets nor ships any more, and is eliminated.',
} as const;

/**
 * Messages to all, with the news of races that left and of the end of the game, and messages to this race alone, with what silence would cost.
 *
 * @see manual "Global Messages", "Personal Messages"; N-33, N-39, N-41
 */
export function messageSections({ view, names }: Reporter): GalaxySection[] {
  const toAll: string[] = [];
  const personal = idlenessLines(view);
  for (const event of view.events) {
    if (event.kind === 'left') toAll.push(`${names.race(event.raceId)} ${REASONS[event.reason]}`);
    else if (event.kind === 'message') (event.isToAll ? toAll : personal).push(...message(event.text));
    else if (event.kind === 'addresses')
      personal.push(`${names.race(event.raceId)}: ${addressText(event.addresses)}`);
    else if (event.kind === 'remnant')
      personal.push(
        `You have neither planets, colonists, guns nor many ships. Turns until you are out of the game: ${event.left}.`,
      );
  }
  if (view.winners)
    toAll.push(
      `The game is over. Won by: ${view.winners.map((id) => names.race(id)).join(', ') || 'nobody'}.`,
    );
  return [
    ...linesSection('global-messages', 'Global Messages', toAll),
    ...linesSection('personal-messages', 'Personal Messages', personal),
  ];
}

/** What a race must know that sent no orders, or that the next turn without orders removes. */
function idlenessLines({ rules, own, ownPlanets, turn, winners }: GalaxyView): string[] {
  if (own.status !== 'playing' || winners) return [];
  const left = missesLeft(rules, turn, own.missed, ownPlanets.length > 0);
  if (left > 0)
    return own.missed > 0 && Number.isFinite(left)
      ? [`You sent no orders. Turns that you may still miss in a row: ${left}.`]
      : [];
  const silence =
    'The next turn without orders removes you; a sheet with nothing but a comment keeps you in.';
  if (own.missed > 0) return [`You sent no orders. ${silence}`];
  return [turn > 0 && ownPlanets.length === 0 ? `You have no planets. ${silence}` : silence];
}

/** An opening of orders in a message is parted: whoever quotes or forwards a report would send a rival's orders as their own. */
function message(text: string): string[] {
  const shown = text.replaceAll(/#(?=galaxy)/gi, '# ');
  return ['-message starts-', ...shown.split(/\r\n|\r|\n/), '-message ends-'];
}

/** The answer to a race that asked for the addresses of another. */
export function addressText(known: readonly string[] | null, separator = ', '): string {
  if (known === null) return 'anonymous';
  return known.length === 0 ? 'none' : known.join(separator);
}
