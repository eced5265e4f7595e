import { mergeConfig } from 'vitest/config';
import { shared } from '../../vitest.shared.js';

// What is built, and the examples, are run as Node runs them for users.
export default mergeConfig(shared, {
  test: { server: { deps: { external: [/\/dist\//, /\/\.vitest\/examples\//] } } },
});
