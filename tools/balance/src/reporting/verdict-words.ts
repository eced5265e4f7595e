import { VERDICTS, type ReportVerdict, type Verdict } from './balance-report.js';

/** Symbol and words of each verdict: never a colour alone. */
export const VERDICT_WORDS: Readonly<Record<Verdict, { readonly symbol: string; readonly word: string }>> = {
  holds: { symbol: '✓', word: 'holds' },
  fits: { symbol: '≈', word: 'fits' },
  undecided: { symbol: '?', word: 'undecided' },
  breached: { symbol: '✗', word: 'breached' },
};

const PLURALS: Readonly<Record<Verdict, string>> = {
  holds: 'hold',
  fits: 'fit',
  undecided: 'undecided',
  breached: 'breached',
};

/** How many verdicts there are of each kind: `✓ 3 hold, ✗ 1 breached`; empty when there are none. */
export function countVerdicts(verdicts: readonly ReportVerdict[]): string {
  return VERDICTS.flatMap((verdict) => {
    const count = verdicts.filter((one) => one.verdict === verdict).length;
    const { symbol, word } = VERDICT_WORDS[verdict];
    return count === 0 ? [] : [`${symbol} ${count} ${count > 1 ? PLURALS[verdict] : word}`];
  }).join(', ');
}

/** The chances that a verdict rests on, in words; empty when there are none. */
export function chancesOf({ breachP, holdP }: ReportVerdict): string {
  const parts = [
    ...(breachP === null ? [] : [`p of a breach ${chance(breachP)}`]),
    ...(holdP === null ? [] : [`of holding ${chance(holdP)}`]),
  ];
  return parts.join(', ');
}

function chance(p: number): string {
  return p < 0.001 ? '< 0.001' : p.toFixed(3);
}
