import type { AwaitedBot } from './awaited-bot.js';
import { NoAnswer } from './no-answer.js';
import type { OutsideBot } from './outside-bot.js';
import { gameMessage, type BotAnswer, type ToldGame, type TurnMessage } from './protocol.js';

/** Questions for samples in a turn at most (included). */
const MOST_SAMPLES = 100;

/** What a program is asked in a turn of a game. */
export interface TurnQuestion extends Pick<TurnMessage, 'turn' | 'view' | 'template'> {
  /** Described before the first turn. */
  readonly game: ToldGame;
  /** Whether a program that runs has not been told of this game yet. */
  readonly isNewGame?: boolean;
  /** Sheets of legal orders: how many, and how often the program has asked before. */
  readonly samples: (count: number, asked: number) => readonly string[];
}

/**
 * Asks a program whose answers are waited for.
 *
 * @returns the sheet that it writes
 * @throws NoAnswer when it writes none
 */
export function askNow(bot: AwaitedBot, question: TurnQuestion): string {
  const asked = asking(bot, question);
  let step = asked.next();
  while (!step.done) {
    let answer: BotAnswer | undefined;
    try {
      answer = bot.answer();
    } catch (error) {
      step = asked.throw(error);
      continue;
    }
    step = asked.next(answer);
  }
  return step.value;
}

/**
 * Asks a program.
 *
 * @returns the sheet that it writes
 * @throws NoAnswer when it writes none
 */
export async function ask(bot: OutsideBot, question: TurnQuestion): Promise<string> {
  const asked = asking(bot, question);
  let step = asked.next();
  while (!step.done) {
    let answer: BotAnswer | undefined;
    try {
      answer = await bot.answer();
    } catch (error) {
      step = asked.throw(error);
      continue;
    }
    step = asked.next(answer);
  }
  return step.value;
}

/** Each `yield` takes the next answer of a program. */
type Asking = Generator<undefined, string, BotAnswer | undefined>;

type AnyBot = Pick<AwaitedBot, 'isRunning' | 'tell'>;

/** Asks a program; one that has ended after its last answer is started again. */
function* asking(bot: AnyBot, question: TurnQuestion): Asking {
  const wasRunning = bot.isRunning;
  try {
    return yield* askingOnce(bot, question);
  } catch (error) {
    if (!(error instanceof NoAnswer && error.isEnded && wasRunning)) throw error;
    return yield* askingOnce(bot, question);
  }
}

function* askingOnce(bot: AnyBot, { game, isNewGame, samples, ...turn }: TurnQuestion): Asking {
  if (!bot.isRunning || isNewGame) bot.tell(gameMessage(game));
  bot.tell({ type: 'turn', seat: game.seat, ...turn });
  for (let asked = 0; ; asked++) {
    const answer = yield;
    if (!answer) throw new NoAnswer('expected {"orders": "…"}, {"orders": ["…"]} or {"samples": 1 to 1000}');
    if ('orders' in answer)
      return typeof answer.orders === 'string' ? answer.orders : `${answer.orders.join('\n')}\n`;
    if (asked === MOST_SAMPLES)
      throw new NoAnswer(`expected orders after ${MOST_SAMPLES} questions for samples`);
    bot.tell({ type: 'samples', sheets: samples(answer.samples, asked) });
  }
}
