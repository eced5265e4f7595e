import { battleTables } from './battle-tables.js';
import { formatShare, type ReportBlock, type ReportFact, type ReportSection } from '@ec/reports';
import { holdingPhrase, unknownHolding } from './holding-topic.js';
import type { BattleView, CombatantView, CombatOrderView } from '../view/battle-view.js';
import type { TurnView } from '../view/turn-view.js';

/** How a fight ended, as part of a sentence. */
export const BATTLE_END_PHRASES: Readonly<Record<BattleView['end'], string>> = {
  captured: 'the target was captured',
  destroyed: 'the target was destroyed',
  raided: 'the raiders went home',
  repelled: 'the invaders were beaten off',
  'attackers-destroyed': 'the attackers were destroyed',
  'cease-fire': 'the attackers could do no more',
  'round-limit': 'undecided when the last round was over',
};

const ORDER_PHRASES: Readonly<Record<CombatOrderView['kind'], string>> = {
  bombard: 'bombard',
  invade: 'invade',
  raid: 'raid',
  'support-attacker': 'support an attacker',
  'support-defender': 'support the target',
};

/**
 * Fights over ships and colonies, a section for each: who fought, with what orders, how it ended and who was destroyed. Those who took part
 * also get tables of all rounds and of losses and gains.
 *
 * @see E-34 to E-42
 */
export function battleSections({ battles }: TurnView): ReportSection[] {
  return battles.map((battle) => ({
    id: `battle-${battle.target.id}`,
    title: `Battle of ${holdingPhrase(battle.target)} at ${battle.planet}`,
    blocks: [{ kind: 'facts', facts: battleFacts(battle) }, ...accountBlocks(battle)],
  }));
}

function accountBlocks(battle: BattleView): ReportBlock[] {
  return battle.account === null ? [WATCHED] : battleTables(battle, battle.account);
}

const WATCHED: ReportBlock = {
  kind: 'paragraph',
  text: 'The empire watched this battle and took no part in it.',
};

function battleFacts(battle: BattleView): ReportFact[] {
  const { target, attackers, helpers, end, captor, rounds } = battle;
  return [
    { label: 'Target', value: combatantList([target]) },
    { label: 'Attackers', value: combatantList(attackers) },
    { label: 'Helpers of the target', value: combatantList(helpers) },
    ...orderFacts(battle),
    { label: 'Rounds', value: rounds },
    { label: 'Result', value: BATTLE_END_PHRASES[end] },
    ...destroyedFacts([target, ...attackers, ...helpers]),
    ...(captor === null ? [] : [{ label: 'Captured by', value: `empire ${captor}` }]),
  ];
}

/** The combatants, each with its empire before the fight: `ship 12 "Dawn" (empire 7), colony 4 (independent)`. */
function combatantList(combatants: readonly CombatantView[]): string {
  if (combatants.length === 0) return 'none';
  return combatants
    .map(
      (combatant) =>
        `${holdingPhrase(combatant)} (${combatant.empire === null ? 'independent' : `empire ${combatant.empire}`})`,
    )
    .join(', ');
}

/** Combatants that were destroyed; no fact where all survived. */
function destroyedFacts(combatants: readonly CombatantView[]): ReportFact[] {
  const destroyed = combatants.filter(({ isDestroyed }) => isDestroyed);
  if (destroyed.length === 0) return [];
  return [{ label: 'Destroyed', value: destroyed.map(holdingPhrase).join(', ') }];
}

/** One fact for each ship or colony that had orders. */
function orderFacts({ orders, target, attackers, helpers }: BattleView): ReportFact[] {
  const known = new Map([target, ...attackers, ...helpers].map((combatant) => [combatant.id, combatant]));
  return [...Map.groupBy(orders, ({ id }) => id)].map(([id, given]) => {
    const combatant = known.get(id);
    const name = combatant ? holdingPhrase({ ...combatant, name: null }) : unknownHolding(id);
    return { label: `Orders of ${name}`, value: given.map(orderPhrase).join(', ') };
  });
}

function orderPhrase({ kind, commitment }: CombatOrderView): string {
  const phrase = ORDER_PHRASES[kind];
  if (commitment === null) return phrase;
  return `${phrase} (${formatShare(commitment.numerator, commitment.denominator)})`;
}
