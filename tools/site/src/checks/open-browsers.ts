import { existsSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer-core';

/** Browsers with the places of their programs on Debian. */
const BROWSERS = [
  [
    'chrome',
    '/usr/bin/chromium',
    [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  ],
  ['firefox', '/usr/bin/firefox-esr', []],
] as const;

/**
 * Opens Chromium and Firefox without a screen.
 *
 * @throws Error when one is not there
 */
export function openBrowsers(): Promise<{ readonly name: string; readonly browser: Browser }[]> {
  return Promise.all(
    BROWSERS.map(async ([name, executablePath, args]) => {
      if (!existsSync(executablePath)) throw new Error(`${name}: expected ${executablePath}, received none`);
      return { name, browser: await puppeteer.launch({ browser: name, executablePath, args: [...args] }) };
    }),
  );
}
