import { formatInteger } from '@ec/prng';
import type { ReportNote } from '@ec/reports';
import { noteOf } from './note-of.js';
import type { Supply } from './outlook.js';

/** What is said of a supply beside its figures. */
interface SupplyText {
  /** Whether its name is a plural. */
  readonly isPlural?: boolean;
  /** The order that would help, where there is one. */
  readonly order: () => string | undefined;
  /** What comes of it when it falls short. */
  readonly end: string;
}

/**
 * How long a supply lasts, where that is within the horizon.
 *
 * @param urgent - turns within which it is urgent that it falls short (included)
 */
export function supplyNotes(
  what: string,
  { stock, need, income, lastIncome, short }: Supply,
  urgent: number,
  section: string,
  { isPlural = false, order, end }: SupplyText,
): ReportNote[] {
  if (short === null) return [];
  const [it, falls, stays] = isPlural ? ['they', 'fall', 'last'] : ['it', 'falls', 'lasts'];
  const lasts =
    short === 1 ? `${falls} short next turn` : `${stays} ${short - 1} more ${short === 2 ? 'turn' : 'turns'}`;
  const [has, needs, comes, last] = [stock, need, income, lastIncome].map(formatInteger);
  const flow =
    income === lastIncome
      ? `${needs} needed and ${comes} coming in each turn`
      : `${needs} needed each turn, ${comes} coming in next turn and ${last} in the turn in which ${it} ${falls} short`;
  return [
    noteOf(`${what} ${lasts} at the present rate: ${has} stored, ${flow}; ${end}.`, section, { isUrgent: short <= urgent, order: order() }), // prettier-ignore
  ];
}

/** What the turn lacks in which a supply falls short. */
export function missing({ need, lastIncome }: Supply): number {
  return Math.max(0, need - lastIncome);
}
