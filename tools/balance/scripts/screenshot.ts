/**
 * Opens a report in Chromium and saves pictures of it: light, dark, as wide as a phone, as printed, and with its first figure in use. Fails
 * when the page writes an error, asks for anything over the network, or does not answer the pointer.
 *
 * Usage: node scripts/screenshot.ts report.html folder
 *
 * It needs a Chromium on the path and speaks its debugging protocol over a pipe, so that nothing has to be installed.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';

/** How the page is looked at. */
const VIEWS = [
  { name: 'light', width: 1100, scheme: 'light', media: 'screen' },
  { name: 'dark', width: 1100, scheme: 'dark', media: 'screen' },
  { name: 'phone', width: 400, scheme: 'light', media: 'screen' },
  { name: 'phone-dark', width: 400, scheme: 'dark', media: 'screen' },
  { name: 'print', width: 718, scheme: 'dark', media: 'print' },
] as const;

/** Tallest part of a page in one picture. */
const TALLEST = 1800;

/** Uses the first figure as a reader does: opens and sorts its table, points at the middle of its chart, pins it, and zooms in. */
const USE = `(async () => {
  const figure = document.querySelector('figure');
  const details = figure.querySelector('details');
  const opened = new Promise((done) => details.addEventListener('toggle', () => setTimeout(done)));
  details.open = true;
  await opened;
  figure.querySelector('thead th:last-child button').click();
  figure.querySelector('.tools button').click();
  const box = figure.querySelector('.chart');
  figure.scrollIntoView();
  const { left, top, width, height } = box.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true };
  box.dispatchEvent(new PointerEvent('click', at));
  box.dispatchEvent(new PointerEvent('pointermove', at));
  const tip = document.getElementById('tip');
  return [
    tip.hidden || tip.innerText === '' ? 'no value under the pointer' : '',
    figure.querySelectorAll('tr.pinned').length === 1 ? '' : 'no pinned row',
    figure.querySelector('.pins li') === null ? 'no pinned value' : '',
    figure.querySelector('[aria-sort]') === null ? 'not sorted' : '',
    box.scrollWidth > box.clientWidth ? '' : 'not zoomed',
  ].filter((fault) => fault !== '');
})()`;

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome'];
const TIME_LIMIT = 60_000;

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly message: string };
  readonly sessionId?: string;
}

