/** Every route with parameters, fields and bodies that nobody expects: no mistake of the program, and every refusal in words. */
import fc from 'fast-check';
import type { Asked } from './ask.ts';
import { COMMAND, routesOf, type Extent, type Found } from './matrix.ts';
import { faultsOf } from './rules.ts';
import { body, pathOf } from './nasty.ts';
import { ROLES } from './people.ts';
import type { World } from './world.ts';

/** Fuzzes every route of a hall. */
export async function fuzzRoutes(world: World, { seed, runs }: Extent): Promise<Found> {
  const findings: string[] = [];
  let inputs = 0;
  for (const route of routesOf(world)) {
    const [method = '', pattern = ''] = route.split(' ');
    // A tenth for commands, which are programs of their own.
    const isCommand = COMMAND.test(pattern);
    const asked = fc.record({
      path: pathOf(pattern),
      role: fc.constantFrom(...ROLES),
      body,
      compressed: fc.nat(19),
    });
    const property = fc.asyncProperty(asked, async ({ path, role, body: sent, compressed }) => {
      inputs += 1;
      const request: Asked = {
        ...{ method, path },
        ...(method !== 'GET' && {
          headers: { 'Content-Type': sent.type, ...(compressed === 0 && { 'Content-Encoding': 'gzip' }) },
          body: sent.body,
        }),
      };
      const faults = faultsOf(await world.as(role, request), world.hiddenFrom(role), role);
      if (faults.length > 0) throw new Error(faults.join('\n'));
    });
    const { failed, errorInstance, counterexample } = await fc.check(property, {
      ...{ seed, numRuns: isCommand ? Math.ceil(runs / 10) : runs, endOnFailure: false },
      interruptAfterTimeLimit: 60_000,
    });
    if (failed)
      findings.push(
        `${route}: ${errorInstance instanceof Error ? errorInstance.message : 'failed'}\n    ${JSON.stringify(counterexample)?.slice(0, 400)}`,
      );
  }
  return { inputs, findings };
}
