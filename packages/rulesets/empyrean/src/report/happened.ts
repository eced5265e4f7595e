import { headCount } from '@ec/economy';
import { formatInteger } from '@ec/prng';
import type { ReportNote, ReportSection } from '@ec/reports';
import type { BattleView, CombatantView } from '../view/battle-view.js';
import type { HoldingView } from '../view/holding-view.js';
import type { ChangeView, TurnView } from '../view/turn-view.js';
import { BATTLE_END_PHRASES } from './battles.js';
import { joinedTo } from './changes.js';
import { numberedEmpire } from './empire-name.js';
import { holdingId, holdingName, holdingPhrase, numberedHolding } from './holding-topic.js';
import { isSystem } from './known-systems.js';
import { sentenceCase } from './unit-name.js';

/** Most refused orders that are listed; the section of the orders has all. */
const REFUSALS = 5;

/** Said of a turn in which nothing happened. */
function quietText({ turn, holdings }: TurnView): string {
  if (turn === 0) return 'The game begins.';
  return holdings.length === 0
    ? 'Nothing happened that you know of.'
    : 'A quiet quarter: nothing was lost, nobody fought.';
}

/**
 * What happened in the turn: what was lost and won, deaths, fights and rebellions, orders that were not carried out, research, and what there
 * is to read.
 */
export function happenedSection(view: TurnView): ReportSection {
  const notes = PARTS.flatMap((part) => part(view));
  return {
    id: 'happened',
    title: 'What happened',
    blocks: [
      notes.length === 0
        ? {
            kind: 'paragraph',
            text: quietText(view),
          }
        : { kind: 'notes', notes },
    ],
  };
}

/** Parts of the section in their order. */
const PARTS: readonly ((view: TurnView) => ReportNote[])[] = [
  endNotes,
  ({ changes }) => changes.map(changeNote),
  (view) => view.battles.flatMap((battle) => battleNotes(view, battle)),
  ({ rebellions }) =>
    rebellions.map(({ winner, ...of }) => ({
      text: `Rebellion in ${holdingPhrase(of)} at ${of.planet}: ${winner === 'loyal' ? 'put down' : 'it is lost to the rebels, and independent now'}.`,
      ...(winner === 'militia' && { isUrgent: true }),
      section: `rebellion-${of.id}`,
    })),
  ({ holdings }) => holdings.flatMap(deathNotes),
  ({ holdings }) => holdings.flatMap(technologyNotes),
  ({ spiesLost, holdings }) =>
    spiesLost.map(({ id, spies }) => ({
      text: `Foreign spies killed ${formatInteger(spies)} of yours in ${numberedHolding(id, holdings)}.`,
      section: 'espionage',
    })),
  orderNotes,
  discoveryNotes,
  ({ messages }) =>
    messages.map(({ from }) => ({
      text: `A message from empire ${from.id} ${from.name}.`,
      section: 'messages',
    })),
];

function endNotes(view: TurnView): ReportNote[] {
  if (!view.winners) return [];
  const names = view.winners.map((id) => numberedEmpire(view, id)).join(', ') || 'nobody';
  return [{ text: `The game is over, won by ${names}.`, isUrgent: true, section: 'empire' }];
}

function changeNote(change: ChangeView): ReportNote {
  const section = 'changes';
  switch (change.change) {
    case 'abandoned':
      return {
        text: `${holdingName(change)} at ${change.location} is lost: nobody lives there any longer.`,
        isUrgent: true,
        section,
      };
    case 'occupied':
      return {
        text: `${holdingName(change)} at ${change.location} is yours: people have moved in.`,
        section,
      };
    case 'joined':
      return { text: `${holdingName(change)} was joined to ${joinedTo(change)}.`, section };
    case 'uncontrolled':
      return {
        text: `Planet ${change.planet} is no longer yours: no colony there has people enough to hold it.`,
        isUrgent: true,
        section,
      };
  }
}

function battleNotes(view: TurnView, battle: BattleView): ReportNote[] {
  const { target, attackers, helpers, end, captor, planet } = battle;
  const isOwn = ({ empire }: CombatantView): boolean => empire === view.empire.id;
  const section = `battle-${target.id}`;
  const destroyed = [target, ...attackers, ...helpers].filter((one) => isOwn(one) && one.isDestroyed);
  const what = `${attackers.some(isOwn) ? 'Your attack on' : 'Battle of'} ${holdingPhrase(target)} at ${planet}`;
  const by =
    captor === null
      ? ''
      : ` by ${captor === view.empire.id ? 'you' : `empire ${numberedEmpire(view, captor)}`}`;
  const isLost = isOwn(target) && (end === 'captured' || end === 'destroyed');
  return [
    {
      text: `${what}: ${BATTLE_END_PHRASES[end]}${by}.`,
      ...(isLost && { isUrgent: true as const }),
      section,
    },
    ...destroyed
      .filter((one) => one !== target)
      .map((one) => ({
        text: `${holdingName(one)} was destroyed in the battle of ${holdingPhrase(target)}.`,
        isUrgent: true as const,
        section,
      })),
  ];
}

function deathNotes(holding: HoldingView): ReportNote[] {
  const { vital, lifeSupport, population } = holding;
  const died = (units: number, how: string, section: string): ReportNote[] =>
    units === 0
      ? []
      : [
          {
            text: `${holdingName(holding)}: ${formatInteger(units)} population units ${how}; ${formatInteger(headCount(population))} are left.`,
            isUrgent: true,
            section,
          },
        ];
  return [
    ...died(vital?.starved ?? 0, 'starved', `${holdingId(holding)}-vital`),
    ...died(lifeSupport?.died ?? 0, 'died without life support', holdingId(holding)),
  ];
}

function technologyNotes(holding: HoldingView): ReportNote[] {
  const { research: { reached }, declined } = holding; // prettier-ignore
  const section = holdingId(holding);
  const name = holdingName(holding);
  return [
    ...(reached === null
      ? []
      : [
          {
            text: `${name} reached technology level ${reached}: factories can make units of that level.`,
            section,
          },
        ]),
    ...(declined === null
      ? []
      : [{ text: `${name} fell to technology level ${declined}.`, isUrgent: true as const, section }]),
  ];
}

function orderNotes({ orders, diagnostics }: TurnView): ReportNote[] {
  const section = 'orders';
  const refused = orders.filter(({ status }) => status === 'refused');
  const partly = orders.filter(({ status }) => status === 'partly');
  const more = refused.length - REFUSALS;
  return [
    ...refused
      .slice(0, REFUSALS)
      .map(({ line, text, reason }) => ({ text: `Refused, line ${line}: ${text} – ${reason}`, section })),
    ...(more > 0
      ? [{ text: `${more} more ${more === 1 ? 'order was' : 'orders were'} refused.`, section }]
      : []),
    ...counted(partly.length, 'order was done in part', 'orders were done in part', section),
    ...counted(
      diagnostics.length,
      'line of your orders could not be read',
      'lines of your orders could not be read',
      section,
    ),
  ];
}

function discoveryNotes({ systems, turn }: TurnView): ReportNote[] {
  const found = turn === 0 ? [] : systems.filter((known) => known.turn === turn && isSystem(known.system));
  return found.map(({ system }) => ({
    text: `You came to system ${system} for the first time.`,
    section: 'systems',
  }));
}

function counted(count: number, one: string, several: string, section: string): ReportNote[] {
  if (count === 0) return [];
  return [{ text: sentenceCase(`${formatInteger(count)} ${count === 1 ? one : several}.`), section }];
}
