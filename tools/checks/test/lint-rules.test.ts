import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { TemporaryFolder } from '@ec/test-kit/temporary-folder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run, workspaceRoot } from '../src/run.ts';

/** A file that breaks one rule: its path, its text, and the rule that must report it. */
type Violation = readonly [path: string, text: string, rule: string];

const MATH = 'ec(exact-math)';
const GLOBALS = 'eslint(no-restricted-globals)';
const PROPERTIES = 'eslint(no-restricted-properties)';
const BOUNDARIES = 'ec(package-boundaries)';
const HOUSE = 'ec(house-plan)';

const violations: readonly Violation[] = [
  ['packages/prng/src/random.ts', 'export const x = Math.random();', MATH],
  ['packages/prng/src/logarithm.ts', 'export const x = Math.log(2);', MATH],
  ['packages/prng/src/bracket.ts', "export const x = Math['sin'](2);", MATH],
  ['packages/prng/src/destructured.ts', 'const { random } = Math;\nexport const x = random();', MATH],
  ['packages/prng/src/alias.ts', 'const m = Math;\nexport const x = m.cos(1);', MATH],
  ['packages/prng/src/global-this.ts', 'export const x = globalThis.Math.random();', MATH],
  ['packages/prng/src/math-pow.ts', 'export const x = Math.pow(2, 0.5);', MATH],
  ['packages/prng/src/power.ts', 'export const power = (a: number, b: number) => a ** b;', MATH],
  ['packages/prng/src/power-assign.ts', 'export let x = 2;\nx **= 0.5;', MATH],
  ['packages/engine/src/date.ts', 'export const x = Date.now();', GLOBALS],
  ['packages/engine/src/new-date.ts', 'export const x = new Date();', GLOBALS],
  ['packages/engine/src/performance.ts', 'export const x = performance.now();', GLOBALS],
  ['packages/engine/src/timeout.ts', 'setTimeout(() => undefined, 1);', GLOBALS],
  ['packages/engine/src/crypto.ts', 'export const x = crypto.getRandomValues(new Uint8Array(1));', GLOBALS],
  ['packages/engine/src/process.ts', "export const x = process.env['HOME'];", GLOBALS],
  ['packages/engine/src/global-date.ts', 'export const x = globalThis.Date.now();', PROPERTIES],
  ['packages/engine/src/locale.ts', "export const x = 'a'.localeCompare('b');", PROPERTIES],
  ['packages/engine/test/poll.test.ts', 'await expect.poll(() => 1).toBe(1);', PROPERTIES],
  ['tools/gm/test/wait.test.ts', 'await vi.waitFor(() => true);', PROPERTIES],
  ['packages/engine/src/file.ts', "export { readFileSync } from 'node:fs';", 'import(no-nodejs-modules)'],
  [
    'packages/engine/src/old-file.ts',
    "import { join } from 'path';\nexport const x = join('a');",
    'import(no-nodejs-modules)',
  ],
  ['packages/engine/src/any.ts', 'export const x = (y: any): unknown => y;', 'typescript(no-explicit-any)'],
  [
    'packages/engine/src/non-null.ts',
    'export const x = (y: number[]) => y[0]!;',
    'typescript(no-non-null-assertion)',
  ],
  ['packages/engine/src/default.ts', 'export default 1;', 'import(no-default-export)'],
  ['packages/engine/src/enum.ts', 'export enum Colour {\n  Red,\n}', 'ec(no-enum)'],
  [
    'packages/engine/src/namespace.ts',
    'export namespace Game {\n  export const x = 1;\n}',
    'typescript(no-namespace)',
  ],
  [
    'packages/engine/src/cycle-a.ts',
    "import { b } from './cycle-b.js';\nexport const a = () => b;",
    'import(no-cycle)',
  ],
  [
    'packages/engine/src/cycle-b.ts',
    "import { a } from './cycle-a.js';\nexport const b = () => a;",
    'import(no-cycle)',
  ],
  ['packages/engine/src/self-alone.ts', "export * from '../../cluster/src/types.js';", BOUNDARIES],
  ['packages/engine/src/deep-src.ts', "export * from '@ec/cluster/src/types.js';", BOUNDARIES],
  ['packages/engine/src/deep-dist.ts', "export * from '@ec/cluster/dist/index.js';", BOUNDARIES],
  ['packages/engine/test/path.test.ts', "export { x } from '../../prng/src/index.js';", BOUNDARIES],
  ['tools/gm/src/path.ts', "export { x } from '../../../packages/prng/src/index.js';", BOUNDARIES],
  ['packages/prng/src/arrow.ts', "export { x } from '@ec/cluster';", BOUNDARIES],
  ['packages/cluster/src/arrow.ts', "export { x } from '@ec/economy';", BOUNDARIES],
  ['packages/economy/src/arrow.ts', "export type { X } from '@ec/combat';", BOUNDARIES],
  ['packages/combat/src/arrow.ts', "export * from '@ec/engine';", BOUNDARIES],
  ['packages/combat/src/bench.ts', "export * from '@ec/bench';", BOUNDARIES],
  ['packages/combat/src/text.ts', "export { anyText } from '@ec/test-kit/any-text';", BOUNDARIES],
  ['packages/orders-parser/src/arrow.ts', "export const x = () => import('@ec/reports');", BOUNDARIES],
  ['packages/orders-parser/src/formula.ts', "export { x } from '@ec/economy';", BOUNDARIES],
  ['packages/reports/src/formula.ts', "export { x } from '@ec/economy';", BOUNDARIES],
  ['packages/engine/src/formula.ts', "export { x } from '@ec/cluster';", BOUNDARIES],
  ['packages/engine/src/game.ts', "export { x } from '@ec/empyrean';", BOUNDARIES],
  ['packages/engine/test/game.test.ts', "export { x } from '@ec/empyrean';", BOUNDARIES],
  ['packages/reports/src/arrow.ts', "export type X = import('@ec/orders-parser').X;", BOUNDARIES],
  ['packages/engine/src/arrow.ts', "export { x } from '@ec/gm';", BOUNDARIES],
  ['packages/rulesets/chess/src/arrow.ts', "export { x } from '@ec/economy';", BOUNDARIES],
  ['packages/rulesets/chess/src/path.ts', "export { x } from '../../galaxyng/src/index.js';", BOUNDARIES],
  ['packages/rulesets/chess/src/harness.ts', "export { x } from '@ec/balance';", BOUNDARIES],
  ['packages/rulesets/chess/src/game.ts', "export { x } from '@ec/empyrean';", BOUNDARIES],
  [
    'packages/rulesets/chess/src/ruleset.ts',
    "import { outcome } from './victory.js';\nexport const chess = defineRuleset({ id: 'chess', version: '1', outcome });",
    HOUSE,
  ],
  [
    'packages/rulesets/draughts/src/ruleset.ts',
    "export const draughts = defineRuleset({ id: 'draughts', version: '1', check: () => [] });",
    HOUSE,
  ],
  [
    'packages/rulesets/hex/src/ruleset.ts',
    "import { x } from './x.js';\nexport const hex = defineRuleset({ id: 'hex', version: '1', x });",
    HOUSE,
  ],
  [
    'packages/rulesets/reversi/src/ruleset.ts',
    "export const reversi = { id: 'reversi', version: '1' };",
    HOUSE,
  ],
  ['packages/rulesets/go/src/ruleset.ts', "export { go } from './go.js';", HOUSE],
  ['packages/rulesets/chess/src/power.ts', 'export const x = Math.pow(2, 0.5);', MATH],
  [
    'packages/engine/src/promise.ts',
    'const f = async () => 1;\nexport const g = () => {\n  f();\n};',
    'typescript(no-floating-promises)',
  ],
];

