import { formatUnit } from '@ec/economy';
import { colonyTopic } from './colony-sections.js';
import type { ColonyView } from './turn-view.js';
import type { Cell, ReportBlock, ReportColumn, ReportSection } from './types.js';
import { sentenceCase, unitName } from './unit-name.js';

/**
 * A colony's farms by technology level, and the food of the quarter.
 *
 * @see seed "Farm", E-21
 */
export function farmsSection(colony: ColonyView): ReportSection {
  const { farms } = colony;
  return colonyTopic(colony, 'farms', 'farms', [
    tableOr(
      'No farms.',
      'Farms by technology level',
      [
        { id: 'unit', title: 'Farms', align: 'left' },
        { id: 'units', title: 'Units', align: 'right' },
        { id: 'worked', title: 'Worked', align: 'right' },
        { id: 'produced', title: 'Food produced', align: 'right' },
      ],
      farms.map(({ techLevel, units, worked, produced }) => [
        formatUnit('FRM', techLevel),
        units,
        worked,
        produced,
      ]),
    ),
  ]);
}

/**
 * A colony's mine groups, their deposits, and what they delivered.
 *
 * @see seed "Mine", E-20
 */
export function minesSection(colony: ColonyView): ReportSection {
  return colonyTopic(colony, 'mines', 'mines', [
    tableOr(
      'No mines.',
      'Mine groups',
      [
        { id: 'group', title: 'Group', align: 'right' },
        { id: 'unit', title: 'Mines', align: 'left' },
        { id: 'units', title: 'Units', align: 'right' },
        { id: 'worked', title: 'Worked', align: 'right' },
        { id: 'deposit', title: 'Deposit', align: 'right' },
        { id: 'resource', title: 'Resource', align: 'left' },
        { id: 'yield', title: 'Yield %', align: 'right' },
        { id: 'produced', title: 'Produced', align: 'right' },
      ],
      colony.mines.map((mine) => [
        mine.group,
        formatUnit('MIN', mine.techLevel),
        mine.units,
        mine.worked,
        mine.depositNumber,
        sentenceCase(unitName(mine.resource)),
        mine.yieldPercent,
        mine.produced,
      ]),
    ),
  ]);
}

/**
 * A colony's factory groups and their work in process.
 *
 * @see seed "Factory", E-22
 */
export function factoriesSection(colony: ColonyView): ReportSection {
  return colonyTopic(colony, 'factories', 'factories', [
    tableOr(
      'No factories.',
      'Factory groups and their work in process',
      [
        { id: 'group', title: 'Group', align: 'right' },
        { id: 'unit', title: 'Factories', align: 'left' },
        { id: 'units', title: 'Units', align: 'right' },
        { id: 'product', title: 'Product', align: 'left' },
        { id: 'quarter', title: '¼ done', align: 'right' },
        { id: 'half', title: '½ done', align: 'right' },
        { id: 'three-quarters', title: '¾ done', align: 'right' },
      ],
      colony.factories.map(({ group, techLevel, units, product, pipeline }) => [
        group,
        formatUnit('FCT', techLevel),
        units,
        product,
        ...pipeline,
      ]),
    ),
  ]);
}

function tableOr(none: string, caption: string, columns: ReportColumn[], rows: Cell[][]): ReportBlock {
  return rows.length === 0 ? { kind: 'paragraph', text: none } : { kind: 'table', caption, columns, rows };
}
