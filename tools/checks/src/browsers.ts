/** The browsers of this machine, and how to open a page in one without a screen and without touching its user's profile. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** A browser that can be started here. */
export interface Browser {
  name: 'firefox' | 'chromium';
  /** Absolute path of its program. */
  program: string;
}

/** A browser that shows a page. */
export interface OpenBrowser {
  process: ChildProcess;
  /** Last part of what it wrote on its error stream. */
  messages: () => string;
  /** Ends the browser and removes its profile. */
  close: () => Promise<void>;
}

const PROGRAMS = {
  firefox: ['firefox-esr', 'firefox'],
  chromium: ['chromium', 'chromium-browser', 'google-chrome'],
} as const;

const ARGUMENTS: Record<Browser['name'], (profile: string) => string[]> = {
  firefox: (profile) => ['--headless', '--no-remote', '--profile', profile],
  chromium: (profile) => [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    `--user-data-dir=${profile}`,
  ],
};

/** Firefox settings that keep a new profile from opening other pages or calling home. */
const FIREFOX_PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.enabled': false,
};

const GRACE_MILLISECONDS = 5000;

/** The browser of that name, or undefined when it is not installed. */
export function findBrowser(name: Browser['name']): Browser | undefined {
  const program = PROGRAMS[name]
    .flatMap((file) => (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, file)))
    .find(isExecutable);
  return program === undefined ? undefined : { name, program };
}

/** Opens a page in a new profile. */
export function openBrowser({ name, program }: Browser, url: string): OpenBrowser {
  const profile = mkdtempSync(join(tmpdir(), `ec-${name}-`));
  if (name === 'firefox') {
    const lines = Object.entries(FIREFOX_PREFERENCES).map(
      ([key, value]) => `user_pref("${key}", ${value});\n`,
    );
    writeFileSync(join(profile, 'user.js'), lines.join(''));
  }
  const child = spawn(program, [...ARGUMENTS[name](profile), url], { stdio: ['ignore', 'ignore', 'pipe'] });
  let written = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (written = (written + text).slice(-2000)));
  return {
    process: child,
    messages: () => written,
    async close() {
      const hasEnded = (): boolean =>
        child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
      if (!hasEnded()) {
        const exit = once(child, 'exit');
        child.kill('SIGTERM');
        await Promise.race([exit, setTimeout(GRACE_MILLISECONDS, undefined, { ref: false })]);
        if (!hasEnded()) {
          child.kill('SIGKILL');
          await exit;
        }
      }
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
