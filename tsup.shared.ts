/** What the builds of all packages have in common: the tsup configuration of each package builds on it. */
export const shared = {
  format: 'esm' as const,
  target: 'es2023',
  sourcemap: true,
  // Declarations are written by the compiler.
  clean: ['!**/*.d.ts*'],
  esbuildOptions: (options: { sourcesContent?: boolean }) => {
    // Packages hold their sources, to which the maps point.
    options.sourcesContent = false;
  },
};
