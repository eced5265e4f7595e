import { turnReportOf } from '@ec/engine';
import { renderJson } from '@ec/reports';
import { empyrean } from '../src/ruleset.js';
import type { SmallGame } from './small-game.js';

/** What empire 1 orders while others do what it cannot see. */
export const OWN = '1, ration, 80%\n1, draft, 5 trainees\n1, survey';

/** All that empire 1 receives after a turn. */
export function received(game: SmallGame): unknown {
  const view = empyrean.view(game.state, game.journal, 1);
  const { orders, diagnostics } = empyrean.parse(OWN, {
    game: game.name,
    seat: 1,
    turn: game.state.turn + 1,
  });
  return {
    view,
    report: renderJson(turnReportOf(empyrean, game, 1)),
    template: empyrean.template(view),
    checked: [diagnostics, empyrean.check(orders, view)],
    forecast: empyrean.forecast && renderJson(empyrean.forecast(orders, view)),
  };
}
