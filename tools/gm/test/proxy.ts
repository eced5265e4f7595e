/** Reverse proxies of Debian in front of halls, on loopback, with the configurations of docs/examples/hall. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** Path of a program; `undefined` where it is not installed. */
function found(program: string): string | undefined {
  try {
    return execFileSync('sh', ['-c', `command -v ${program} || ls /usr/sbin/${program}`], {
      encoding: 'utf8',
    }).trim();
  } catch {
    return undefined;
  }
}

export const nginx = found('nginx');
export const caddy = found('caddy');

/** A configuration of the documentation, with replacements, each of which has to be there. */
export function exampleOf(name: string, replacements: readonly (readonly [string, string])[]): string {
  const file = fileURLToPath(new URL(`../../../docs/examples/hall/${name}`, import.meta.url));
  return replacements.reduce(
    (configuration, [from, to]) => {
      if (!configuration.includes(from)) throw new Error(`${name}: expected "${from}", and it is not there`);
      return configuration.replaceAll(from, to);
    },
    readFileSync(file, 'utf8'),
  );
}

/** What nginx and Caddy say when they listen. */
const STARTED = ['start worker process ', 'serving initial configuration'];

/** A proxy that is up until it is disposed of. */
export class Proxy implements AsyncDisposable {
  private constructor(
    readonly port: number,
    private readonly child: ChildProcess,
  ) {}

  /** nginx with the server blocks of a configuration. */
  static nginx(folder: string, port: number, servers: string): Promise<Proxy> {
    const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder};`,
    );
    const http = `access_log off; ${temp.join(' ')}\n${servers}`;
    const file = join(folder, 'nginx.conf');
    writeFileSync(
      file,
      `daemon off; pid ${folder}/nginx.pid; error_log stderr notice;\nevents {}\nhttp {\n${http}\n}\n`,
    );
    return Proxy.#start(port, nginx ?? '', ['-p', folder, '-c', file], folder);
  }

  /** Caddy with a configuration. */
  static caddy(folder: string, port: number, sites: string): Promise<Proxy> {
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${sites}`);
    return Proxy.#start(port, caddy ?? '', ['run', '--adapter', 'caddyfile', '--config', file], folder);
  }

  static async #start(port: number, program: string, args: readonly string[], home: string): Promise<Proxy> {
    const env = { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env });
    const said: string[] = [];
    for await (const line of createInterface(child.stderr)) {
      if (STARTED.some((sign) => line.includes(sign))) {
        child.stderr.resume();
        return new Proxy(port, child);
      }
      said.push(line);
    }
    throw new Error(`${program} has ended: ${said.join('\n')}`);
  }

  /** Asks for a page of a host. */
  async ask(host: string, path: string, options: Asking = {}): Promise<Answered> {
    const response = await this.begin(host, path, options);
    return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
  }

  /** The same, as soon as the answer begins. */
  async begin(
    host: string,
    path: string,
    { method = 'GET', headers = {}, body }: Asking = {},
  ): Promise<IncomingMessage> {
    const asking = request({
      ...{ host: '127.0.0.1', port: this.port, path, method, setHost: false },
      headers: {
        ...headers,
        Host: host,
        ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }),
      },
    });
    asking.end(body);
    const [response] = (await once(asking, 'response')) as [IncomingMessage];
    return response;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const exit = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await exit;
  }
}

interface Asking {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
}

interface Answered {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}
