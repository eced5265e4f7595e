/** What runs in a browser while no page of the hall is open: shows what the hall sends, and opens its page. It answers no request of a page. */
const worker = self as unknown as ServiceWorkerGlobalScope;

/** What the hall sends. */
interface Pushed {
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly tag: string;
}

worker.addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, text, path, tag } = event.data.json() as Pushed;
  // One that comes a second time takes the place of the first.
  event.waitUntil(worker.registration.showNotification(title, { body: text, tag, data: path }));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(new URL(String(event.notification.data), worker.location.origin)));
});

/** Opens a page of the hall, or shows the one that is open; nothing of another site. */
async function openPage(address: URL): Promise<void> {
  if (address.origin !== worker.location.origin) return;
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === address.pathname);
  await (open ? open.focus() : worker.clients.openWindow(address));
}
