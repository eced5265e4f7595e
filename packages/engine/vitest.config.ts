import { defineConfig } from 'vitest/config';

// Some laws play whole games: on a busy machine a single one takes longer than the usual 5 seconds.
export default defineConfig({ test: { testTimeout: 60_000 } });
