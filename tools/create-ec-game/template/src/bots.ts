// Players made of code: an order sheet from a view. They fill empty seats, play the contract's games, and thousands of games for ec-balance.
import type { Bot } from '@ec/engine';
import type { View, WreckView } from './view.ts';

/** Salvages any wreck, whatever it may hold. */
const grabber: Bot<View> = (view, rng) => {
  const free = freeWrecks(view);
  return free.length === 0 ? '' : `salvage ${rng.pick(free).number}`;
};

/** Scans until it knows a wreck with this much gold, then salvages the best that it knows. */
const ENOUGH = 12;
const scout: Bot<View> = (view, rng) => {
  const free = freeWrecks(view);
  const known = free.filter(({ gold }) => gold !== null).toSorted((a, b) => (b.gold ?? 0) - (a.gold ?? 0));
  const unknown = free.filter(({ gold }) => gold === null);
  const [best] = known;
  if (best && ((best.gold ?? 0) >= ENOUGH || unknown.length === 0)) return `salvage ${best.number}`;
  return unknown.length === 0 ? '' : `scan ${rng.pick(unknown).number}`;
};

/** TO CHANGE: names that are stable, as games store them. */
export const BOTS = { scout, grabber, idle: () => '' } as const satisfies Readonly<Record<string, Bot<View>>>;

function freeWrecks({ wrecks }: View): readonly WreckView[] {
  return wrecks.filter(({ owner }) => owner === null);
}
