import { defineConfig } from 'vitest/config';

// Tests start processes, some of them hundreds, and mostly wait for them: on a busy machine that takes long.
export default defineConfig({
  test: {
    testTimeout: 300_000,
    hookTimeout: 120_000,
    maxWorkers: '100%',
    // What is built is run as Node runs it for users.
    server: { deps: { external: [/\/dist\//] } },
  },
});
