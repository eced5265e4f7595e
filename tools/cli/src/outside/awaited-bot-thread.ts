import { workerData, type MessagePort } from 'node:worker_threads';
import { NoAnswer } from './no-answer.js';
import type { BotAnswer, Message } from './protocol.js';
import { OutsideBot, type OutsideLimits } from './outside-bot.js';

/** What the thread is asked: to tell something to the program, or for its next answer. */
export type Asked = 'answer' | { readonly tell: Message };

/** The program's answer, or why there is none. */
export type Given =
  { readonly answer: BotAnswer | undefined } | { readonly reason: string; readonly isEnded: boolean };

const { command, limits, given, port } = workerData as {
  readonly command: string;
  readonly limits: OutsideLimits;
  /** Becomes 1 with an answer. */
  readonly given: Int32Array;
  readonly port: MessagePort;
};

const bot = new OutsideBot(command, limits, (line) => console.error(`${command}: ${line}`));

port.on('message', async (asked: Asked) => {
  if (asked !== 'answer') return bot.tell(asked.tell);
  port.postMessage(await answer());
  Atomics.store(given, 0, 1);
  Atomics.notify(given, 0);
});

async function answer(): Promise<Given> {
  try {
    return { answer: await bot.answer() };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return { reason: error.message, isEnded: error.isEnded };
  }
}
