#!/usr/bin/env node
import { start } from '@ec/cli/start';

await start('22.16', async () => (await import('./main.js')).main());
