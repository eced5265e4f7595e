/** Serves the site that was built last, on this machine alone: `node src/serve.ts [--port 4321]`. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { preview } from 'astro';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4321' } } });
const { host = '127.0.0.1', port } = await preview({
  root: join(import.meta.dirname, '..'),
  server: { host: '127.0.0.1', port: Number(values.port) },
});
console.log(`http://${host}:${port}/`);
