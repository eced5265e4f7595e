import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/testing.ts', 'src/sqlite.ts'],
  removeNodeProtocol: false,
  format: 'esm',
  target: 'es2023',
  sourcemap: true,
  clean: ['!**/*.d.ts*'],
});
