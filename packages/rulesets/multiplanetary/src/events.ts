import type { JournalEvent } from '@ec/engine';
import type { WarpOrder } from './orders/orders.js';
import type { ByColour, Colour, Planet } from './state.js';

/** What happened in a tick; everybody sees it. */
export type TickEvent = DepartedEvent | ArrivedEvent | ProducedEvent;

/** Ships left a planet. */
export interface DepartedEvent extends JournalEvent {
  readonly kind: 'departed';
  readonly colour: Colour;
  readonly order: WarpOrder;
  /** Ships lost in quantum warp. */
  readonly lost: number;
  readonly arrives: number;
}

/** The owner of a planet, and the ships there. */
export type Hold = Pick<Planet, 'owner' | 'ships'>;

/** Ships came to a planet: of its own colour, against it, or both. */
export interface ArrivedEvent extends JournalEvent {
  readonly kind: 'arrived';
  readonly cell: number;
  /** Ships that came. */
  readonly arrived: ByColour<number>;
  readonly before: Hold;
  readonly after: Hold;
}

/** A planet made ships. */
export interface ProducedEvent extends JournalEvent {
  readonly kind: 'produced';
  readonly cell: number;
  readonly ships: number;
  /** Ships of these for which there was no room. */
  readonly lost: number;
}
