import type { HoldingKind } from '@ec/economy';
import type { HoldingView } from './turn-view.js';
import type { ReportBlock, ReportSection } from './types.js';
import { sentenceCase } from './unit-name.js';

/** What a ship or colony is called by. */
type NamedHolding = Pick<HoldingView, 'id' | 'kind' | 'name'>;

/** What a section of figures of the quarter says before there are any. */
export const NO_QUARTER = 'No quarter has passed yet.';

/** What the kinds of ships and colonies are called in full. */
export const KIND_NAMES: Readonly<Record<HoldingKind, string>> = {
  open: 'open colony',
  enclosed: 'enclosed colony',
  orbiting: 'orbiting colony',
  'trade-station': 'trade station',
  ship: 'ship',
};

/** ID of a ship's or colony's own section: `ship-12`, `colony-1`; a trade station is a colony. */
export function holdingId({ id, kind }: HoldingView): string {
  return `${kind === 'ship' ? 'ship' : 'colony'}-${id}`;
}

/** Number and name of a ship or colony as a heading: `Ship 12`, `Colony 1 "Goldball"`. */
export function holdingName(holding: NamedHolding): string {
  return sentenceCase(holdingPhrase(holding));
}

/** Number and name of a ship or colony within a sentence: `ship 12`, `colony 1 "Goldball"`. */
export function holdingPhrase({ id, kind, name }: NamedHolding): string {
  const number = `${kind === 'ship' ? 'ship' : kind === 'trade-station' ? 'trade station' : 'colony'} ${id}`;
  return name === null ? number : `${number} "${name}"`;
}

/** A ship or colony by its number: with its kind and name when it is among the given ones. */
export function numberedHolding(id: number, known: readonly NamedHolding[]): string {
  const holding = known.find((one) => one.id === id);
  return holding ? holdingPhrase(holding) : unknownHolding(id);
}

/** A ship or colony of which nothing but the number is known, within a sentence. */
export function unknownHolding(id: number): string {
  return `ship or colony ${id}`;
}

/** A section of a ship or colony: one topic, under its number and name. */
export function holdingTopic(
  holding: HoldingView,
  topic: string,
  blocks: ReportBlock[],
  title = topic,
): ReportSection {
  return { id: `${holdingId(holding)}-${topic}`, title: `${holdingName(holding)}: ${title}`, blocks };
}

/** Whether a kind of holding can have mines and factories. */
export function hasWorks(kind: HoldingView['kind']): boolean {
  return kind !== 'ship' && kind !== 'trade-station';
}
