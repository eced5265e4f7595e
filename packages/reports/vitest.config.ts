import { mergeConfig } from 'vitest/config';
import { shared } from '../../vitest.shared.js';

// One worker loads jsdom once rather than for every file.
export default mergeConfig(shared, { test: { maxWorkers: 1 } });
