/** A Chromium without a screen, in which a page is opened and asked things. */
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';

/** The program; `undefined` when there is none on the path. */
export const chromium = ['chromium', 'chromium-browser', 'google-chrome']
  .flatMap((file) => (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, file)))
  .find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly result?: Readonly<Record<string, unknown>>;
}

/** A page that is open, and what it has complained of. */
export class OpenPage implements AsyncDisposable {
  /** Errors and refusals that the page has put into its console. */
  readonly complaints: string[] = [];
  readonly #waiting = new Map<number, (result: Readonly<Record<string, unknown>>) => void>();
  #session: string | undefined;
  #loaded: (() => void) | undefined;

  private constructor(
    private readonly child: ChildProcessByStdio<null, null, Readable>,
    private readonly profile: TemporaryFolder,
    private readonly socket: WebSocket,
  ) {
    socket.addEventListener('message', ({ data }) => {
      const { id = 0, method, params, result = {} } = JSON.parse(String(data)) as Message;
      this.#waiting.get(id)?.(result);
      if (method === 'Log.entryAdded' || method === 'Runtime.exceptionThrown')
        this.complaints.push(JSON.stringify(params));
      if (method === 'Page.loadEventFired') this.#loaded?.();
    });
  }

  /** Opens an address in a browser of its own. */
  static async open(program: string, url: string): Promise<OpenPage> {
    const profile = new TemporaryFolder();
    const args = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--remote-debugging-port=0'];
    const child = spawn(program, [...args, `--user-data-dir=${profile.path}`], { stdio: ['ignore', 'ignore', 'pipe'] });
    const page = new OpenPage(child, profile, new WebSocket(await debuggerOf(child.stderr)));
    await once(page.socket, 'open');
    const { targetId } = await page.#send('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await page.#send('Target.attachToTarget', { targetId, flatten: true });
    page.#session = String(sessionId);
    for (const domain of ['Log', 'Runtime', 'Page', 'Network']) await page.#send(`${domain}.enable`);
    await page.go(url);
    return page;
  }

  /** Opens another address. */
  async go(url: string): Promise<void> {
    await this.#andLoad(() => this.#send('Page.navigate', { url }));
  }

  /** Does something by which another page is opened, and waits for that. */
  async leave(expression: string): Promise<void> {
    await this.#andLoad(() => this.#send('Runtime.evaluate', { expression }));
  }

  /** Gives the browser an authenticator that says yes to everything. */
  async addAuthenticator(): Promise<void> {
    await this.#send('WebAuthn.enable');
    await this.#send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
        ...{ isUserVerified: true, automaticPresenceSimulation: true },
      },
    });
  }

  /** Takes its connection from the browser, or gives it back. */
  async connect(isConnected: boolean): Promise<void> {
    const speed = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    await this.#send('Network.emulateNetworkConditions', { offline: !isConnected, ...speed });
  }

  /** Signs the browser out everywhere, as its pages do not learn. */
  async forgetCookies(): Promise<void> {
    await this.#send('Network.clearBrowserCookies');
  }

  /** Makes the window as wide as that of a phone: 360 pixels. */
  async likePhone(): Promise<void> {
    const size = { width: 360, height: 720, deviceScaleFactor: 1, mobile: true };
    await this.#send('Emulation.setDeviceMetricsOverride', size);
  }

  /** The value of an expression in the page. */
  async evaluate(expression: string): Promise<unknown> {
    const { result } = await this.#send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
    return (result as { readonly value?: unknown }).value;
  }

  /** Waits until an expression is true; looks whenever something in the page or in its elements changes, or a frame is loaded. */
  async until(expression: string): Promise<void> {
    await this.evaluate(`new Promise((done) => {
      const all = { subtree: true, childList: true, characterData: true, attributes: true };
      const look = () => {
        for (const { shadowRoot } of document.querySelectorAll('*')) if (shadowRoot) observer.observe(shadowRoot, all);
        if (!(${expression})) return;
        observer.disconnect();
        removeEventListener('load', look, true);
        done();
      };
      const observer = new MutationObserver(look);
      observer.observe(document, all);
      addEventListener('load', look, true);
      for (const { localName } of document.querySelectorAll(':not(:defined)')) customElements.whenDefined(localName).then(look);
      look();
    })`);
  }

  /** Waits until the text that an expression gives matches a pattern. */
  async shows(expression: string, pattern: RegExp): Promise<void> {
    await this.until(`${String(pattern)}.test(${expression})`);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.socket.close();
    const exit = once(this.child, 'exit');
    this.child.kill();
    await exit;
    this.profile[Symbol.dispose]();
  }

  async #andLoad(act: () => Promise<unknown>): Promise<void> {
    const loaded = new Promise<void>((done) => (this.#loaded = done));
    await act();
    await loaded;
  }

  #send(method: string, params: object = {}): Promise<Readonly<Record<string, unknown>>> {
    const id = this.#waiting.size + 1;
    return new Promise((done) => {
      this.#waiting.set(id, done);
      this.socket.send(JSON.stringify({ id, method, params, ...(this.#session !== undefined && { sessionId: this.#session }) }));
    });
  }
} // prettier-ignore

/** The address for speaking to a browser, which it prints on its error stream. */
async function debuggerOf(stderr: Readable): Promise<string> {
  for await (const line of createInterface(stderr)) {
    const [, url] = /^DevTools listening on (ws:.*)$/.exec(line) ?? [];
    if (url !== undefined) {
      stderr.resume();
      return url;
    }
  }
  throw new Error('the browser has not started');
}
