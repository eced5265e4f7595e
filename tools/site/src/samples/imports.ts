/** Where a statement of TypeScript names the module that it imports or exports from. */
const MODULE = /(\bfrom\s*|^\s*import\s*)(['"])([^'"\n]+)\2/gm;

/** Modules that a sample of TypeScript imports, each once. */
export function importsOf(code: string): string[] {
  return [...new Set([...code.matchAll(MODULE)].map(([, , , module = '']) => module))];
}

/** Code with other modules in the place of those that it imports. */
export function withImports(code: string, moduleFor: (module: string) => string): string {
  return code.replaceAll(
    MODULE,
    (_, before: string, quote: string, module: string) => `${before}${quote}${moduleFor(module)}${quote}`,
  );
}
