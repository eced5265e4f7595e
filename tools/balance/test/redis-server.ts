import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

/** A Redis of a test's own, on loopback alone. */
export interface RedisServer {
  readonly url: string;
  readonly process: ChildProcess;
}

/** Starts a Redis that keeps nothing, and waits until it takes connections; at the address of one that has ended, or at a new one. */
export async function startRedis(before?: RedisServer): Promise<RedisServer> {
  const port = before ? Number(new URL(before.url).port) : await freePort();
  const redis = spawn(
    'redis-server',
    ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  for await (const line of createInterface(redis.stdout))
    if (line.includes('Ready to accept connections')) break;
  return { url: `redis://127.0.0.1:${port}`, process: redis };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address === 'object' && address) return address.port;
  throw new RangeError('expected a free port');
}
