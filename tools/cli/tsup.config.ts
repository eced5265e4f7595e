import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/program.ts', 'src/start.ts', 'src/testing.ts'],
  format: 'esm',
  target: 'node22',
  sourcemap: true,
  clean: ['!**/*.d.ts*'],
});
