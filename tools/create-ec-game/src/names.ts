import { builtinModules } from 'node:module';

/** The names that a game goes by. */
export interface GameNames {
  /** Name of the package. */
  readonly name: string;
  /** ID of the ruleset, in kebab-case. */
  readonly id: string;
  /** What people call it. */
  readonly title: string;
}

/** Longest name of a package that a registry takes. */
const LONGEST = 214;

/** What is wrong with a name of a package: what was expected; nothing where it is right. */
export function nameFault(name: string): string | undefined {
  if (name.length > LONGEST) return `a name of at most ${LONGEST} characters`;
  if (builtinModules.includes(name)) return 'a name that no module of Node has';
  return /^(?:@[a-z0-9][a-z0-9-]*\/)?[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)
    ? undefined
    : 'small letters and digits in words joined by hyphens, such as my-game or @me/my-game';
}

/** Names of a game by the name of its package. */
export function namesOf(name: string): GameNames {
  const id = name.replace(/^.*\//, '');
  const title = id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  return { name, id, title };
}
