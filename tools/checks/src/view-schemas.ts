/**
 * Writes a JSON Schema of the view of each ruleset, from its built types, for programs that play seats. Run after `build` of all packages.
 *
 *     node tools/checks/src/view-schemas.ts           fails where a schema is not what the built types say
 *     node tools/checks/src/view-schemas.ts --write   writes the schemas anew
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createFormatter,
  createParser,
  createProgram,
  SchemaGenerator,
  type CompletedConfig,
} from 'ts-json-schema-generator';
import { DEFAULT_CONFIG } from 'ts-json-schema-generator';
import { VIEWS } from './views.ts';
import { workspaceRoot } from './run.ts';

/** Lists and maps of a schema whose order says nothing. */
const UNORDERED = new Set(['anyOf', 'enum', 'required', 'type']);
const NAMED = new Set(['definitions', 'properties']);

const isWriting = process.argv.includes('--write');

const config: CompletedConfig = {
  ...DEFAULT_CONFIG,
  path: join(workspaceRoot, 'packages/rulesets/*/dist/index.d.ts'),
  tsconfig: join(workspaceRoot, 'tsconfig.base.json'),
  skipTypeCheck: true,
  sortProps: true,
};
// One program for all of them reads the types of the language once.
const program = createProgram(config);
const generator = new SchemaGenerator(
  program,
  createParser(program, config),
  createFormatter(config),
  config,
);

let faults = 0;
for (const [ruleset, view] of VIEWS) {
  const path = `packages/rulesets/${ruleset}/view.schema.json`;
  const file = join(workspaceRoot, path);
  const schema = `${JSON.stringify(inOrder(generator.createSchema(view)), null, 2)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === schema) continue;
  if (isWriting) {
    writeFileSync(file, schema);
    console.log(`wrote ${path}`);
    continue;
  }
  faults++;
  console.error(
    `${path}: the view has changed: run "npx pnpm@12.21.0 api", look at the diff, and add a changeset`,
  );
}
console.log(`${VIEWS.size} schemas of views, ${faults} faults`);
if (faults > 0) process.exitCode = 1;

/** A schema in an order of its own: the compiler's is that in which it happened to meet the types. */
function inOrder(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    const members = value.map((member) => inOrder(member));
    return UNORDERED.has(key)
      ? members.toSorted((a, b) => compare(JSON.stringify(a), JSON.stringify(b)))
      : members;
  }
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [name, inOrder(member, name)] as const);
  return Object.fromEntries(NAMED.has(key) ? members.toSorted(([a], [b]) => compare(a, b)) : members);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
