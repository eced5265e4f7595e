import type { House } from '../house.js';
import { changePrestige } from '../politics/prestige.js';
import type { Line } from '../types.js';
import type { Work } from '../work.js';

/** Raises a line of a House by a level, which wins prestige. */
export function raiseLevel(work: Pick<Work, 'emit' | 'state'>, house: House, line: Line): void {
  house.research.levels[line] += 1;
  work.emit({
    kind: 'level',
    seats: [house.id],
    houseId: house.id,
    line,
    level: house.research.levels[line],
  });
  changePrestige(work, house, 'level', work.state.rules['prestige.level'], null, line);
}
