import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '@ec/cli';
import type { OutsideLimits } from '@ec/cli/outside';
import { OutsideSeats } from '../game/outside-seats.js';
import { MAIL_FILE, readMailSettings } from '../mail/mail-settings.js';
import { MailboxLooks } from '../mail/mailbox-looks.js';
import { mailHallOf } from '../mail/open-mail-hall.js';
import { HALL_FILE, HallDatabase } from '../store/hall-database.js';
import { gamesOfFolder } from './game-files.js';
import { HostedGames } from './hosted-games.js';
import type { Keeping, Kept, KeptHall } from './kept-hall.js';
import { keepHallMail } from './keep-hall-mail.js';
import { keepHallPushes } from './keep-hall-pushes.js';
import { keepHallTime } from './keep-hall-time.js';
import { nameGame } from './name-game.js';
import { HALL_PARTS } from './parts.js';

/** What a program has for an answer. */
const PROGRAM_LIMITS: OutsideLimits = { time: 10_000 };

/** Games that stay open here: a look at one is seldom followed by another look at the same. */
const KEPT_OPEN = 8;

/**
 * Does what a hall does beside its pages: resolves turns by calendars, tells browsers, and carries mail where `mail.json` in the folder says how. It opens the files
 * itself, so that pages may be answered in another thread meanwhile.
 *
 * @returns when mail can come in
 * @throws InputError when there is no such game or seat for a program, the settings of mail are wrong, a password is not where they say, or the port of LMTP is taken
 */
export async function keepHall(kept: KeptHall, { clock, observe, signal }: Keeping): Promise<Kept> {
  const { folder, host, ruleset, programs = new Map(), programLimits = PROGRAM_LIMITS } = kept;
  const { address, pushReach } = kept;
  const settings = existsSync(join(folder, MAIL_FILE)) ? readMailSettings(folder) : undefined;
  const database = new HallDatabase(join(folder, HALL_FILE), HALL_PARTS);
  const warn = (text: string): void => observe({ event: 'failure', text });
  const games = new HostedGames(gamesOfFolder(folder, warn), {
    ...{ clock: clock.now, ruleset, keptOpen: KEPT_OPEN },
    opened: (id, stored) => nameGame(database, id, stored, warn),
  });
  const players = new Map(
    [...programs].map(([game, commands]) => [
      game,
      new OutsideSeats(commands, programLimits, (text) => observe({ event: 'program', game, text })),
    ]),
  );
  const close = async (): Promise<void> => {
    await Promise.all([...players.values()].map((one) => one[Symbol.asyncDispose]()));
    await games.settled();
    games[Symbol.dispose]();
    database[Symbol.dispose]();
  };
  try {
    for (const [game, seats] of players) await expectSeats(games, game, seats);
    const looks = new MailboxLooks();
    const carried =
      settings &&
      (await keepHallMail(mailHallOf({ database, games, settings, clock }), {
        clock,
        observe,
        signal,
        looks,
      }));
    const pushed = keepHallPushes({ database, address, pushReach }, { clock, observe, signal });
    const timed = keepHallTime({
      ...{ database, clock, games, settings, host, observe, signal },
      programs: players,
      looks: settings?.imap && looks,
    });
    const end = async (): Promise<void> => {
      try {
        await Promise.all([timed, pushed, carried?.ended]);
      } finally {
        await close();
      }
    };
    return { ended: end() };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @throws InputError when a folder has no such game, or the game no such seats */
async function expectSeats(games: HostedGames, game: string, programs: OutsideSeats): Promise<void> {
  const isThere = await games.use(game, (stored) => {
    programs.expectSeats(stored);
    return true;
  });
  if (!isThere) throw new InputError(`--bot: error: expected a game of the folder, received ${game}`);
}
