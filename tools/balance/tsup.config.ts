import { defineConfig } from 'tsup';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/queue.ts',
    'src/program.ts',
    'src/testing.ts',
    'src/main.ts',
    'src/bin.ts',
    'src/worker.ts',
  ],
  format: 'esm',
  target: 'node22',
  removeNodeProtocol: false,
  sourcemap: true,
  clean: ['!**/*.d.ts*'],
});
