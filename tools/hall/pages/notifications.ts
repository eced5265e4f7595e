/** Notifications: subscribes this browser to those of the hall. The form is hidden where the browser has none. */
import { askHall, jsonOf } from './ask-hall.js';

const form = document.querySelector<HTMLFormElement>('#push-on');
const status = document.querySelector<HTMLElement>('#push-status');

/** Where the hall's own worker is. It stands below pages that it has nothing to do with. */
const WORKER = '/assets/push-worker.js';

function tell(text: string): void {
  if (status) status.textContent = text;
}

/** Turns them on; fails with the words of the hall. */
async function turnOn(key: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Error('The browser shows no notifications of this hall. You can allow them in its settings.');
  const registration = await navigator.serviceWorker.register(WORKER);
  await activeOf(registration);
  tell('The browser asks its push service …');
  // One that is there may be of somebody else, or of a former key.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const response = await askHall('/account/notifications', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(subscription),
  });
  if (response?.status === 204) return;
  const answer = (await jsonOf(response)) as { readonly error?: { readonly message: string } } | undefined;
  throw new Error(answer?.error?.message ?? 'The hall does not answer. Try again.');
}

/** Waits until a worker runs: before that, nothing can be subscribed to. */
async function activeOf({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const worker = waiting ?? installing;
  if (active || !worker) return;
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    });
  });
}

if (form && 'serviceWorker' in navigator && 'PushManager' in window) {
  form.hidden = false;
  tell('');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    turnOn(form.dataset['key'] ?? '').then(
      () => location.reload(),
      (error: unknown) => {
        tell(error instanceof Error ? error.message : String(error));
      },
    );
  });
}
