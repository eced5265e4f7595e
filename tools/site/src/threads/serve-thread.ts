import { expose } from 'comlink';

/** Lets the page call an object in this thread, and says to the page that the thread is loaded. */
export function serveThread(object: object): void {
  expose(object);
  postMessage('loaded');
}
