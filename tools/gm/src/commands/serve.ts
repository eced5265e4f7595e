import { command, Option, quantity, stopSignal, type Answer, type Command } from '@ec/cli';
import { wallClock } from '@ec/hall/live';
import { answering } from '../answering.js';
import {
  botMemoryOption,
  botTimeOption,
  hallBotOption,
  outsideLimits,
  type OutsideOptions,
} from '../outside-options.js';
import { addressOption, gameRulesetOption, metricsPortOption, portOption } from '../options.js';
import type { RulesetOptions } from '@ec/hall/game';

interface ServeOptions extends RulesetOptions, OutsideOptions {
  /** Programs that give the orders of seats, by game. */
  readonly bot?: ReadonlyMap<string, ReadonlyMap<number, string>>;
  readonly port: number;
  readonly name?: string;
  readonly address?: string;
  readonly host?: readonly string[];
  readonly metricsPort?: number;
  readonly log: (typeof LOG_FORMATS)[number];
  readonly json?: true;
}

/** Failures and what programs write, for people, or everything, one JSON object a line. */
const LOG_FORMATS = ['text', 'json'] as const;

/** `ec serve`. */
export function serveCommand(): Command {
  return command('serve', 'Serve all games of a folder to their players, at one port.')
    .argument('<folder>', 'folder with the files of games')
    .addOption(gameRulesetOption())
    .addOption(portOption())
    .option('--name <text>', 'name of the hall, as its pages show it')
    .addOption(addressOption())
    .option('--host <address...>', 'mail addresses of those who run the hall: master of every game')
    .addOption(hallBotOption())
    .addOption(botTimeOption())
    .addOption(botMemoryOption())
    .addOption(metricsPortOption())
    .addOption(
      new Option(
        '--log <format>',
        'what is written to the error stream: failures and what programs write, or everything as JSON',
      )
        .choices(LOG_FORMATS)
        .default('text'),
    )
    .addHelpText(
      'after',
      `
Games are files that end in ".ec"; every other command works on them meanwhile. The hall is served on 127.0.0.1 alone, for
a proxy to stand in front of, and keeps what is about people in the file "hall.db" of the folder. Ctrl-C ends it.`,
    )
    .action(answering(serve));
}

async function serve(folder: string, options: ServeOptions): Promise<Answer> {
  const { json = false } = options;
  // A server takes its time to load, and few other commands need one.
  const { serveHall } = await import('@ec/hall/serve');
  const { masterCommands } = await import('../master-commands.js');
  const isLogOfJson = options.log === 'json';
  using stop = stopSignal(isLogOfJson ? null : 'finishing what is under way');
  await using served = await serveHall(folder, {
    ...options,
    programs: options.bot,
    programLimits: outsideLimits(options),
    commands: await masterCommands(),
  });
  const { address, hall, metricsAddress } = served;
  const games = hall.games.ids.length;
  const host = `${address}/host#${hall.hostKey.text}`;
  console.log(
    json
      ? JSON.stringify({ address, games, host, metrics: metricsAddress && `${metricsAddress}/metrics` })
      : `${hall.name}: ${address}, ${quantity(games, 'game')}; Ctrl-C ends it\nFor the host alone: ${host}`,
  );
  if (!hall.sendsMail && !json && !isLogOfJson)
    console.error('warning: no mail is sent: the folder has no file "mail.json" with a server in "smtp"');
  await wallClock.until(Infinity, stop.signal);
  return { text: `${hall.name} is closed`, data: { address, games } };
}
