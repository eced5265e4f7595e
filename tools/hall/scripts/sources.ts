import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A change of a line of a source. */
export interface SourceChange {
  /** Part of the path of its file: the end, or the folder where parts of a package are built. */
  readonly file: string;
  /** What stands there, once. */
  readonly from: string;
  /** What is to stand there instead. */
  readonly to: string;
}

/**
 * Lets Node run the sources themselves, whose imports name the files that they become; one of them with a line changed, where that is asked for.
 *
 * @returns a check, for when they have run, that the line was changed
 */
export function runSources(change?: SourceChange): () => void {
  const changed = change && new Changing(change);
  registerHooks({
    resolve: (specifier, context, next) =>
      next(isOurs(specifier, context.parentURL) ? specifier.replace(/\.js$/, '.ts') : specifier, context),
    load: (url, context, next) => {
      const isSource = url.startsWith('file:') && url.endsWith('.ts');
      if (!isSource && !(change && url.includes(change.file))) return next(url, context);
      const text = readFileSync(fileURLToPath(url), 'utf8');
      const source = changed?.read(url, text) ?? text;
      // Sources hold declarations that Node alone does not erase.
      const made = isSource ? stripTypeScriptTypes(source, { mode: 'transform' }) : source;
      return { format: 'module', source: made, shortCircuit: true };
    },
  });
  return () => changed?.requireOnce();
}

function isOurs(specifier: string, importer = ''): boolean {
  return specifier.startsWith('.') && importer.endsWith('.ts');
}

/** Makes a change where it belongs, which is one place of all that is read. */
class Changing {
  readonly #change: SourceChange;
  #times = 0;

  constructor(change: SourceChange) {
    this.#change = change;
  }

  /** The text of a file, changed where it is the one. */
  read(url: string, text: string): string {
    const { file, from, to } = this.#change;
    if (!url.includes(file)) return text;
    this.#times += text.split(from).length - 1;
    return text.replace(from, () => to);
  }

  /** @throws Error when the line was not there, or more than once */
  requireOnce(): void {
    const { file, from } = this.#change;
    if (this.#times !== 1)
      throw new Error(`${file}: expected the line to change once, received it ${this.#times} times: ${from}`);
  }
}
