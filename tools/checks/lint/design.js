/**
 * Lint rules of this workspace that no existing linter has: they guard the architecture and the promise that results are
 * the same bytes on every JavaScript engine.
 */
import { dirname, resolve } from 'node:path';

/** What each package may import: everything that its arrow in the architecture reaches. */
const ARROWS = {
  prng: [],
  cluster: ['prng'],
  economy: ['prng', 'cluster'],
  combat: ['prng', 'cluster', 'economy'],
  'orders-parser': ['prng', 'cluster', 'economy'],
  reports: ['prng', 'cluster', 'economy'],
  workbook: ['reports'],
  engine: ['prng', 'cluster', 'economy', 'combat', 'orders-parser', 'reports'],
};

/** What the package of a game may import besides what it declares for its tests. */
const RULESET_ARROWS = ['prng', 'orders-parser', 'reports', 'engine'];

/** Files of a game's package, within it, that may import the harness of simulations, and their tests. */
const EXPERIMENTS = /^(src|test)\/experiments(\.|\/)/;

/** Members of `Math` whose result the standard fixes to the last bit; `sqrt` is correctly rounded by IEEE 754. */
const EXACT_MATH = new Set([
  'abs',
  'ceil',
  'clz32',
  'floor',
  'fround',
  'imul',
  'max',
  'min',
  'round',
  'sign',
  'sqrt',
  'trunc',
]);

const exactMath = rule((context) => ({
  Identifier(node) {
    if (node.name !== 'Math') return;
    const { parent } = node;
    const member = parent.type === 'MemberExpression' && parent.object === node && memberName(parent);
    if (member && EXACT_MATH.has(member)) return;
    if (parent.type === 'MemberExpression' && parent.property === node && !parent.computed) {
      if (parent.object.type === 'Identifier' && parent.object.name !== 'globalThis') return;
    }
    const used = member ? `Math.${member}` : 'Math as a value';
    context.report({
      node,
      message: `${used} may differ between engines; allowed: ${[...EXACT_MATH].join(', ')}`,
    });
  },
  BinaryExpression(node) {
    if (node.operator === '**' && !isBigInt(node.left) && !isBigInt(node.right)) reportPower(context, node);
  },
  AssignmentExpression(node) {
    if (node.operator === '**=' && !isBigInt(node.right)) reportPower(context, node);
  },
}));

const noEnum = rule((context) => ({
  TSEnumDeclaration(node) {
    context.report({ node, message: 'use a tuple `as const` and the union derived from it, not an enum' });
  },
}));

const packageBoundaries = rule((context) => {
  const home = homeOf(context.filename);
  if (home === undefined) return {};
  const check = (node, source) => {
    if (typeof source?.value !== 'string') return;
    const message = importFault(home, context.filename, source.value);
    if (message !== undefined) context.report({ node, message });
  };
  return {
    ImportDeclaration: (node) => check(node, node.source),
    ImportExpression: (node) => check(node, node.source),
    ExportAllDeclaration: (node) => check(node, node.source),
    ExportNamedDeclaration: (node) => check(node, node.source),
    TSImportType: (node) => check(node, node.source ?? node.argument?.literal),
  };
});

export default {
  meta: { name: 'ec' },
  rules: { 'exact-math': exactMath, 'no-enum': noEnum, 'package-boundaries': packageBoundaries },
};

function rule(create) {
  return { meta: { type: 'problem' }, create };
}

function memberName({ computed, property }) {
  if (!computed) return property.name;
  return property.type === 'Literal' ? String(property.value) : undefined;
}

function isBigInt(node) {
  if (node.type === 'CallExpression')
    return node.callee.type === 'Identifier' && node.callee.name === 'BigInt';
  return node.type === 'Literal' && typeof node.bigint === 'string';
}

function reportPower(context, node) {
  context.report({
    node,
    message: '`**` may differ between engines unless one operand is a BigInt literal or BigInt(…)',
  });
}

function homeOf(filename) {
  const match = /^(.*\/(packages\/rulesets|packages|tools)\/([^/]+))\/(([^/]+).*)/.exec(
    filename.replaceAll('\\', '/'),
  );
  if (match === null) return undefined;
  const [, root, group, name, path, folder] = match;
  return { root, group, name, path, folder };
}

function importFault(home, filename, specifier) {
  if (specifier.startsWith('.')) {
    const target = resolve(dirname(filename), specifier).replaceAll('\\', '/');
    return target.startsWith(`${home.root}/`)
      ? undefined
      : `"${specifier}" leaves ${home.name}: import by name`;
  }
  const [scope, name, ...path] = specifier.split('/');
  if (scope !== '@ec' || name === undefined) return undefined;
  if (path.includes('src') || path.includes('dist'))
    return `"${specifier}" is not an entry point of @ec/${name}`;
  if (home.group === 'tools' || name === home.name) return undefined;
  if (name === 'bench' && ['bench', 'scripts'].includes(home.folder)) return undefined;
  if (name === 'balance' && home.group === 'packages/rulesets' && EXPERIMENTS.test(home.path))
    return undefined;
  const reached = home.group === 'packages' ? ARROWS[home.name] : RULESET_ARROWS;
  if (reached?.includes(name)) return undefined;
  return `${home.name} may not import @ec/${name}: its arrows reach ${reached?.join(', ') || 'nothing'}`;
}
