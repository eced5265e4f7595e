import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/rules.ts', 'src/experiments.ts'],
  format: 'esm',
  target: 'es2023',
  sourcemap: true,
  clean: ['!**/*.d.ts*'],
});
