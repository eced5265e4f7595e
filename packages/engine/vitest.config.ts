import { defineConfig } from 'vitest/config';

// What is built is run as Node runs it for users.
export default defineConfig({ test: { server: { deps: { external: [/\/dist\//] } } } });
