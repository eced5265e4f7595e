import type { HoldingKind } from '@ec/economy';
import type { HoldingView } from '../view/holding-view.js';
import type { ReportBlock, ReportSection } from '@ec/reports';
import { sentenceCase } from './unit-name.js';

/** The properties that name a ship or colony. */
type NamedHolding = Pick<HoldingView, 'id' | 'kind' | 'name'>;

/** Text of a section with figures of the quarter, before there are any. */
export const NO_QUARTER = 'No quarter has passed yet.';

/** Full names of the kinds of ships and colonies. */
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

/** A ship or colony of which only the number is known, within a sentence. */
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
