import { parsePlan, type BotTables, type Parameters, type PlanChange } from '@ec/engine';
import type { Prng } from '@ec/prng';
import { aimedOrders, changed, MOST_CHANGES, planText, singleChanges, type Choices } from './candidates.js';
import { isProgram, parsePartners, plansOfPartners, printPartners } from './partners.js';

/** Simpler plans that are tried of one at most (included), the simplest first: each costs as many games as a finalist. */
const MOST_SIMPLER = 15;

/**
 * Plans with which a search begins: every single change of these bots, by all allies together and by one of them, every two bots as
 * partners, and orders that two partners aim at each other.
 */
export function firstTries(bots: readonly string[], choices: Choices, allies: number): string[] {
  const alike = singleChanges(bots, choices);
  if (allies === 1) return alike;
  const besideBot = (text: string): string => {
    const { bot } = parsePlan(text, choices.bots);
    return printPartners([text, ...Array.from({ length: allies - 1 }, () => bot)]);
  };
  const mixed = bots.flatMap((one, i) =>
    bots
      .slice(i + 1)
      .map((other) => printPartners([one, ...Array.from({ length: allies - 1 }, () => other)])),
  );
  return [
    ...alike,
    ...alike.map(besideBot),
    ...mixed,
    ...(allies === 2 ? towardEachOther(bots, choices) : []),
  ];
}

/**
 * Two partners with the same orders, which each aims at the other: at the seat after its own, and at the seat before. Rulesets call these aims `next` and
 * `previous`.
 */
function towardEachOther(bots: readonly string[], { drawn, aims }: Choices): string[] {
  const change = aimedOrders(drawn, aims);
  return bots.flatMap((bot) =>
    change
      .filter(({ mark, aim }) => aim === 'next' && aims.get(mark)?.includes('previous'))
      .map((one) =>
        printPartners([planText(bot, {}, [one]), planText(bot, {}, [{ ...one, aim: 'previous' }])]),
      ),
  );
}

/** Plans near those of some partners: of all of them where all play the same, or of one alone. Together they have no more changes than one plan may. */
export function changedPartners(
  text: string,
  { choices, allies, rng }: { readonly choices: Choices; readonly allies: number; readonly rng: Prng },
): string {
  if (allies === 1 || (parsePartners(text).length === 1 && rng.chance(1, 2)))
    return changed(text, choices, rng);
  const parts = plansOfPartners(text, allies);
  const at = rng.intN(allies);
  const others = parts.toSpliced(at, 1).reduce((sum, part) => sum + sizeOf(part, choices.bots), 0);
  const one = changed(parts[at] ?? '', choices, rng, Math.max(1, MOST_CHANGES - others));
  return printPartners(parts.with(at, one));
}

/** Every plan with fewer changes than this one, those with the fewest first; none of a program. */
export function simplerPartners(text: string, bots: BotTables, allies: number): string[] {
  const parts = plansOfPartners(text, allies);
  if (parts.some(isProgram)) return [];
  const plans = parts.map((part) => parsePlan(part, bots));
  const all = plans.flatMap(({ values, changes }, of) => [
    ...Object.entries(values).map((value) => ({ of, value })),
    ...changes.map((change) => ({ of, change })),
  ]);
  const subsets = Array.from({ length: 2 ** all.length - 1 }, (_, bits) =>
    all.filter((_, i) => Math.floor(bits / 2 ** i) % 2 === 1),
  );
  const simpler = subsets
    .toSorted((a, b) => a.length - b.length)
    .map((some) =>
      printPartners(
        plans.map(({ bot }, i) =>
          planText(
            bot,
            Object.fromEntries(
              some.flatMap((one): (readonly [string, Parameters[string]])[] =>
                one.of === i && 'value' in one ? [one.value] : [],
              ),
            ),
            some.flatMap((one): PlanChange[] => (one.of === i && 'change' in one ? [one.change] : [])),
          ),
        ),
      ),
    );
  return [...new Set(simpler)].slice(0, MOST_SIMPLER);
}

/**
 * Plans without those that do what an earlier one does, and more: of all that change one parameter, or give one kind of order besides, the
 * first. Which of the partners does it makes no difference.
 */
export function byIdea(plans: readonly string[], bots: BotTables): string[] {
  const ideas: ReadonlySet<string>[] = [];
  return plans.filter((text) => {
    if (parsePartners(text).some(isProgram)) return true;
    const idea = new Set(ideaOf(text, bots));
    if (ideas.some((earlier) => earlier.isSubsetOf(idea))) return false;
    ideas.push(idea);
    return true;
  });
}

/**
 * Plans in their order, but those after so many of the same idea behind all others.
 *
 * @param most - plans of an idea (included) that keep their places
 */
export function variantsLast(plans: readonly string[], bots: BotTables, most: number): string[] {
  const seen = new Map<string, number>();
  const isOneMore = new Set(
    plans.filter((text) => {
      const idea = parsePartners(text).some(isProgram) ? text : ideaOf(text, bots).toSorted().join(' & ');
      const count = 1 + (seen.get(idea) ?? 0);
      seen.set(idea, count);
      return count > most;
    }),
  );
  return [...plans.filter((text) => !isOneMore.has(text)), ...isOneMore];
}

/** What a plan does otherwise than its bots: parameters and kinds of orders; the bots where it does nothing otherwise. */
function ideaOf(text: string, bots: BotTables): string[] {
  const read = parsePartners(text).map((part) => parsePlan(part, bots));
  const done = read.flatMap(({ values, changes }) => [
    ...Object.keys(values),
    ...changes.map(({ kind, mark }) => `${kind} ${mark.split('.')[0] ?? mark}`),
  ]);
  return [...new Set(done.length > 0 ? done : read.map(({ bot }) => bot))];
}

function sizeOf(text: string, bots: BotTables): number {
  const { values, changes } = parsePlan(text, bots);
  return Object.keys(values).length + changes.length;
}
