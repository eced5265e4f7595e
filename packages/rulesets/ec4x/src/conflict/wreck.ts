import type { Colony } from '../colony.js';
import type { House } from '../house.js';
import { systemOf, type ColonisedSystem } from '../lookup.js';
import type { Work } from '../work.js';
import { countClasses } from './class-counts.js';

/** What an attack on a colony may destroy beside what its rounds say. */
type Stock = Pick<Colony, 'shield' | 'projects' | 'waiting' | 'works'> & { readonly spaceports: number };

const NOTHING: Stock = { shield: null, projects: [], waiting: [], works: 0, spaceports: 0 };

/**
 * Carries out an attack on a colony, and tells its owner what was destroyed there beside what the rounds say, if anything.
 *
 * @see
 */
export function tellWreck(
  { state, emit }: Pick<Work, 'emit' | 'state'>,
  { id: systemId, colony }: ColonisedSystem,
  { id: houseId }: House,
  attack: () => void,
): void {
  const { owner } = colony;
  const before = stockOf(colony);
  attack();
  const left = systemOf(state, systemId).colony;
  const after = left ? stockOf(left) : NOTHING;
  const shield = after.shield === null ? before.shield : null;
  const spaceports = before.spaceports - after.spaceports;
  const works = before.works - after.works;
  const projects = before.projects.filter((project) => !after.projects.includes(project));
  const waiting = before.waiting.filter((ship) => !after.waiting.includes(ship));
  const isLost = shield !== null || spaceports + works + projects.length + waiting.length > 0;
  if (typeof owner !== 'number' || !isLost) return;
  const docked = projects.flatMap((project) =>
    project.kind === 'squadronRepair' ? project.squadron.ships : [],
  );
  emit({
    kind: 'wrecked',
    seats: [owner],
    ...{ houseId, systemId, shield, spaceports, works },
    projects: projects.map(({ id: projectId, kind: job }) => ({ projectId, job })),
    ships: countClasses([...waiting, ...docked].map(({ code }) => code)),
  });
}

function stockOf({ shield, projects, waiting, works, facilities }: Colony): Stock {
  return { shield, projects, waiting, works, spaceports: facilities.SP };
}
