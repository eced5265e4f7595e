/** Keeps the whole site in the browser, so that it works without a network from the second page on. */
import { Serwist, type PrecacheEntry } from 'serwist';

/** All files of the site with their revisions; what builds the site writes them here. */
declare const FILES: PrecacheEntry[];

// A new site takes over when no page of the old one is open any more.
new Serwist({ precacheEntries: FILES, clientsClaim: true }).addEventListeners();
