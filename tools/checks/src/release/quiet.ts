/** How npm installs here: without questions to the registry that nobody reads, and without a word where nothing is wrong. */
export const QUIET = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'] as const;
