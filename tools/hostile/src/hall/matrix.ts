/** Every route for every role: what is answered, and that nothing in it is for others. */
import { ENDING, EXPECTED, PEOPLE, type Expected } from './expected.ts';
import { faultsOf } from './rules.ts';
import { ROLES, type Role } from './people.ts';
import type { World } from './world.ts';

/** What was asked, and what was found. */
export interface Found {
  readonly inputs: number;
  /** Promises that were broken. */
  readonly findings: readonly string[];
}

/** Commands of a game's master, each of which is a program of its own. */
export const COMMAND = /\/master\/(?!invite|seat-person|give|take)/;

/** Method and pattern of every route of a hall, as its own list has them. */
export function routesOf({ routes }: World): readonly string[] {
  return [
    ...new Set(
      routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`),
    ),
  ];
}

/** How much of a check is done. */
export interface Extent {
  readonly seed: number;
  /** Requests for each route where they are drawn. */
  readonly runs: number;
  /** Whether everybody who may asks for each command, in place of the game's master alone. */
  readonly isWhole: boolean;
}

/** Asks every route of a hall as everybody. */
export async function everyRoute(world: World, { isWhole }: Extent): Promise<Found> {
  const routes = routesOf(world);
  const findings = [
    ...routes
      .filter((route) => !(route in EXPECTED))
      .map((route) => `${route}: expected what everybody may do in expected.ts, received nothing`),
    ...Object.keys(EXPECTED)
      .filter((route) => !routes.includes(route))
      .map((route) => `${route}: there is no such route any more`),
  ];
  const read = new Set<string>();
  let inputs = 0;
  for (const route of routes)
    for (const expected of [EXPECTED[route] ?? []].flat())
      for (const role of ROLES) {
        if (!isWhole && COMMAND.test(route) && (role === 'host' || role === 'host key')) continue;
        inputs += 1;
        findings.push(...(await askedAs(world, route, expected, role, read)));
      }
  // A secret that nobody is shown at all may be hidden by chance.
  const unread = world.secrets.filter(({ what, readers }) => readers.length > 0 && !read.has(what));
  findings.push(...unread.map(({ what }) => `expected that those who may see the ${what}, and nobody did`));
  return { inputs, findings };
}

async function askedAs(
  world: World,
  route: string,
  { headers = {}, body, query = '', game = 'game', seat = 1, status }: Expected,
  role: Role,
  read: Set<string>,
): Promise<string[]> {
  const [method = '', pattern = ''] = route.split(' ');
  const path =
    pattern.replace(':game', game).replace(':seat', String(seat)).replace(':name', 'page.js') + query;
  const answer = await world.as(role, { method, path, headers, ...(body !== undefined && { body }) });
  if (ENDING.test(route) && PEOPLE.includes(role)) await world.enter(role);
  for (const { what, text, readers } of world.secrets)
    if (readers.includes(role) && answer.text.includes(text)) read.add(what);
  const expected = status(role);
  // Whoever brings wrong tokens all the time is told to wait.
  const isRight =
    answer.status === expected || (expected === 401 && role.endsWith('token') && answer.status === 429);
  return [
    ...(isRight
      ? []
      : [
          `${role}: ${method} ${path}: expected ${expected}, received ${answer.status}: ${answer.text.slice(0, 300)}`,
        ]),
    ...faultsOf(answer, world.hiddenFrom(role), role),
  ];
}
