import { PROTOCOL } from './battles.js';
import type { GalaxySection, GalaxyTable } from './section.js';

/** Sections of a report by kind: the ID without the number of the race, battle or fleet at its end. */
export type SectionsByKind = ReadonlyMap<string, readonly GalaxySection[]>;

/** Sorts the sections of a report by kind. */
export function sectionsByKind(sections: readonly GalaxySection[]): SectionsByKind {
  return Map.groupBy(sections, ({ id }) => id.replace(/-\d+$/, ''));
}

/** Sections of some kinds, in the order of the kinds. */
export function ofKinds(sections: SectionsByKind, kinds: readonly string[]): GalaxySection[] {
  return kinds.flatMap((kind) => sections.get(kind) ?? []);
}

/** Tables of a section. */
export function tablesOf({ blocks }: GalaxySection): GalaxyTable[] {
  return blocks.filter((block) => block.kind === 'table');
}

/** Lines of a section that are in no table. */
export function linesOf({ blocks }: GalaxySection): string[] {
  return blocks.flatMap((block) => (block.kind === 'lines' ? block.lines : []));
}

/** Shots of a battle, line by line. */
export function protocolOf({ blocks }: GalaxySection): string[] {
  return blocks.flatMap((block) => (block.kind === 'lines' && block.caption === PROTOCOL ? block.lines : []));
}
