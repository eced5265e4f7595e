import { formatDuration, lengthIn } from '../game/when.js';
import type { OutgoingMail } from '../mail/outbox.js';
import type { Calendar } from './calendar.js';
import { formatDueFor, formatDueIn, type Zones } from './format-due.js';

type Written = Pick<OutgoingMail, 'subject' | 'text'>;

/** The same for a player, and the sentence of it that a browser shows. */
export interface WrittenToPlayer extends Written {
  readonly sentence: string;
}

/** What the mails about a turn are made from. */
export interface TurnToCome {
  /** Name of the game. */
  readonly game: string;
  /** Number of the turn that is to be resolved. */
  readonly turn: number;
  /** When its orders are due, in milliseconds since 1970 (UTC). */
  readonly due: number;
  readonly calendar: Calendar;
}

/** How a player is told of it. */
export interface Told {
  readonly zones: Zones;
  /** Whether orders come in by answering the mail. */
  readonly canAnswer: boolean;
}

/** Reminds a player whose orders have not come. */
export function reminderMail({ game, turn, due }: TurnToCome, { zones, canAnswer }: Told): WrittenToPlayer {
  const sentence = `They are due ${formatDueFor(zones, due)}.`;
  return {
    sentence,
    subject: `${game}: your orders for turn ${turn} are due`,
    text: paragraphs(
      `No orders of yours for turn ${turn} of ${game} have come in yet.`,
      sentence,
      ...(canAnswer ? [ANSWER] : []),
    ),
  };
}

/** Tells a silent player that the turn waits. */
export function lateMail({ game, turn, due }: TurnToCome, { zones, canAnswer }: Told): WrittenToPlayer {
  const sentence = `Your orders for turn ${turn} of ${game} were due ${formatDueFor(zones, due)}.`;
  return {
    sentence,
    subject: `${game}: turn ${turn} waits for your orders`,
    text: paragraphs(
      sentence,
      'Too many players have sent none, so the turn waits. It is resolved as soon as enough orders have come in: yours still count.',
      ...(canAnswer ? [ANSWER] : []),
    ),
  };
}

const ANSWER =
  'Answer this mail with your orders to hand them in. If you cannot play for some time, answer with "away 3 May" in the first line: until then you get no reminders.';

/** Tells a player that a turn was resolved without their orders. */
export function missedMail({ game, turn }: { readonly game: string; readonly turn: number }): Written {
  return {
    subject: `${game}: turn ${turn} was resolved without your orders`,
    text: paragraphs(
      `No orders of yours for turn ${turn} of ${game} had come in when it was resolved.`,
      'If you cannot go on, please tell your game master, so that somebody can play your seat.',
    ),
  };
}

/**
 * Tells a player that orders which had come in no longer count, as the turn before was undone.
 *
 * @param turn - turn that the orders were for
 */
export function droppedMail({ game, turn }: { readonly game: string; readonly turn: number }): Written {
  return {
    subject: `${game}: your orders for turn ${turn} no longer count`,
    text: paragraphs(
      `Your orders for turn ${turn} of ${game} had come in when the game master undid turn ${turn - 1}. They no longer count, and your report of turn ${turn - 1} is void.`,
      `When your new report of turn ${turn - 1} has come, please hand in your orders for turn ${turn} again.`,
    ),
  };
}

/**
 * Tells a game master that a turn waits for too many silent players.
 *
 * @param seats - their numbers, and who of them is away
 */
export function silentMail({ game, turn, due, calendar }: TurnToCome, seats: readonly string[]): Written {
  return {
    subject: `${game}: turn ${turn} waits for orders`,
    text: paragraphs(
      `Turn ${turn} of ${game} was due ${formatDueIn(calendar.zone, due)}. For ${formatDuration(lengthIn(calendar.grace))} it has waited for orders: seats without any are ${seats.join(', ')}.`,
      `It is resolved as soon as no more are silent than the calendar allows (${calendar.maxSilent}). "ec turn --max-silent all" resolves it now, "ec due" sets another time, and "ec bots set" lets a bot play a seat.`,
    ),
  };
}

/**
 * Tells a game master that orders are due at a time which a wrong clock has set.
 *
 * @param resolved - when the last turn was resolved by that clock, in words
 */
export function aheadMail({ game, turn, due, calendar }: TurnToCome, resolved: string): Written {
  return {
    subject: `${game}: turn ${turn} waits for a time that a wrong clock has set`,
    text: paragraphs(
      `Turn ${turn - 1} of ${game} has a time that is still to come, ${resolved}: the clock of the hall's machine was ahead. Orders for turn ${turn} are due ${formatDueIn(calendar.zone, due)}.`,
      'The game waits until then. "ec due" sets another time.',
    ),
  };
}

function paragraphs(...lines: readonly string[]): string {
  return `${lines.join('\n\n')}\n`;
}
