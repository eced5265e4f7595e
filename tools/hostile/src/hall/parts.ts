/** Everything that is tried on a hall, by what is promised. */
import { everyRoute, type Extent, type Found } from './matrix.ts';
import { behindTls } from './behind-tls.ts';
import { connections } from './connections.ts';
import { crawl } from './crawl.ts';
import { fuzzRoutes } from './fuzz-routes.ts';
import { crossSite, entering, otherHosts, readingChangesNothing } from './other-sites.ts';
import { lockingOut } from './locking-out.ts';
import { mail } from './mail.ts';
import type { World } from './world.ts';

/** In the order in which they are tried: those that change who may do what come last. */
export const HALL_PARTS: Readonly<Record<string, (world: World, extent: Extent) => Promise<Found>>> = {
  'every route for everybody': everyRoute,
  'pages of other sites': crossSite,
  'links of other sites': readingChangesNothing,
  'other hosts': otherHosts,
  'coming in': entering,
  connections,
  mail,
  // Behind the mails: what they brought is shown, too.
  'every page by its links': crawl,
  'locking out': lockingOut,
  'behind TLS': behindTls,
  'every route with anything': fuzzRoutes,
  'log and metrics': logAndMetrics,
};

/** Nothing of what was sent or answered stands in what a host keeps. */
async function logAndMetrics({ lines, secrets, served }: World): Promise<Found> {
  const metrics = await (await fetch(`${served.metricsAddress ?? ''}/metrics`)).text();
  const findings = secrets.flatMap(({ what, text }) => [
    ...lines
      .filter((line) => line.includes(text))
      .map((line) => `the log shows the ${what}: ${line.slice(0, 200)}`),
    ...(metrics.includes(text) ? [`the metrics show the ${what}`] : []),
  ]);
  const failures = lines.filter((line) => line.includes('"event":"failure"'));
  return { inputs: lines.length, findings: [...new Set([...findings, ...failures])] };
}
