import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/start.ts', 'src/testing.ts'],
  format: 'esm',
  target: 'node22',
  sourcemap: true,
  clean: true,
});
