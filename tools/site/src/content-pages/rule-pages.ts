import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, rulesetOf } from '../play/games.ts';
import { experimentsOf } from '../playground/experiments-of.ts';
import { moduleOfGame } from '../playground/modules.ts';
import { EXPERIMENTS, experimentsPage } from './experiments-page.ts';
import { rulePage, rulePagePath, type SourceFile } from './rule-page.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** Letters of the games' rulings. */
const LETTERS: Readonly<Record<string, string>> = {
  empyrean: 'E',
  ec4x: 'X',
  galaxyng: 'N',
  goofspiel: 'G',
  multiplanetary: 'M',
  proxima: 'P',
};

/** Packages of formulas, which belong to the main game. */
const FORMULAS = 'cluster,economy,combat';

/** A command that makes an experiment, as pages give it: game, where it is not the main one, and experiment. */
const COMMAND = /balance run (?:@ec\/([\w-]+)(?:\/experiments)?#)?([\w-]+)/g;

/** The pages of all rulings, a page a game, by their paths. */
export async function rulePages(): Promise<[path: string, markdown: string][]> {
  const measured = measurements();
  return Promise.all(
    GAMES.map(async (of): Promise<[string, string]> => {
      const { id: game, title, orders } = of;
      const isMain = game === GAMES[0].id;
      const folders = isMain ? `{${FORMULAS},rulesets/${game}}` : `rulesets/${game}`;
      const page = rulePage({
        game,
        title,
        letter: LETTERS[game] ?? '',
        orders: isMain || orders.includes('/') ? `docs/${orders}.md` : `docs/${orders}/README.md`,
        ruleset: await rulesetOf(of),
        experiments: await experimentsOf(moduleOfGame(game)),
        sources: read(`packages/${folders}/src/**/*.ts`),
        tests: read(`packages/${folders}/test/**/*.ts`),
        pages: read(`docs/${isMain ? 'rulebook' : game}/*.md`),
        measured: measured.get(game) ?? new Map<string, SourceFile>(),
      });
      return [rulePagePath(game), page];
    }),
  );
}

/** The page of all experiments, by its path. */
export async function experimentPages(): Promise<[path: string, markdown: string][]> {
  const games = await Promise.all(
    GAMES.map(async ({ id: game, title }) => ({
      game,
      title,
      experiments: await experimentsOf(moduleOfGame(game)),
    })),
  );
  return [[EXPERIMENTS, experimentsPage(games)]];
}

/** Pages about experiments, by game and experiment: the first that gives its command. */
function measurements(): Map<string, Map<string, SourceFile>> {
  const found = new Map<string, Map<string, SourceFile>>();
  for (const page of read('docs/balance/*.md')) {
    for (const [, game = GAMES[0].id, experiment = ''] of page.text.matchAll(COMMAND)) {
      const pages = found.get(game) ?? new Map<string, SourceFile>();
      if (!pages.has(experiment)) found.set(game, pages.set(experiment, page));
    }
  }
  return found;
}

function read(pattern: string): SourceFile[] {
  return globSync(pattern, { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}
