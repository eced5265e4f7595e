import { defineConfig } from 'vitest/config';

// One worker loads jsdom once rather than for every file.
export default defineConfig({ test: { maxWorkers: 1 } });
