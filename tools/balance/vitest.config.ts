import { mergeConfig } from 'vitest/config';
import { shared } from '../../vitest.shared.js';
import { pageScript } from './page-script.js';

export default mergeConfig(shared, {
  define: { PAGE_SCRIPT: JSON.stringify(await pageScript()) },
  // What is built is run as Node runs it for users.
  test: { server: { deps: { external: [/\/dist\//] } } },
});
