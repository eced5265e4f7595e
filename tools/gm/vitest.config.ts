import { defineConfig } from 'vitest/config';

// Each test starts processes: on a busy machine one takes longer than the usual 5 seconds.
export default defineConfig({ test: { testTimeout: 60_000 } });
