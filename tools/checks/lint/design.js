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
  'orders-parser': ['prng'],
  reports: ['prng'],
  workbook: ['reports'],
  engine: ['prng', 'orders-parser', 'reports'],
  desk: ['prng', 'orders-parser', 'reports', 'engine'],
};

/** What the package of a game may import besides what it declares for its tests. */
const RULESET_ARROWS = ['prng', 'orders-parser', 'reports', 'engine'];

/** What single games may import as well: Empyrean Challenge has its formulas in packages of their own. */
const OWN_ARROWS = { empyrean: ['cluster', 'economy', 'combat'] };

/** What no release depends on, and the folders of a package that may import it. */
const PRIVATE = { bench: ['bench', 'scripts'], 'test-kit': ['test', 'bench', 'scripts'] };

/** The file of a game's package, within `src`, that each member of its ruleset comes from. */
const HOUSE_PLAN = {
  parameters: './parameters.js',
  editions: './editions.js',
  phases: './phases/phases.js',
  codec: './codec.js',
  migrate: './migrate.js',
  bots: './bots/bots.js',
  features: './view/features.js',
  aims: './view/aims.js',
  templates: './set-up/templates.js',
  setup: './set-up/set-up.js',
  workingCopy: './working-copy.js',
  seats: './seats.js',
  seatPlayer: './seats.js',
  parse: './orders/language.js',
  format: './orders/language.js',
  language: './orders/language.js',
  seal: './orders/seal.js',
  check: './orders/check.js',
  forecast: './forecast/forecast.js',
  rehearsal: './rehearsal/rehearsal.js',
  view: './view/view.js',
  board: './view/board.js',
  template: './orders/template.js',
  sheetName: './orders/sheet-name.js',
  report: './report/report.js',
  formats: './report/formats.js',
  summary: './report/summary.js',
  rulebook: './rulebook/rulebook.js',
  outcome: './outcome.js',
  standing: './outcome.js',
};

/** Members of a ruleset that are literals. */
const LITERALS = new Set(['id', 'version']);

/** Files of a game's package, within it, that may import the harness of simulations, and their tests. */
const EXPERIMENTS = /^(src|test|bench)\/experiments(\.|\/)/;

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

const housePlan = rule((context) => {
  const home = homeOf(context.filename);
  if (home?.group !== 'packages/rulesets' || home.path !== 'src/ruleset.ts') return {};
  const files = new Map();
  let isExported = false;
  return {
    ImportDeclaration({ source, specifiers }) {
      for (const { local } of specifiers) files.set(local.name, source.value);
    },
    'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator'({ id, init }) {
      isExported = true;
      const isDefined = init?.type === 'CallExpression' && init.callee.name === 'defineRuleset';
      const [definition] = isDefined ? init.arguments : [];
      if (definition?.type !== 'ObjectExpression') {
        const message = 'a ruleset is what defineRuleset makes of an object of members that its files export';
        context.report({ node: id, message });
        return;
      }
      for (const member of definition.properties) {
        const message = memberFault(member, files);
        if (message !== undefined) context.report({ node: member, message });
      }
    },
    'Program:exit'(node) {
      if (!isExported) context.report({ node, message: 'expected an export of the ruleset' });
    },
  };
});

export default {
  meta: { name: 'ec' },
  rules: {
    'exact-math': exactMath,
    'house-plan': housePlan,
    'no-enum': noEnum,
    'package-boundaries': packageBoundaries,
  },
};

/** What is wrong with where a member of a ruleset comes from. */
function memberFault({ type, key, value }, files) {
  const name = type === 'Property' ? key.name : undefined;
  if (LITERALS.has(name) && value.type === 'Literal') return undefined;
  const expected = HOUSE_PLAN[name];
  if (expected === undefined) return `${name ?? type} is no member of the house plan`;
  const received = value.type === 'Identifier' ? files.get(value.name) : undefined;
  if (received === expected) return undefined;
  return `${name}: expected what ${expected} exports, received ${received ?? 'something made here'}`;
}

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
    // What the builds and the tests of all packages have in common.
    const [, tool] = /^(tsup|vitest)\.config\.ts$/.exec(home.path) ?? [];
    if (tool && specifier.replace(/^(?:\.\.\/)+/, '') === `${tool}.shared.js`) return undefined;
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
  if (PRIVATE[name]?.includes(home.folder)) return undefined;
  if (name === 'balance' && home.group === 'packages/rulesets' && EXPERIMENTS.test(home.path))
    return undefined;
  const reached =
    home.group === 'packages' ? ARROWS[home.name] : [...RULESET_ARROWS, ...(OWN_ARROWS[home.name] ?? [])];
  if (reached?.includes(name)) return undefined;
  return `${home.name} may not import @ec/${name}: its arrows reach ${reached?.join(', ') || 'nothing'}`;
}
