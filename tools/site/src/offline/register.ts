/** Asks the browser to keep the site, once the page is there; nothing where the browser keeps none. */
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => {
    navigator.serviceWorker.register(`${import.meta.env.BASE_URL}offline.js`).catch(() => undefined);
  });
