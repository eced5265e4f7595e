#!/usr/bin/env node
import { start } from '@ec/cli/start';

await start('22.18', async () => (await import('./main.js')).main());
// What speaks to a Redis that is away would go on for some time, or until it is there again.
for (const stream of [process.stdout, process.stderr])
  await new Promise<unknown>((written) => stream.write('', written));
process.exit();
