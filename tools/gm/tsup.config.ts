import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/bin.ts', 'src/main.ts', 'src/program.ts'],
  format: 'esm',
  target: 'node22',
  sourcemap: true,
  clean: ['!**/*.d.ts*'],
});
