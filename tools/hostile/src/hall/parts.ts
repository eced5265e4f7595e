/** Everything that is tried on a hall, by what is promised. */
import { everyRoute, type Extent, type Found } from './matrix.ts';
import { fuzzRoutes } from './fuzz-routes.ts';
import type { World } from './world.ts';

/** In the order in which they are tried: those that change who may do what come last. */
export const HALL_PARTS: Readonly<Record<string, (world: World, extent: Extent) => Promise<Found>>> = {
  'every route for everybody': everyRoute,
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
