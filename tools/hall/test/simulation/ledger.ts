import { createHash } from 'node:crypto';

/** A seat of a game. */
export interface Place {
  readonly game: string;
  readonly seat: number;
}

/** A sheet that a player has sent; no two have the same text. */
export interface SentSheet extends Place {
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

/** A mail that a player has sent. */
export interface SentMail extends Place {
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

/** What players and masters know: all that the hall has told them, and nothing that it only knows itself. */
export class Ledger {
  /** By their hashes. */
  readonly sheets = new Map<string, SentSheet>();
  readonly receipts: SeenReceipt[] = [];
  readonly mails = new Map<string, SentMail>();
  readonly letters: SentLetter[] = [];
  /** What the hall has kept of what a seat has written and not handed in, where that is known for sure. */
  readonly drafts = new Map<string, string>();
  /** Numbers in the files of turns that a master has resolved, after the names of the games. */
  readonly byHand = new Set<string>();
  /** Copies of mails whose receipts are noted. */
  copiesRead = 0;
  #count = 0;

  /** A number that was not given before. */
  next(): number {
    return (this.#count += 1);
  }

  /** A new sheet, or once more one that was sent. */
  send(place: Place, text: string): SentSheet {
    const sheet = this.sheets.get(sha256(text)) ?? { ...place, text, tries: 0 };
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
