/** Whether the browser is asked to save data, as far as it says so. */
const { connection }: { readonly connection?: { readonly saveData?: boolean } } = navigator as object;

/** Asks the browser to keep the site, once the page is there; nothing where the browser keeps none, or is to save data. */
if (import.meta.env.PROD && 'serviceWorker' in navigator && connection?.saveData !== true)
  addEventListener('load', () => {
    navigator.serviceWorker.register(`${import.meta.env.BASE_URL}offline.js`).catch(() => undefined);
  });
