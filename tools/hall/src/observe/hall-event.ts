import type { ReceivedOnce } from '../mail/incoming/receive-mail.js';

/** Something that happened in a hall. Nothing in it is secret but the text of a failure or a program, which is masked where it is written. */
export type HallEvent =
  | {
      readonly event: 'opened';
      readonly address: string;
      readonly games: number;
      /** Whether mail that is queued is sent. */
      readonly sendsMail: boolean;
    }
  /** What is under way is finished. */
  | { readonly event: 'closing' }
  | { readonly event: 'closed' }
  | RequestEvent
  | {
      readonly event: 'sheet';
      readonly game: string;
      readonly seat: number;
      readonly receipt: number;
      readonly counts: boolean;
    }
  | {
      readonly event: 'command';
      readonly game: string;
      /** Words that call it: `seats add`. */
      readonly command: string;
      /** Exit code; 0 where it did what it was asked for. */
      readonly code: number;
    }
  /** A turn of a game was followed up: whoever resolved it. */
  | { readonly event: 'turn'; readonly game: string; readonly turn: number }
  /** Mails that were due. */
  | {
      readonly event: 'mails';
      readonly sent: number;
      /** Tried again later. */
      readonly postponed: number;
      /** Given up. */
      readonly failed: number;
    }
  /** Pushes that were due. */
  | {
      readonly event: 'pushes';
      readonly sent: number;
      /** Tried again later. */
      readonly postponed: number;
      /** Given up. */
      readonly failed: number;
      /** Browsers that are gone. */
      readonly ended: number;
    }
  /** A mail came in. */
  | {
      readonly event: 'received';
      readonly what: ReceivedOnce['what'];
      /** Absent where it was of no seat. */
      readonly game?: string;
      readonly seat?: number;
    }
  /** What a program that plays a seat writes for people, or that it gave no orders. */
  | { readonly event: 'program'; readonly game: string; readonly text: string }
  /** A mistake in the program, or what hinders a game, mail or pushes. */
  | { readonly event: 'failure'; readonly text: string };

/** A request that was answered. */
interface RequestEvent {
  readonly event: 'request';
  readonly method: string;
  /** Pattern of its address, such as `/games/:game/seats/:seat/orders`; `none` where there is no such page. */
  readonly route: string;
  readonly status: number;
  /** Until the answer began. */
  readonly milliseconds: number;
  /** Absent where it is about no game, or about one that is not there. */
  readonly game?: string;
}

/** What is told of everything that happens. It never fails. */
export type Observe = (event: HallEvent) => void;
