/** A clerk at a host, asked over a slow line: a server that answers when it is told to. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { clerkAt } from '../../pages/clerk-at.js';
import type { Outcome } from '../../pages/desk-state.js';

/** A question as it came in. */
interface Asked {
  readonly ask: string;
  readonly text?: string;
}

class SlowHost implements AsyncDisposable {
  readonly asked: Asked[] = [];
  readonly #waiting: ServerResponse[] = [];
  readonly #server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += String(part);
    this.asked.push(JSON.parse(body) as Asked);
    this.#waiting.push(response);
    this.#server.emit('asked');
  });

  static async open(): Promise<SlowHost> {
    const host = new SlowHost();
    host.#server.listen(0, '127.0.0.1');
    await once(host.#server, 'listening');
    return host;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/clerk`;
  }

  /** Waits until so many questions have come in. */
  async until(questions: number): Promise<void> {
    while (this.asked.length < questions) await once(this.#server, 'asked');
  }

  /** Answers the oldest question. */
  answer(text: string, status = 200): void {
    this.#waiting.shift()?.writeHead(status).end(text);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

test('of what each key asks, one question is on its way, and then the last one', async () => {
  await using host = await SlowHost.open();
  let text = '';
  const told: Outcome[] = [];
  const clerk = clerkAt(
    host.address,
    () => text,
    (outcome) => told.push(outcome),
  );
  const type = (key: string) => {
    text += key;
    return clerk.kindsOf(text, text.length);
  };
  const first = type('t');
  await host.until(1);
  const later = [...'ax 40'].map(type);
  expect(host.asked).toEqual([{ ask: 'kindsOf', text: 't', offset: 1 }]);
  host.answer('["first"]');
  expect(await first).toEqual(['first']);
  await host.until(2);
  expect(host.asked.slice(1)).toEqual([{ ask: 'kindsOf', text: 'tax 40', offset: 6 }]);
  host.answer('["last"]');
  expect(await later.at(-1)).toEqual(['last']);
  expect([host.asked.length, told]).toEqual([2, ['done', 'done']]);
});

test('what stands at the cursor does not wait for the check of the sheet', async () => {
  await using host = await SlowHost.open();
  const clerk = clerkAt(
    host.address,
    () => 'tax',
    () => undefined,
  );
  void clerk.check('tax');
  void clerk.forecast('tax');
  await host.until(1);
  void clerk.complete('tax', 3);
  void clerk.kindsOf('tax', 3);
  await host.until(2);
  expect(host.asked.map(({ ask }) => ask)).toEqual(['check', 'complete']);
});

test('a page of a proxy is no answer: the question is asked again', async () => {
  await using host = await SlowHost.open();
  const clerk = clerkAt(
    host.address,
    () => 'tax',
    () => undefined,
  );
  const check = clerk.check('tax');
  await host.until(1);
  host.answer('<h1>Bad gateway', 502);
  await host.until(2);
  host.answer('<p>Sign in to this network');
  await host.until(3);
  host.answer('{"orders":[],"diagnostics":[]}');
  expect(await check).toEqual({ orders: [], diagnostics: [] });
});
