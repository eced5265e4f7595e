import { formatTurn } from './format-turn.js';
import type { TurnView } from './turn-view.js';
import type { ReportSection } from './types.js';

/** Head of the report: game, turn and empire. */
export function empireSection({ game, turn, empire, holdings }: TurnView): ReportSection {
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
        ],
      },
    ],
  };
}
