export { shared as default } from '../../vitest.shared.js';
