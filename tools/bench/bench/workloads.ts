/**
 * What is measured in two commits side by side: each workload prepares itself from the packages that are built in a root folder, and returns
 * what is timed. Nothing here is of one commit alone, so that older ones can be measured, too.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A workload that has been prepared. */
interface Prepared {
  /** Runs before the clock starts, for compilers to warm up. */
  readonly warmUps: number;
  /** Timed runs. */
  readonly runs: number;
  /** What is timed, in milliseconds by name: processor time of the thread, or of commands the time that passes. */
  readonly run: (number: number) => Readonly<Record<string, number>>;
  /** Fingerprint of the results. */
  readonly digest: () => string;
}

/** A workload: what it is, and how it is prepared from the packages in a folder. */
export interface Workload {
  readonly about: string;
  readonly prepare: (root: string) => Promise<Prepared>;
}

/** Anything that a package of either commit exports. */
type Module = Readonly<Record<string, any>>; // oxlint-disable-line typescript/no-explicit-any -- of any commit

const load = async (root: string, path: string): Promise<Module> =>
  (await import(pathToFileURL(join(root, path)).href)) as Module;

const engineOf = (root: string): Promise<Module> => load(root, 'packages/engine/dist/index.js');

/** The ruleset of a game; Empyrean's was part of the engine once. */
async function rulesetOf(root: string, game: string): Promise<Module> {
  const own = `packages/rulesets/${game}/dist/index.js`;
  const path = existsSync(join(root, own)) ? own : `packages/engine/dist/${game}.js`;
  const exported: readonly Module[] = Object.values(await load(root, path));
  const ruleset = exported.find((one) => one['id'] === game);
  if (!ruleset) throw new Error(`${path}: expected a ruleset ${game}, received none`);
  return ruleset;
}

/** What a game of a ruleset is set up with: the rules as they began, where it has editions, as an older commit has no others. */
function firstEdition(ruleset: Module): { readonly edition?: string } {
  return ruleset['editions'] ? { edition: 'first' } : {};
}

function players(count: number): { id: number; email: string; name: string }[] {
  return Array.from({ length: count }, (_, i) => ({
    id: i + 1,
    email: `${i + 1}@example.org`,
    name: `Player ${i + 1}`,
  }));
}

/** Time that the processor gives to work in this thread, in milliseconds: what else the machine does meanwhile does not count. */
function timeOf(work: () => unknown): number {
  const began = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1000;
}

/** Time that passes while other processes work, in milliseconds. */
function waitFor(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

function digestOf(texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12);
}

interface BotGames {
  readonly seats: number;
  readonly turns: number;
  /** Games that are played first: a thread of an experiment plays thousands, and the code of a game is compiled while some are played. */
  readonly warmUps: number;
  readonly runs: number;
  readonly bots: readonly string[];
}

/** Games of bots, which take turns at the table. */
function botGames(game: string, { seats, turns, warmUps, runs, bots }: BotGames): Workload['prepare'] {
  return async (root) => {
    const { createGame, playBots, stateHash } = await engineOf(root);
    const ruleset = await rulesetOf(root, game);
    const hashes: string[] = [];
    return {
      warmUps,
      runs,
      run(number) {
        const setUp = {
          name: 'bench',
          seed: BigInt(1978 + number),
          players: players(seats),
          ...firstEdition(ruleset),
        };
        let played = createGame(ruleset, setUp);
        const seated = new Map(
          Array.from({ length: seats }, (_, i) => [i + 1, bots[(number + i) % bots.length]]),
        );
        const milliseconds = timeOf(() => {
          played = createGame(ruleset, setUp);
          for (let turn = 0; turn < turns; turn++) played = playBots(ruleset, played, seated);
        });
        hashes.push(stateHash(played.state) as string);
        return { game: milliseconds };
      },
      digest: () => digestOf(hashes),
    };
  };
}

/** Settlers in quarter 40: a turn, and everybody's report as text. */
async function settlers(root: string): Promise<Prepared> {
  const { createGame, playBots, botSheets, resolveTurn, turnReportOf, stateHash } = await engineOf(root);
  const { renderText } = await load(root, 'packages/reports/dist/index.js');
  const ruleset = await rulesetOf(root, 'empyrean');
  const all = players(250);
  const bots = new Map(all.map(({ id }) => [id, 'settler']));
  let game = createGame(ruleset, {
    name: 'bench',
    seed: 1978n,
    players: all,
    ...firstEdition(ruleset),
  });
  for (let turn = 1; turn < 40; turn++) game = playBots(ruleset, game, bots);
  const sheets = botSheets(ruleset, game, bots);
  let next = game;
  let reports: string[] = [];
  return {
    warmUps: 3,
    runs: 9,
    run() {
      const turn = timeOf(() => (next = resolveTurn(ruleset, game, sheets)));
      const reporting = timeOf(
        () => (reports = all.map(({ id }) => renderText(turnReportOf(ruleset, next, id)))),
      );
      return { turn, 'turn with reports': turn + reporting };
    },
    digest: () => digestOf([stateHash(next.state) as string, ...reports]),
  };
}

