import type { TurnView } from './turn-view.js';
import type { ReportSection } from './types.js';

/**
 * What the game master tells everybody, line for line.
 *
 * @returns the section, or `undefined` when that is nothing
 */
export function noticeSection({ notice }: TurnView): ReportSection | undefined {
  if (notice === null) return undefined;
  return {
    id: 'notice',
    title: 'Notice of the game master',
    blocks: [{ kind: 'lines', lines: notice.split('\n') }],
  };
}
