import { createHash } from 'node:crypto';
import type { Holder, Place } from './holders.js';

/** A sheet that a player has sent; no two have the same text. */
export interface SentSheet {
  readonly by: Holder;
  readonly text: string;
  /** How often it may be in the files: as often as its player has handed it in and was not told that it was not taken. */
  tries: number;
}

/** A receipt that has reached its player. */
export interface SeenReceipt extends Place {
  /** For which the sheet is. */
  readonly turn: number;
  readonly receipt: number;
  /** Absent where the receipt does not say. */
  readonly counts: boolean | undefined;
  /** How the hash of the sheet begins; empty where the receipt says none. */
  readonly hash: string;
}

/** A line of orders for a game that is played on a clock; no two have the same text. */
export interface SentLine {
  readonly by: Holder;
  readonly text: string;
  /** How often its player has sent it. */
  tries: number;
}

/** A line of which a player was told that it counts for the next tick. */
export interface AcceptedLine extends Omit<SeenReceipt, 'counts'> {
  readonly text: string;
}

/** A mail that a player has sent. */
export interface SentMail {
  readonly by: Holder;
  readonly messageId: string;
  /** Whether it proves that it is of its seat. */
  readonly isProved: boolean;
  /** Whether the hall has said that it has done what it asks for. */
  isAnswered: boolean;
}

/** A letter that the hall has taken for a player. */
export interface SentLetter extends Place {
  /** That no other letter holds. */
  readonly text: string;
  /** Seat that it is for. */
  readonly to: number;
  /** Whether it goes with the turn that came next. */
  readonly isWithTurn: boolean;
}

/** A mail that is on its way to the hall. */
export interface MailOnItsWay {
  readonly messageId: string;
  readonly bytes: Uint8Array;
  /** Address on its envelope. */
  readonly recipient: string;
  /** When it is at the hall, in milliseconds since 1970. */
  readonly due: number;
}

/** What players and masters know: all that the hall has told them, and nothing that it only knows itself. */
export class Ledger {
  /** By their hashes. */
  readonly sheets = new Map<string, SentSheet>();
  readonly receipts: SeenReceipt[] = [];
  /** By their texts. */
  readonly lines = new Map<string, SentLine>();
  readonly accepted: AcceptedLine[] = [];
  readonly mails = new Map<string, SentMail>();
  readonly letters: SentLetter[] = [];
  /** What the hall has kept of what a seat has written and not handed in, where that is known for sure. */
  readonly drafts = new Map<string, string>();
  /** Numbers in the files of turns that a master has resolved, after the names of the games. */
  readonly byHand = new Set<string>();
  /** Numbers in the files of turns that masters have taken back, after the names of the games. */
  readonly undone = new Set<string>();
  /**
   * Due times that had passed when a turn was taken back, by the names of the games and the numbers in the files of the turns before it: until
   * somebody sets another time, it is not resolved again by itself.
   */
  readonly takenBack = new Map<string, number>();
  /** Numbers in the files of sheets with which turns were resolved, by names of games, numbers of turns in the files and seats. */
  readonly used = new Map<string, unknown>();
  /** Reports as they were written, by names of games, numbers in the files and seats. */
  readonly reports = new Map<string, string>();
  /** Copies of mails whose receipts are noted. */
  copiesRead = 0;
  #count = 0;

  /** A number that was not given before. */
  next(): number {
    return (this.#count += 1);
  }

  /** A new sheet, or once more one that was sent. */
  send(by: Holder, text: string): SentSheet {
    const sheet = this.sheets.get(sha256(text)) ?? { by, text, tries: 0 };
    sheet.tries += 1;
    for (const end of ENDS) this.sheets.set(sha256(text + end), sheet);
    return sheet;
  }
}

/** What programs of mail put after a text. */
const ENDS = ['', '\n', '\n\n'];

/** SHA-256 of a text in hexadecimal digits. */
function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