const accepted: readonly (readonly [path: string, text: string])[] = [
  ['packages/engine/src/ok-floor.ts', 'export const x = Math.floor(1.5) + Math.imul(2, 3);'],
  ['packages/engine/src/ok-big-power.ts', 'export const x = (n: bigint) => 2n ** n;'],
  [
    'packages/engine/src/ok-arrows.ts',
    "export { x } from '@ec/prng';\nexport { y } from '@ec/prng/testing';\nexport { z } from '@ec/reports';",
  ],
  [
    'packages/rulesets/galaxyng/src/ok-arrows.ts',
    "export { x } from '@ec/engine';\nexport { y } from '@ec/reports';",
  ],
  ['packages/rulesets/galaxyng/src/experiments.ts', "export { x } from '@ec/balance';"],
  ['packages/rulesets/empyrean/src/ok-formula.ts', "export { x } from '@ec/economy';"],
  [
    'packages/rulesets/galaxyng/src/ruleset.ts',
    "import { outcome } from './outcome.js';\nexport const galaxyng = defineRuleset({ id: 'galaxyng', version: '1', outcome });",
  ],
  ['packages/rulesets/galaxyng/src/experiments/ok-raids.ts', "export { x } from '@ec/balance';"],
  ['packages/engine/src/rules/ok-own-path.ts', "export { x } from '../ok-floor.js';"],
  ['packages/engine/test/ok-clock.test.ts', 'export const x = Date.now() + Math.log(2);'],
  ['packages/engine/test/ok-text.test.ts', "export { anyText } from '@ec/test-kit/any-text';"],
  ['packages/engine/bench/ok-run.ts', "export { compare } from '@ec/bench';"],
  ['packages/rulesets/galaxyng/scripts/ok-prove.ts', "export { prove } from '@ec/bench';"],
  ['packages/engine/ok.config.ts', 'export default {};'],
  ['tools/gm/src/ok-node.ts', "export { readFileSync } from 'node:fs';"],
];

let folder: TemporaryFolder;
let reported: { code: string; filename: string }[] = [];

beforeAll(async () => {
  folder = new TemporaryFolder();
  for (const part of ['.oxlintrc.json', 'tools/checks/lint']) {
    cpSync(join(workspaceRoot, part), folder.of(part), { recursive: true });
  }
  const options = { target: 'ES2023', lib: ['ES2023', 'DOM'], module: 'NodeNext', strict: true, types: [] };
  folder.write('tsconfig.json', JSON.stringify({ compilerOptions: options, include: ['packages', 'tools'] }));
  folder.write('package.json', '{ "type": "module" }');
  for (const [path, text] of [...violations, ...accepted]) folder.write(path, `${text}\n`);
  const { output } = await run('oxlint', ['--format=json'], folder.path);
  reported = diagnosticsOf(output);
});

afterAll(() => folder[Symbol.dispose]());

test.each(violations)('%s: %s is reported by %s', (path, _text, rule) => {
  expect(codesOf(path)).toContain(rule);
});

test.each(accepted)('%s: %s is accepted', (path) => {
  expect(codesOf(path)).toEqual([]);
});

function codesOf(path: string): string[] {
  return reported.filter(({ filename }) => filename.replaceAll('\\', '/') === path).map(({ code }) => code);
}

function diagnosticsOf(output: string): typeof reported {
  const parsed: unknown = JSON.parse(output);
  if (
    typeof parsed !== 'object' ||
    parsed === null ||
    !('diagnostics' in parsed) ||
    !Array.isArray(parsed.diagnostics)
  ) {
    throw new Error(`expected oxlint's JSON, received ${output.slice(0, 500)}`);
  }
  return parsed.diagnostics.map(({ code, filename }) => ({ code: String(code), filename: String(filename) }));
}
