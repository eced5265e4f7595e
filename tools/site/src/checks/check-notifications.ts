import { setTimeout } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';

/** What a hall sends to a browser. */
const PUSHED = {
  title: 'Duel, turn 3: your report',
  text: 'It is there.',
  path: '/games/duel/seats/1',
  tag: '0123456789abcdef01234567',
};

/** Times that it is sent until it is shown, and milliseconds between them. */
const ROUNDS = 10;
const PAUSE = 1_000;

/** Where the worker of a hall is, and the pages that it has to do with: none. */
const WORKER = '/assets/push-worker.js';

/**
 * Presses the button of an account's page that turns notifications on, until the browser asks its push service, which nobody can reach here. By then
 * the hall's worker runs, and shows what comes for it. In Firefox, whose worker nobody can hand anything to, it is only registered.
 *
 * @param person - a page of somebody who has signed in
 * @returns what is not as it should be
 */
export async function checkNotifications(person: Page, name: string, address: string): Promise<string[]> {
  await person.goto(`${address}/account`, { waitUntil: 'load' });
  if (name !== 'chrome') return workerFaults(name, await register(person));
  // a browser that keeps nothing takes no pushes
  const browser = person.browser();
  await browser.setCookie(...(await person.browserContext().cookies()));
  await browser.defaultBrowserContext().overridePermissions(address, ['notifications']);
  const page = await browser.newPage();
  await page.goto(`${address}/account`, { waitUntil: 'load' });
  await page.focus('#push-on button');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() =>
    document.querySelector('#push-status')?.textContent?.startsWith('The browser asks'),
  );
  const faults = workerFaults(name, await register(page));
  let shown: readonly Shown[] = [];
  // Chromium may lose a notification that comes while a page asks for those that are there: it is asked seldom, and pushed to again.
  for (let round = 0; shown.length === 0 && round < ROUNDS; round += 1) {
    await deliver(page, address);
    await setTimeout(PAUSE);
    shown = await notificationsOf(page);
  }
  // twice the same takes the place of the first
  const [first, ...others] = shown;
  const isRight = Object.entries(PUSHED).every(
    ([key, value]) => first?.[key as keyof typeof first] === value,
  );
  if (!isRight || others.length > 0)
    faults.push(`${name}: expected one notification, received ${JSON.stringify(shown)}`);
  await page.close();
  console.log(`${name}: a notification that a hall has sent is shown`);
  return faults;
}

/** A notification that the browser shows. */
interface Shown {
  readonly title: string;
  readonly text: string;
  readonly tag: string;
  readonly path: unknown;
}

function notificationsOf(page: Page): Promise<readonly Shown[]> {
  return page.evaluate(async (scope) => {
    const registration = await navigator.serviceWorker.getRegistration(scope);
    const notifications = (await registration?.getNotifications()) ?? [];
    return notifications.map(({ title, body, tag, data }) => ({
      ...{ title, text: body, tag },
      path: data as unknown,
    }));
  }, WORKER);
}

/** Registers the worker of the hall, and waits until it is at work; returns the pages that it may look at. */
function register(page: Page): Promise<string> {
  return page.evaluate(async (worker) => {
    const registration = await navigator.serviceWorker.register(worker);
    const installing = registration.installing ?? registration.waiting;
    // what comes for a worker that is not at work yet is lost
    if (installing && !registration.active)
      await new Promise((resolve) => {
        installing.addEventListener('statechange', () => {
          if (installing.state === 'activated') resolve(null);
        });
      });
    return new URL(registration.scope).pathname;
  }, WORKER);
}

function workerFaults(name: string, scope: string): string[] {
  return scope === '/assets/' ? [] : [`${name}: expected a worker of /assets/, received one of ${scope}`];
}

/** Hands a push to the worker as the browser does when its push service has one, twice. */
async function deliver(page: Page, origin: string): Promise<void> {
  const session = await page.createCDPSession();
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/assets/`);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  for (let i = 0; i < 2; i += 1)
    await session.send('ServiceWorker.deliverPushMessage', {
      ...{ origin, registrationId, data: JSON.stringify(PUSHED) },
    });
  await session.detach();
}
