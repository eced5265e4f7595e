import { currentTurn, type StoredGame } from '@ec/engine/sqlite';
import { Hono, type Context } from 'hono';
import { fieldsOf } from '../accounts/fields.js';
import { emailsWith } from '../accounts/roles.js';
import { openSeats, signUpsFor } from '../hall/sign-ups.js';
import type { MasterCommand, MasterCommands } from '../hall/master-commands.js';
import { awaySeats } from '../mail/away.js';
import { Turns, type TurnLimits } from '../limits/turns.js';
import { doneWords } from './done-words.js';
import { momentsOf, tooMany, withVisit, type GameContext } from './game-context.js';
import { endedPage, masterPage } from './master-pages.js';
import { addressOfGame } from './page.js';
import { wantsJson } from './refusal.js';
import { refuseVisit } from './refuse-visit.js';

/** One command of a game at a time: each is a program of its own, and the machine is everybody's. */
const COMMANDS: TurnLimits = { work: 4_000, period: 4_000, waiting: 8 };

/** Everything that a game master can do in the page: the commands of `ec`. */
export function masterRoutes(context: GameContext, commands: MasterCommands): Hono {
  const { games, observe } = context.hall;
  const turns = new Turns(COMMANDS);
  const refused = (c: Context) =>
    refuseVisit(context, c, 'master', addressOfGame(c.req.param('game') ?? '', 'master'));
  const asMaster = (
    c: Context,
    answer: (id: string, stored: StoredGame, isHost: boolean) => Response | Promise<Response>,
  ): Promise<Response> =>
    withVisit(context, c, (stored, { isMaster, isHost }) =>
      isMaster ? answer(c.req.param('game') ?? '', stored, isHost) : refused(c),
    );
  const inTurn = async (
    c: Context,
    id: string,
    answer: () => Response | Promise<Response>,
  ): Promise<Response> => (await turns.take(id, c.req.raw.signal, answer)) ?? tooMany(context, c);
  const run = async (c: Context, command: MasterCommand, id: string, name: string): Promise<Response> => {
    const given = command.isChange ? await fieldsOf(c) : c.req.query();
    const values = Object.fromEntries(
      Object.entries(given).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
    );
    const file = games.pathOf(id);
    // Orders that come in meanwhile wait, as they would for a turn on the command line.
    const ended = command.isChange
      ? await games.change(id, async () =>
          context.visits.isMaster(c, id) ? await commands.run(file, command, values) : null,
        )
      : await commands.run(file, command, values);
    if (ended === undefined) return c.notFound();
    if (ended === null) return refused(c);
    observe({ event: 'command', game: id, command: command.name, code: ended.code });
    c.status(ended.code === 0 ? 200 : 422);
    return wantsJson(c) ? c.json(ended) : context.page(c, `${name}: ${command.label}`, endedPage(id, ended));
  };
  const routes = new Hono().get('/', (c) =>
    asMaster(c, (id, stored, isHost) =>
      inTurn(c, id, async () => {
        // What the page says may be newer than what its forms are about, never the other way round.
        const last = currentTurn(stored);
        const status = commands.list.find((command) => command.name === 'status');
        const ended = status ? await commands.run(games.pathOf(id), status, {}) : { text: '', code: 0 };
        return context.page(
          c,
          `${stored.meta.name}: the game master's desk`,
          masterPage({
            id,
            last,
            status: ended,
            commands: commands.list,
            asked: signUpsFor(context.hall.database, id),
            open: openSeats(stored),
            away: awaySeats(context.hall.database, { id, stored }, context.hall.clock.now()),
            moments: momentsOf(context.hall, c),
            masters: emailsWith(context.hall.database, { role: 'master', game: id }),
            isHost,
            done: doneWords(c.req.query('done')),
            keepsPeople: context.hall.keepsPeople,
            sendsMail: context.hall.sendsMail,
          }),
        );
      }),
    ),
  );
  for (const command of commands.list) {
    const path = `/${command.name.replaceAll(' ', '-')}`;
    routes.on(command.isChange ? 'POST' : 'GET', path, (c) =>
      asMaster(c, (id, { meta }) => inTurn(c, id, () => run(c, command, id, meta.name))),
    );
  }
  return routes;
}
