import { section, type ReportSection } from '@ec/reports';
import { newsBlocks } from './news.js';
import type { Reporter } from './reporter.js';

/**
 * Points of espionage and what came of them.
 *
 * @see
 */
export function subversionSection(reporter: Reporter): ReportSection[] {
  const { own } = reporter.view;
  const facts = [
    { label: 'Espionage points', value: own.ebp },
    { label: 'Counter-espionage points', value: own.cip },
    ...(own.isTaxCut ? [{ label: 'Next taxes', value: 'cut by an act of espionage' }] : []),
    ...(own.isScienceHalved
      ? [{ label: 'Science points bought next', value: 'halved by an act of espionage' }]
      : []),
  ];
  return [
    section('subversion', 'Subversion', { kind: 'facts', facts }, ...newsBlocks(reporter, 'subversion')),
  ];
}
