import { defineConfig } from 'vitest/config';

// What is built, and the examples, are run as Node runs them for users.
export default defineConfig({
  test: { server: { deps: { external: [/\/dist\//, /\/\.vitest\/examples\//] } } },
});
