import { VICTORY_TURNS } from '../outcome.js';
import { numberedEmpire } from './empire-name.js';
import { formatTurn } from './format-turn.js';
import type { TurnView, VictoryView } from '../view/turn-view.js';
import type { ReportFact, ReportSection } from '@ec/reports';

/**
 * Head of the report: game, turn and empire, its progress towards victory, and who has won.
 *
 * @see seed "General Rules": victory
 */
export function empireSection(view: TurnView): ReportSection {
  const { game, turn, empire, holdings, victory } = view;
  const ships = holdings.filter(({ kind }) => kind === 'ship').length;
  return {
    id: 'empire',
    title: 'Empire',
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: 'Game', value: game },
          { label: 'Turn (year.quarter)', value: formatTurn(turn) },
          { label: 'Empire', value: `${empire.id} ${empire.name}` },
          { label: 'Player', value: empire.player ?? 'none' },
          { label: 'Home world', value: empire.homeWorld },
          { label: 'Colonies', value: holdings.length - ships },
          { label: 'Ships', value: ships },
          { label: 'Planets controlled', value: victory.planets },
          ...reignFacts(victory),
          ...endFacts(view),
        ],
      },
    ],
  };
}

/** The winners once the game is over; no fact while it goes on. */
function endFacts(view: TurnView): ReportFact[] {
  if (!view.winners) return [];
  const names = view.winners.map((id) => numberedEmpire(view, id));
  return [{ label: 'The game is over, won by', value: names.join(', ') || 'nobody' }];
}

/** How long the terms of victory have been met; no fact where they are not met. */
function reignFacts({ turns }: VictoryView): ReportFact[] {
  if (turns === 0) return [];
  return [{ label: `Turns in a row with the terms of victory met (${VICTORY_TURNS} win)`, value: turns }];
}
