import { formatInteger } from '@ec/prng';
import { unknownHolding } from './holding-topic.js';
import type { TurnView } from '../view/turn-view.js';
import type { SpyReportView, SpyResultView } from '../view/unrest-view.js';
import type { Cell, ReportBlock, ReportSection } from '@ec/reports';

/**
 * What the empire's spies did and found, the lines of foreign reports that they brought home, and the spies that it lost to others.
 *
 * @returns the section, or `undefined` when there is nothing to report
 * @see seed "Spy Unit"; E-28
 */
export function espionageSection({ espionage, spiesLost }: TurnView): ReportSection | undefined {
  const blocks: ReportBlock[] = [];
  if (espionage.length > 0) {
    blocks.push({
      kind: 'table',
      caption: 'Tasks of spies and what came of them',
      columns: [
        { id: 'sender', title: 'Ship or colony', align: 'right' },
        { id: 'spies', title: 'Spies', align: 'right' },
        { id: 'task', title: 'Task', align: 'left' },
        { id: 'target', title: 'Target', align: 'right' },
        { id: 'result', title: 'Result', align: 'left' },
      ],
      rows: espionage.map(taskCells),
    });
  }
  blocks.push(...secretsBlocks(espionage));
  if (spiesLost.length > 0) {
    blocks.push({
      kind: 'table',
      caption: 'Own spies killed by foreign spies',
      columns: [
        { id: 'holding', title: 'Ship or colony', align: 'right' },
        { id: 'spies', title: 'Spies', align: 'right' },
      ],
      rows: spiesLost.map(({ id, spies }) => [id, spies]),
    });
  }
  return blocks.length === 0 ? undefined : { id: 'espionage', title: 'Espionage', blocks };
}

function taskCells({ id, spies, result }: SpyReportView): Cell[] {
  return [id, spies, result.task, 'target' in result ? result.target : '', resultPhrase(result)];
}

function resultPhrase(result: SpyResultView): string {
  if ('isGone' in result) return 'the target is no longer there, or now ours';
  switch (result.task) {
    case 'check rebels':
      return `${counted(result.rebels, 'rebel unit')} found`;
    case 'convert rebels':
      return `${counted(result.converted, 'rebel unit')} turned loyal`;
    case 'check for spies':
      return foundPhrase(result.found);
    case 'attack spies':
      return `${counted(result.killed, 'foreign spy', 'foreign spies')} killed, ${formatInteger(result.lost)} lost`;
    case 'incite rebels':
      return `${counted(result.incited, 'loyal unit')} turned rebel`;
    case 'information':
      return `${counted(result.lines.length, 'line')} obtained`;
  }
}

function foundPhrase(found: readonly { readonly empire: number; readonly spies: number }[]): string {
  if (found.length === 0) return 'no foreign spies found';
  return found.map(({ empire, spies }) => `${counted(spies, 'spy', 'spies')} of empire ${empire}`).join(', ');
}

/** A number of things in words: `no lines`, `1 line`, `1,200 lines`. */
function counted(quantity: number, one: string, many = `${one}s`): string {
  return `${quantity === 0 ? 'no' : formatInteger(quantity)} ${quantity === 1 ? one : many}`;
}

/** One table for each target whose report was read, in the order of the first spies who read it. */
function secretsBlocks(espionage: readonly SpyReportView[]): ReportBlock[] {
  const lines = espionage.flatMap(({ result }) =>
    'lines' in result ? result.lines.map((line) => ({ target: result.target, line })) : [],
  );
  return [...Map.groupBy(lines, ({ target }) => target)].map(([target, obtained]) => ({
    kind: 'table',
    caption: `Lines from the report of ${unknownHolding(target)}`,
    columns: [{ id: 'line', title: 'Line', align: 'left' }],
    rows: obtained.map(({ line }) => [line]),
  }));
}
