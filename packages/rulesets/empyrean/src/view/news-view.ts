import type { Ratio } from '@ec/prng';
import type { BattleView } from './battle-view.js';

/** News of a market or trade station. */
export interface NewsView {
  /** Trade station, or `null` for the market of a home world. */
  station: number | null;
  /** Label of the planet, such as `05-12-28/2`. */
  planet: string;
  items: NewsItemView[];
}

/** A piece of news. */
export type NewsItemView =
  | { kind: 'arrived' | 'departed'; ship: number; empire: number }
  | { kind: 'fought'; target: number; empire: number | null; end: BattleView['end'] }
  /** The unit is a code such as `FOOD`, or `TL-3` for a technology level. */
  | { kind: 'traded'; unit: string; quantity: number; price: Ratio }
  | { kind: 'text'; text: string; signature: string | null };

/** A message from another empire. */
export interface MessageView {
  from: { id: number; name: string };
  text: string;
}