const [file, folder = '.'] = process.argv.slice(2);
if (file === undefined) {
  console.error('usage: node scripts/screenshot.ts report.html folder');
  process.exitCode = 1;
} else {
  mkdirSync(folder, { recursive: true });
  const faults = await takePictures(resolve(file), folder);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

async function takePictures(path: string, folder: string): Promise<string[]> {
  using profile = new TemporaryFolder();
  const browser = start(profile.path);
  const faults: string[] = [];
  const url = pathToFileURL(path).href;
  const target = join(folder, basename(path, '.html'));
  const { send, close } = connect(browser, ({ method, params = {} }) => {
    if (method === 'Runtime.exceptionThrown' || method === 'Runtime.consoleAPICalled')
      faults.push(`console: ${JSON.stringify(params)}`);
    if (method === 'Log.entryAdded') faults.push(`log: ${JSON.stringify(params['entry'])}`);
    if (method === 'Network.requestWillBeSent') {
      const request = params['request'] as { url: string };
      if (request.url !== url) faults.push(`request: ${request.url}`);
    }
  });
  try {
    const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
    const page = (method: string, params: object = {}) => send(method, params, String(sessionId));
    for (const domain of ['Page', 'Runtime', 'Log', 'Network']) await page(`${domain}.enable`);
    for (const { name, width, scheme, media } of VIEWS) {
      await page('Emulation.setDeviceMetricsOverride', {
        width,
        height: 900,
        deviceScaleFactor: 1,
        mobile: width < 500,
      });
      await page('Emulation.setEmulatedMedia', {
        media,
        features: [{ name: 'prefers-color-scheme', value: scheme }],
      });
      await page('Page.navigate', { url });
      const { result } = await page('Runtime.evaluate', {
        expression: `new Promise((done) => document.readyState === 'complete' ? done() : addEventListener('load', done)).then(() =>
          [document.documentElement.scrollHeight, document.documentElement.scrollWidth, document.title])`,
        awaitPromise: true,
        returnByValue: true,
      });
      const [height = 0, wide = 0] = (result as { value: number[] }).value;
      if (wide > width) faults.push(`${name}: the page is ${wide} pixels wide, expected at most ${width}`);
      await takeParts(page, { width, height }, `${target}-${name}`);
    }
    await page('Emulation.setEmulatedMedia', { media: 'screen', features: [] });
    await page('Emulation.setDeviceMetricsOverride', {
      width: 1100,
      height: 900,
      deviceScaleFactor: 1,
      mobile: false,
    });
    const { result } = await page('Runtime.evaluate', {
      expression: USE,
      awaitPromise: true,
      returnByValue: true,
    });
    faults.push(...((result as { value?: string[] }).value ?? ['the page cannot be used']));
    const { data: used } = await page('Page.captureScreenshot', {});
    writeFileSync(`${target}-used.png`, Buffer.from(String(used), 'base64'));
    const { data } = await page('Page.printToPDF', { printBackground: false });
    writeFileSync(`${target}.pdf`, Buffer.from(String(data), 'base64'));
  } finally {
    await close();
  }
  return faults;
}

/** Saves pictures of a page from its top to its end, `target-1.png` and so on. */
async function takeParts(
  page: (method: string, params: object) => Promise<Record<string, unknown>>,
  { width, height }: { readonly width: number; readonly height: number },
  target: string,
): Promise<void> {
  for (let part = 0; part * TALLEST < height; part++) {
    const y = part * TALLEST;
    const { data } = await page('Page.captureScreenshot', {
      captureBeyondViewport: true,
      clip: { x: 0, y, width, height: Math.min(TALLEST, height - y), scale: 1 },
    });
    const file = `${target}-${part + 1}.png`;
    writeFileSync(file, Buffer.from(String(data), 'base64'));
    console.log(file);
  }
}

function start(profile: string) {
  const program = process.env['CHROMIUM'] ?? PROGRAMS[0] ?? '';
  const options = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--hide-scrollbars',
    '--remote-debugging-pipe',
    `--user-data-dir=${profile}`,
  ];
  return spawn(program, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
}

/** Speaks the debugging protocol: messages end with a zero byte. */
function connect(browser: ReturnType<typeof start>, hear: (message: Message) => void) {
  const output = browser.stdio[3] as Writable;
  const input = browser.stdio[4] as Readable;
  const waiting = new Map<number, (message: Message) => void>();
  let id = 0;
  let rest = '';
  input.setEncoding('utf8').on('data', (text: string) => {
    const [last = '', ...messages] = `${rest}${text}`.split('\0').toReversed();
    rest = last;
    for (const written of messages.toReversed()) {
      const message = JSON.parse(written) as Message;
      const answer = message.id === undefined ? undefined : waiting.get(message.id);
      if (answer) answer(message);
      else hear(message);
    }
  });
  const send = (
    method: string,
    params: object = {},
    sessionId?: string,
  ): Promise<Readonly<Record<string, unknown>>> =>
    new Promise((done, fail) => {
      const own = ++id;
      const timer = setTimeout(() => fail(new Error(`${method}: no answer`)), TIME_LIMIT);
      const refuse = (error: Error): void => fail(error);
      browser.once('error', refuse);
      waiting.set(own, ({ result, error }) => {
        clearTimeout(timer);
        browser.off('error', refuse);
        waiting.delete(own);
        if (error) fail(new Error(`${method}: ${error.message}`));
        else done(result ?? {});
      });
      output.write(`${JSON.stringify({ id: own, method, params, ...(sessionId && { sessionId }) })}\0`);
    });
  const close = async (): Promise<void> => {
    const ended = new Promise((done) => browser.once('exit', done));
    browser.kill('SIGTERM');
    await ended;
  };
  return { send, close };
}
