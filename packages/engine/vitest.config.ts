import { mergeConfig } from 'vitest/config';
import { shared } from '../../vitest.shared.js';

// What is built is run as Node runs it for users.
export default mergeConfig(shared, { test: { server: { deps: { external: [/\/dist\//] } } } });
