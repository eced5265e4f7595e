import { referenceOf } from '@ec/orders-parser';
import {
  editionTable,
  PARAMETER_COLUMNS,
  parameterTable,
  resolveParameters,
  turnSequenceTable,
} from '@ec/engine';
import { galaxyng } from '@ec/galaxyng';
import { COMPATIBILITY_KEYS, GALAXY_RULEBOOK, galaxyLanguage } from '@ec/galaxyng/rules';
import type { TableBlock } from '@ec/reports';
import { galaxyQuotes } from './galaxy-quotes.ts';
import { pageTable } from './markdown-table.ts';
import type { PieceMaker } from './pages.ts';

const defaults = resolveParameters(galaxyng.parameters);
const classicKeys: ReadonlySet<string> = new Set(COMPATIBILITY_KEYS);

/** Everything that the pages about GalaxyNG take from the code, by the name in its marker. */
export const galaxyPieces: ReadonlyMap<string, PieceMaker> = new Map<string, PieceMaker>([
  ['turn-sequence', () => turnSequenceTable(galaxyng.phases)],
  ['parameters', parameters],
  ['classic', classic],
  ['editions', () => editionTable(galaxyng)],
  ['order-reference', orderReference],
  ...GALAXY_RULEBOOK.flatMap(({ tables }) =>
    Object.entries(tables).map(([name, make]): [string, PieceMaker] => [name, () => make(defaults)]),
  ),
  ['order-list', orderList],
  ...Object.entries(galaxyQuotes),
]);

/** Parameters other than those for playing the historical way. */
function parameters(): TableBlock {
  return parameterTable(
    galaxyng.parameters.filter(({ key }) => !classicKeys.has(key)),
    defaults,
    PARAMETER_COLUMNS.filter((column) => column !== 'value'),
  );
}

function classic(): TableBlock {
  const rows = galaxyng.parameters
    .filter(({ key }) => classicKeys.has(key))
    .map(({ key, description }) => [key, description.replace(/^classic: /, '')]);
  return pageTable(['Key', 'With the value `classic`'], rows);
}

/** The list of all orders, each with a link to its entry in the reference. */
function orderList(): TableBlock {
  const rows = (
    GALAXY_RULEBOOK.find(({ id }) => id === 'orders')?.tables['order-list']?.(defaults).rows ?? []
  ).map(([order = '', kind, ...rest]) => [order, `[${kind}](#${kind})`, ...rest]);
  return pageTable(['Order', 'Kind', 'Phase', 'What it does'], rows);
}

/** The statements of the order language, without the title of their page. */
function orderReference(): string {
  const text = referenceOf(galaxyLanguage.declaration);
  return text.slice(text.indexOf('\n## ') + 1).trimEnd();
}
