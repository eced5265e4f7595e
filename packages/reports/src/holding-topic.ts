import type { HoldingView } from './turn-view.js';
import type { ReportBlock, ReportSection } from './types.js';

/** What a section of figures of the quarter says before there are any. */
export const NO_QUARTER = 'No quarter has passed yet.';

/** ID of a ship's or colony's own section: `ship-12`, `colony-1`; a trade station is a colony. */
export function holdingId({ id, kind }: HoldingView): string {
  return `${kind === 'ship' ? 'ship' : 'colony'}-${id}`;
}

/** Number and name of a ship or colony: `Ship 12`, `Colony 1 "Goldball"`. */
export function holdingName({ id, kind, name }: HoldingView): string {
  const number = `${kind === 'ship' ? 'Ship' : kind === 'trade-station' ? 'Trade station' : 'Colony'} ${id}`;
  return name === null ? number : `${number} "${name}"`;
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
