#!/usr/bin/env node
import { start } from '@ec/cli/start';

await start('22.18', async () => (await import('./main.js')).main());
