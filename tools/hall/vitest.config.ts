import { mergeConfig } from 'vitest/config';
import { shared } from '../../vitest.shared.js';

export default mergeConfig(shared, {
  test: {
    // Tests start processes, some of them hundreds, and mostly wait for them.
    maxWorkers: '100%',
    // What is built is run as Node runs it for users.
    server: { deps: { external: [/\/dist\//] } },
  },
});
