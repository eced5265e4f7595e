import type * as Threads from 'node:worker_threads';
import { NoAnswer } from './no-answer.js';
import type { OutsideLimits } from './outside-bot.js';
import type { BotAnswer, Message } from './protocol.js';
import type { Asked, Given } from './awaited-bot-thread.js';

/** Node's threads, which are loaded when the first program is started. */
const threads = (): typeof Threads => process.getBuiltinModule('node:worker_threads');

/** A program that plays a seat, whose answers are waited for: simulations do nothing else meanwhile. */
export interface AwaitedBot {
  /** Whether it runs: it has been told something, and has given every answer since. */
  readonly isRunning: boolean;
  /** Writes something that asks for no answer. A game starts the program if it does not run; anything else is lost then. */
  readonly tell: (message: Message) => void;
  /**
   * The next line that the program writes; `undefined` where it is JSON, but no answer.
   *
   * @throws NoAnswer when it ends, is silent for too long, or writes something else; then it is ended
   */
  readonly answer: () => BotAnswer | undefined;
}

/**
 * Starts a thread that speaks with a program; the program ends with it, and both with the thread that has started them.
 *
 * @param command - as for a shell
 */
export function awaitedBot(command: string, limits: OutsideLimits): AwaitedBot {
  const { MessageChannel, receiveMessageOnPort, Worker } = threads();
  const given = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const { port1: port, port2 } = new MessageChannel();
  const thread = new Worker(new URL('./awaited-bot-thread.js', import.meta.url), {
    workerData: { command, limits, given, port: port2 },
    transferList: [port2],
  });
  thread.unref();
  port.unref();
  let isRunning = false;
  const ask = (asked: Asked): void => port.postMessage(asked);
  return {
    get isRunning() {
      return isRunning;
    },
    tell(message) {
      isRunning = true;
      ask({ tell: message });
    },
    answer() {
      Atomics.store(given, 0, 0);
      ask('answer');
      // a late call for the answer before wakes it as well
      while (Atomics.load(given, 0) === 0) Atomics.wait(given, 0, 0);
      const { message } = receiveMessageOnPort(port) as { readonly message: Given };
      if ('answer' in message) return message.answer;
      isRunning = false;
      throw new NoAnswer(message.reason, message.isEnded);
    },
  };
}
