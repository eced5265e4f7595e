import { Prng } from '@ec/prng';
import { holdingLines } from '../report/holding-lines.js';
import type { HoldingView } from './holding-view.js';
import type { SpyReportView, SpyResultView } from './unrest-view.js';
import type { SpiedEvent } from '../events/conflict.js';

/**
 * What the spies of a ship or colony did.
 *
 * @param reportOf - a ship or colony as its owner's report shows it; spies bring home lines of that report
 * @see seed "Spy Unit"; E-28
 */
export function spyReportView(
  { holdingId, spies, result }: SpiedEvent,
  reportOf: (id: number) => HoldingView | undefined,
): SpyReportView {
  return { id: holdingId, spies, result: resultView(spies, result, reportOf) };
}

function resultView(
  spies: number,
  result: SpiedEvent['result'],
  reportOf: (id: number) => HoldingView | undefined,
): SpyResultView {
  if ('isGone' in result) return { task: WORDS[result.task], target: result.targetId, isGone: true };
  switch (result.task) {
    case 'checkRebels':
      return { task: 'check rebels', rebels: result.rebels };
    case 'convertRebels':
      return { task: 'convert rebels', converted: result.converted };
    case 'checkForSpies':
      return {
        task: 'check for spies',
        found: result.found.map(({ empireId, spies: count }) => ({ empire: empireId, spies: count })),
      };
    case 'attackSpies': {
      const { targetId, killed, lost } = result;
      return { task: 'attack spies', target: targetId, killed, lost };
    }
    case 'inciteRebels':
      return { task: 'incite rebels', target: result.targetId, incited: result.incited };
    case 'information': {
      const report = reportOf(result.targetId);
      const lines = report ? holdingLines(report) : [];
      const drawn = Prng.restore(result.stream).sample([...lines.keys()], Math.min(spies, lines.length));
      return {
        task: 'information',
        target: result.targetId,
        lines: drawn.sort((a, b) => a - b).flatMap((line) => lines[line]?.() ?? []),
      };
    }
  }
}

const WORDS = {
  attackSpies: 'attack spies',
  inciteRebels: 'incite rebels',
  information: 'information',
} as const;
