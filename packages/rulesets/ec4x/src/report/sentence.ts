import type { JournalEvent } from '@ec/engine';
import type { Ec4xView } from '../view/view.js';
import type { Names } from './names.js';

/** Sections that report events in sentences. */
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
export type Sentence<Event extends JournalEvent> =
  readonly [topic: Topic, say: (event: Event, names: Names, view: Ec4xView) => string] | null;

/** One sentence for each kind of event. */
export type SentencesOf<Event extends JournalEvent> = {
  readonly [Kind in Event['kind']]: Sentence<Extract<Event, { readonly kind: Kind }>>;
};