/** 50 races with 12,000 groups: a turn, and everybody's report as text. */
async function galaxy(root: string): Promise<Prepared> {
  const { resolveTurn, stateHash } = await engineOf(root);
  const { crowdedGame } = await load(root, 'packages/rulesets/galaxyng/bench/crowded-game.ts');
  const ruleset = await rulesetOf(root, 'galaxyng');
  const { game, sheets } = crowdedGame(50);
  let next = game;
  let reports: string[] = [];
  return {
    warmUps: 3,
    runs: 9,
    run() {
      const turn = timeOf(() => (next = resolveTurn(ruleset, game, sheets)));
      const reporting = timeOf(() => {
        const races = next.state.races as { id: number }[];
        reports = races.map(({ id }) =>
          ruleset['formats'].text.render(ruleset['view'](next.state, next.journal, id)),
        );
      });
      return { turn, 'turn with reports': turn + reporting };
    },
    digest: () => digestOf([stateHash(next.state) as string, ...reports]),
  };
}

/** 4,000 units that all move and fire. */
async function units(root: string): Promise<Prepared> {
  const { crowd, largeField } = await load(root, 'packages/rulesets/proxima/bench/crowd.ts');
  const index = await load(root, 'packages/rulesets/proxima/dist/index.js');
  const rules = 'packages/rulesets/proxima/dist/rules.js';
  const { playTurn } = existsSync(join(root, rules)) ? await load(root, rules) : index;
  const { state, orders } = crowd(4_000, largeField());
  let played: unknown;
  return {
    warmUps: 10,
    runs: 30,
    run: () => ({ [`${orders.length as number} orders`]: timeOf(() => (played = playTurn(state, orders))) }),
    digest: () => digestOf([JSON.stringify(played)]),
  };
}

/** Deriving streams by name. */
async function streams(root: string): Promise<Prepared> {
  const { Prng } = await load(root, 'packages/prng/dist/index.js');
  const rng = Prng.fromSeed('bench');
  let sum = 0;
  return {
    warmUps: 3,
    runs: 9,
    run(number) {
      return {
        '100,000 streams': timeOf(() => {
          for (let i = 0; i < 100_000; i++) sum += rng.stream('turn', number * 100_000 + i).intN(6) as number;
        }),
      };
    },
    digest: () => String(sum),
  };
}

/** Commands of `ec`, each a process; a stored game of 25 settlers after four turns. */
async function commands(root: string): Promise<Prepared> {
  const folder = mkdtempSync(join(tmpdir(), 'ec-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const program = join(root, 'tools/gm/dist/bin.js');
  const ec = (...words: string[]): string => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`ec ${words.join(' ')}: ${stderr}`);
    return stdout;
  };
  const seat = (count: number, path: string): void => {
    const rows = players(count).map(({ id, email, name }) => `${id},${email},${name}`);
    writeFileSync(join(path, 'players.csv'), `${['id,email,name', ...rows].join('\n')}\n`);
  };
  mkdirSync(join(folder, 'many'));
  const edition = ec('new', '--help').includes('--edition') ? ['--edition', 'first'] : [];
  seat(25, folder);
  seat(200, join(folder, 'many'));
  ec('new', 'game.ec', '.', '--name', 'bench', '--seed', '1978', ...edition);
  ec('bots', 'set', 'game.ec', 'settler', ...players(25).map(({ id }) => String(id)));
  for (let turn = 1; turn <= 4; turn++) ec('turn', 'game.ec', '--max-silent', 'all');
  writeFileSync(join(folder, 'sheet.txt'), ec('template', 'game.ec', '--seat', '1'));
  let hash = '';
  return Promise.resolve({
    warmUps: 1,
    runs: 7,
    run() {
      rmSync(join(folder, 'copy.ec.backups'), { recursive: true, force: true });
      rmSync(join(folder, 'many.ec'), { force: true });
      cpSync(join(folder, 'game.ec'), join(folder, 'copy.ec'));
      const turn = waitFor(() => ec('turn', 'copy.ec', '--max-silent', 'all'));
      hash = /"hash":"(\w+)"/.exec(ec('status', 'copy.ec', '--json'))?.[1] ?? '';
      return {
        'ec turn': turn,
        'ec new, 200 seats': waitFor(() =>
          ec('new', 'many.ec', 'many', '--name', 'bench', '--seed', '1978', ...edition),
        ),
        'ec check, for a game': waitFor(() => ec('check', 'game.ec', 'sheet.txt')),
        'ec check, a sheet alone': waitFor(() => ec('check', 'sheet.txt')),
        'ec --version': waitFor(() => ec('--version')),
        'node -e 0': waitFor(() => spawnSync(process.execPath, ['-e', '0'])),
      };
    },
    digest: () => digestOf([hash]),
  });
}

/** All workloads by name. */
export const WORKLOADS: Readonly<Record<string, Workload>> = {
  'bot-games': {
    about: 'Empyrean Challenge, 2 bots, 20 quarters',
    prepare: botGames('empyrean', {
      seats: 2,
      turns: 20,
      warmUps: 200,
      runs: 100,
      bots: ['idle', 'settler', 'industrialist', 'raider', 'random-legal'],
    }),
  },
  settlers: { about: 'Empyrean Challenge, 250 settlers, quarter 40', prepare: settlers },
  ec4x: {
    about: 'EC4X, 4 bots, 40 turns',
    prepare: botGames('ec4x', {
      seats: 4,
      turns: 40,
      warmUps: 40,
      runs: 24,
      bots: ['builder', 'conqueror', 'spy', 'random-legal'],
    }),
  },
  galaxyng: { about: 'GalaxyNG, 50 races, 12,000 groups', prepare: galaxy },
  proxima: { about: 'Proxima Centauri b, 4,000 units', prepare: units },
  streams: { about: 'Streams by name, with a draw', prepare: streams },
  commands: { about: 'Commands, a stored game of 25 settlers', prepare: commands },
};
