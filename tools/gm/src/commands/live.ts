import { InvalidArgumentError, Option, type Command, type Answer, page, stopSignal, table } from '@ec/cli';
import { answering } from '../answering.js';
import { gameCommand } from '../game-command.js';
import { addressOption, portOption } from '../options.js';
import {
  EXIT,
  formatDue,
  formatDuration,
  formatTick,
  giveTokens,
  OutsideSeats,
  parseDuration,
  type RulesetOptions,
} from '@ec/hall/game';
import { type LiveAddresses, type LiveEnd, type LiveGame, wallClock } from '@ec/hall/live';
import {
  botMemoryOption,
  botTimeOption,
  outsideLimits,
  seatBotOption,
  type OutsideOptions,
} from '../outside-options.js';

interface LiveOptions extends RulesetOptions, OutsideOptions {
  /** Programs that give the orders of seats. */
  readonly bot?: ReadonlyMap<number, string>;
  /** Milliseconds. */
  readonly tick: number;
  /** Milliseconds. */
  readonly planning: number;
  readonly port: number;
  readonly address?: string;
  readonly newTokens?: true;
  readonly json?: true;
}

/** `ec live`. */
export function liveCommand(): Command {
  return gameCommand('live', 'Play a game on a real clock: a turn every tick, served to its players.')
    .addOption(
      new Option('--tick <time>', 'from one turn to the next, at least 1s: 10s, 5m, 2h, 7d')
        .argParser(tickLength)
        .default(10_000, '10s'),
    )
    .addOption(
      new Option('--planning <time>', 'from the start to the first turn of a game: 0s, 60s, 5m, 2h')
        .argParser(parseDuration)
        .default(60_000, '60s'),
    )
    .addOption(seatBotOption())
    .addOption(botTimeOption())
    .addOption(botMemoryOption())
    .addOption(portOption())
    .addOption(addressOption())
    .option('--new-tokens', 'give every player a new token, and show the links with them')
    .addHelpText(
      'after',
      `
The game is served on 127.0.0.1 alone, by the pages and for the programs of "ec serve": players put their token after #
in the address of the game's page, and programs send it in the header "Authorization: Bearer TOKEN". Orders that come
after a tick are for the next one. Ctrl-C ends it after the turn that is under way, and "ec live" goes on from there.`,
    )
    .action(answering(play));
}

function tickLength(text: string): number {
  const length = parseDuration(text);
  if (length < 1_000) throw new InvalidArgumentError('Expected a time of at least 1s.');
  return length;
}

async function play(path: string, options: LiveOptions): Promise<Answer> {
  const { tick, planning, port, address, ruleset, newTokens = false, json = false } = options;
  const tell = (text: string, data: unknown): void => console.log(json ? JSON.stringify(data) : text);
  // A server takes its time to load, and no other command needs one.
  const { hostLive } = await import('@ec/hall/live');
  const { masterCommands } = await import('../master-commands.js');
  using stop = stopSignal('finishing the turn that is under way');
  const limits = outsideLimits(options);
  // who answers after the tick plays no more
  await using programs = new OutsideSeats(options.bot ?? new Map<number, string>(), {
    ...limits,
    time: Math.min(limits.time, tick),
  });
  const end = await hostLive(path, {
    ...{ clock: wallClock, tick, planning, port, address, ruleset, signal: stop.signal, programs },
    commands: await masterCommands(),
    async onLive(game, addresses) {
      const tokens = newTokens ? giveTokens(game.stored) : new Map<number, string>();
      const { text, data } = opening(game, addresses, tokens, tick);
      tell(text, data);
      game.news.on('tick', ({ game: { state } }) => {
        const { next } = game;
        const then = next === null ? '' : `; turn ${state.turn + 1} at ${formatTick(next, game.clock.now())}`;
        tell(`turn ${state.turn} is resolved${then}`, { turn: state.turn, next });
      });
      game.news.on('moved', () => {
        const { next, status } = game;
        if (next === null) return;
        const { turn } = status.turn;
        tell(`moved by somebody else: turn ${turn + 1} at ${formatDue(next)}`, { turn, next });
      });
      game.news.on('hindered', ({ message }) => console.error(`warning: the tick has to wait: ${message}`));
    },
  });
  return closing(end);
}

/** Where the game can be reached, and the links of its seats. */
function opening(
  live: LiveGame,
  addresses: LiveAddresses,
  tokens: ReadonlyMap<number, string>,
  tick: number,
) {
  const { stored, clock, status } = live;
  const next = live.next ?? 0;
  const seats = status.seats.map(({ seat, name, bot, hasToken }) => {
    const token = tokens.get(seat) ?? (hasToken ? 'TOKEN' : undefined);
    return { seat, name, bot, link: token === undefined ? null : `${addresses.page}#${token}` };
  });
  const rows = seats.map(({ seat, name, bot, link }) => [seat, name, bot ?? '', link ?? '']);
  const subtitle = `turn ${status.turn.turn + 1} at ${formatTick(next, clock.now())}, then one every ${formatDuration(tick)}; Ctrl-C ends it`;
  return {
    text: `${page(`${stored.meta.name} is live: ${addresses.page}`, subtitle, {
      'Links, each for its player alone': [table(['Seat', 'Name', 'Bot', 'Link'], rows)],
    })}\nFor the host alone: ${addresses.host}`,
    data: { ...addresses, turn: status.turn.turn, next, seats },
  };
}

function closing({ name, turn, outcome, seats }: LiveEnd): Answer {
  const data = { turn: turn.turn, outcome };
  if (outcome.status === 'running') {
    const text = `${name} is at turn ${turn.turn}; "ec live" goes on from there`;
    return { text, data, exitCode: EXIT.interrupted };
  }
  const won = seats.filter(({ seat }) => outcome.winners.includes(seat)).map(({ name }) => name);
  return { text: `The game is over, won by: ${won.join(', ') || 'nobody'}`, data };
}
