/** Keeps the whole site in the browser, so that it works without a network from the second page on. */
import { Serwist, type PrecacheEntry } from 'serwist';

/** All files of the site with their revisions; what builds the site writes them here. */
declare const FILES: PrecacheEntry[];

/** The page of an address that there is not. */
const UNKNOWN = '404.html';

const serwist = new Serwist({
  precacheEntries: FILES,
  // Files do not depend on what is asked of them: search asks for its index with the time of day.
  precacheOptions: { ignoreURLParametersMatching: [/^/] },
  // A new site takes over when no page of the old one is open any more.
  clientsClaim: true,
});

/** Pages at addresses under which nothing is kept: a page without the slash at its end, or one that there is not. */
serwist.registerCapture(
  ({ request }) => request.mode === 'navigate',
  async ({ request, url: { origin, pathname, search } }) => {
    if (serwist.getPrecacheKeyForUrl(`${origin}${pathname}/index.html`) !== undefined)
      return Response.redirect(`${pathname}/${search}`);
    try {
      return await fetch(request);
    } catch {
      return (await serwist.matchPrecache(UNKNOWN)) ?? Response.error();
    }
  },
);

serwist.addEventListeners();
