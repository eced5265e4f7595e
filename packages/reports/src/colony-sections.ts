import { formatRate } from '@ec/economy';
import { formatShare } from './format-number.js';
import type { ColonyView } from './turn-view.js';
import type { ReportSection } from './types.js';
import { sentenceCase, unitName } from './unit-name.js';

/** A colony's section: one topic, under the colony's name. */
export function colonyTopic(
  colony: ColonyView,
  topic: string,
  title: string,
  blocks: ReportSection['blocks'],
): ReportSection {
  return { id: `colony-${colony.id}-${topic}`, title: `${colonyName(colony)}: ${title}`, blocks };
}

/** Where a colony is, of what kind, and the rates in force. */
export function colonySection(colony: ColonyView): ReportSection {
  const { pay, ration } = colony.rates;
  return {
    id: `colony-${colony.id}`,
    title: colonyName(colony),
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: 'Kind', value: `${colony.kind} colony` },
          { label: 'Location', value: colony.location },
          { label: 'Technology level', value: colony.techLevel },
          ...(['USK', 'PRO', 'SLD'] as const).map((code) => ({
            label: `Pay of ${unitName(code)}`,
            value: `${formatRate(pay[code])} consumer goods a unit`,
          })),
          { label: 'Ration', value: formatShare(ration.numerator, ration.denominator) },
        ],
      },
    ],
  };
}

/**
 * Births, deaths, wages and food of the quarter.
 *
 * @see E-30, E-33
 */
export function vitalSection(colony: ColonyView): ReportSection {
  const title = 'vital statistics';
  const { vital } = colony;
  if (!vital) {
    return colonyTopic(colony, 'vital', title, [{ kind: 'paragraph', text: 'No quarter has passed yet.' }]);
  }
  const living = vital.standardOfLiving;
  return colonyTopic(colony, 'vital', title, [
    {
      kind: 'facts',
      facts: [
        { label: 'Births (population units)', value: vital.births },
        { label: 'Deaths (population units)', value: vital.deaths },
        { label: 'Starved (population units)', value: vital.starved },
        { label: 'Trainees graduated', value: vital.graduates },
        { label: 'Unemployables turned workers', value: vital.promoted },
        { label: 'Standard of living', value: formatShare(living.numerator, living.denominator) },
      ],
    },
    {
      kind: 'table',
      caption: 'Wages and food',
      columns: [
        { id: 'need', title: 'Need', align: 'left' },
        { id: 'due', title: 'Due', align: 'right' },
        { id: 'met', title: 'Met', align: 'right' },
        { id: 'share', title: 'Share', align: 'right' },
      ],
      rows: [
        [
          'Wages (consumer goods)',
          vital.wagesDue,
          vital.wagesPaid,
          formatShare(vital.wagesPaid, vital.wagesDue),
        ],
        ['Food (food units)', vital.foodDue, vital.foodEaten, formatShare(vital.foodEaten, vital.foodDue)],
      ],
    },
  ]);
}

/**
 * Workers that the farms, mines and factories needed and had.
 *
 * @see E-19
 */
export function labourSection(colony: ColonyView): ReportSection {
  const title = 'labour';
  const { labour, population } = colony;
  if (!labour) {
    return colonyTopic(colony, 'labour', title, [{ kind: 'paragraph', text: 'No quarter has passed yet.' }]);
  }
  return colonyTopic(colony, 'labour', title, [
    {
      kind: 'table',
      caption: 'Workers (population units)',
      columns: [
        { id: 'class', title: 'Class', align: 'left' },
        { id: 'required', title: 'Required', align: 'right' },
        { id: 'used', title: 'Used', align: 'right' },
        { id: 'population', title: 'Population now', align: 'right' },
      ],
      rows: (['USK', 'PRO'] as const).map((code) => [
        sentenceCase(unitName(code)),
        labour.required[code],
        labour.used[code],
        population[code],
      ]),
    },
  ]);
}

function colonyName({ id, name }: ColonyView): string {
  return name === null ? `Colony ${id}` : `Colony ${id} "${name}"`;
}
