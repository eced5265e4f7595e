import { defineConfig } from 'vitest/config';

// The tests share nothing but pure modules; one worker loads jsdom once rather than for every file.
export default defineConfig({ test: { isolate: false, maxWorkers: 1 } });
