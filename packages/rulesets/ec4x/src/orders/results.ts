/**
 * How orders end: the sentences of all codes.
 *
 * @see
 */
import { DONE, type OrderResult } from '@ec/engine';
import type { House } from '../house.js';
import { xmr } from '../arithmetic/figures.js';

/** What players read of how an order ended, by its code. */
export const RESULT_SENTENCES = {
  done: '',
  'no-money': 'There is not enough money.',
  'not-in-edition': 'The rules of this game do not have it.',
  'at-max': 'This line has its highest level.',
  'wrong-month': 'Levels are bought in months 1 and 6.',
  'one-technology': 'There is one level of technology a cycle.',
  'ordered-already': 'This was ordered already.',
  'no-points': 'The pool has too few points.',
  'science-struck': 'An act of espionage took half of the science points.',
  'needs-economy': 'Science may not go beyond the economic level.',
  'needs-science': 'This level needs a higher science level.',
  'needs-construction': 'This class needs a higher construction level.',
  'needs-shields': 'This needs a level of planetary shields.',
  'needs-terraforming': 'This class of planet needs a higher level of terraforming.',
  'needs-docks': 'There are not enough free docks.',
  'needs-plant': 'The colony can start no more this turn.',
  'needs-facility': 'This cannot be built there.',
  'needs-people': 'Industry needs a colony of Level III.',
  'needs-shipyard': 'The colony has no shipyard.',
  'needs-spaceport': 'A shipyard needs a spaceport.',
  'weapons-unknown': 'You do not have this weapons level.',
  'no-weapons': 'Weapons levels do not apply to this class.',
  'too-many-breakers': 'You may have one Planet-Breaker a colony.',
  'unknown-project': 'You have no project of this number.',
  'not-damaged': 'There are no crippled ones there.',
  'not-there': 'There are not so many there.',
  'not-at-colony': 'They are not at one of your colonies.',
  'in-use': 'The docks are in use.',
  'best-class': 'The planet has the best class.',
  'terraforming-already': 'The planet is being terraformed already.',
  'same-colony': 'They live there already.',
  blockaded: 'The colony is under a blockade.',
  'no-path': 'No way leads there.',
  'too-few-people': 'At least 1 PU stays.',
  'out-of-game': 'This House is out of the game.',
  replaced: 'A later line took its place.',
  'order-replaced': 'A later line gave the fleet another order.',
  'roe-replaced': 'A later line gave the fleet another rule of engagement.',
  'unknown-system': 'The map has no such system.',
  'unknown-house': 'There is no such House.',
  'unknown-fleet': 'You have no fleet of this number.',
  'unknown-squadron': 'You have no squadron or unit of this number.',
  'unknown-ship': 'You have no ship of this number.',
  'own-house': 'This is your own House.',
  'own-target': 'This colony is yours.',
  'not-your-colony': 'You have no colony there.',
  barred: 'Its maintenance was not paid, and it takes no orders this turn.',
  'same-fleet': 'They are in this fleet already.',
  'same-squadron': 'It is in this squadron already.',
  'named-twice': 'The list names the same twice.',
  'other-fleet': 'They are in another fleet.',
  'other-system': 'They are not in the same system.',
  'other-state': 'Crippled and undamaged ships form no squadron together.',
  'whole-fleet': 'One squadron or unit must stay.',
  'hostile-near': 'There are enemies in the system.',
  'waits-for-shipyard': 'Ships that wait for a shipyard can only be added to a squadron.',
  'cannot-lead': 'The flagship cannot lead it.',
  'no-room': 'There is no room aboard.',
  'not-aboard': 'There are not so many aboard.',
  'no-place': 'The planet holds no more people, and settlers were lost.',
  'one-act': 'There is one act of espionage a turn.',
  'no-target': 'There was nothing to act against.',
  'needs-combat-ship': 'The fleet has no combat ship.',
  'needs-marines': 'The fleet has no Marines aboard a transport.',
  'needs-scouts-only': 'Only a fleet of Scouts can do this.',
  'needs-loaded-etac': 'The fleet has no loaded ETAC.',
  'needs-own-colony': 'You have no colony for this.',
  'needs-own-starbase': 'You have no Starbase there.',
  'needs-foreign-colony': 'There is no colony of somebody else.',
  'needs-foreign-starbase': 'There is no Starbase of somebody else.',
  'needs-no-colony': 'The planet has a colony.',
  pact: 'You have a pact with its owner.',
  'no-war': 'You have your home, and have not been at war with this House for long enough.',
  'needs-own-fleet': 'You have no other fleet of this number.',
} as const;

/** Code of what became of an order. */
export type ResultCode = keyof typeof RESULT_SENTENCES;

/**
 * An order that was not carried out.
 *
 * @param figures - what was needed and what there was, as the end of a sentence
 */
export function refused(code: ResultCode, figures?: string): OrderResult {
  return { status: 'refused', code, reason: sentenceOf(code, figures) };
}

/**
 * How an order for several ended that were made as far as possible.
 *
 * @param figures - what the next one would have needed, and what there was; asked for where not all were made
 */
export function made(count: number, asked: number, code: ResultCode, figures?: () => string): OrderResult {
  if (count >= asked) return DONE;
  const reason = `${count} of ${asked}. ${sentenceOf(code, figures?.())}`;
  return { status: count === 0 ? 'refused' : 'partly', code, reason };
}

/** What is missing of the money for something: `it` alone, or one more of several. */
export function missingMoney(
  { treasury }: Pick<House, 'treasury'>,
  price: number,
  what: 'it' | 'one more',
): string {
  return `${what} takes ${xmr(price)} XMR, and ${xmr(treasury)} are left`;
}

/**
 * An order that was carried out except for what its code names.
 *
 * @param figures - what came of it, as the end of a sentence
 */
export function inPart(code: ResultCode, figures?: string): OrderResult {
  return { status: 'partly', code, reason: sentenceOf(code, figures) };
}

function sentenceOf(code: ResultCode, figures: string | undefined): string {
  const sentence = RESULT_SENTENCES[code];
  return figures === undefined ? sentence : `${sentence.slice(0, -1)}: ${figures}.`;
}
