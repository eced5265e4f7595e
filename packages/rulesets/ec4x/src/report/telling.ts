import type { JournalEvent } from '@ec/engine';
import type { Names } from './names.js';

/** Sections that tell events in sentences. */
export type Topic =
  | 'ledger'
  | 'colonies'
  | 'research'
  | 'fleets'
  | 'movement'
  | 'battles'
  | 'intelligence'
  | 'subversion'
  | 'diplomacy';

/** Topic and sentence of an event; `null` for one that a section shows in a table of its own. */
export type Telling<Event extends JournalEvent> =
  readonly [topic: Topic, tell: (event: Event, names: Names) => string] | null;

/** One telling for each kind of event. */
export type TellingsOf<Event extends JournalEvent> = {
  readonly [Kind in Event['kind']]: Telling<Extract<Event, { readonly kind: Kind }>>;
};
