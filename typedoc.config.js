/** The reference of all packages: https://typedoc.org/documents/Options.html */

/** Kinds of declarations that have a docstring. */
const requiredToBeDocumented = [
  'Module',
  'Variable',
  'Function',
  'Class',
  'Interface',
  'Method',
  'Accessor',
  'TypeAlias',
];

/** Options of the whole reference, and of each package alone. */
const shared = {
  validation: { notExported: true, invalidLink: true, notDocumented: true },
  includeVersion: true,
  requiredToBeDocumented,
  disableGit: true,
  sourceLinkTemplate: 'https://github.com/ec-engine/ec/blob/main/{path}#L{line}',
};

export default {
  ...shared,
  plugin: ['./typedoc.sources.js'],
  name: 'EC',
  entryPointStrategy: 'packages',
  entryPoints: ['packages/!(rulesets)', 'packages/rulesets/*'],
  packageOptions: {
    ...shared,
    entryPoints: ['src/@(index|testing|sqlite|sqlite-testing|experiments|rules|clerk).ts'],
    tsconfig: 'tsconfig.build.json',
    excludeInternal: true,
    skipErrorChecking: true,
  },
  treatWarningsAsErrors: true,
  treatValidationWarningsAsErrors: true,
  out: 'docs/api',
};
