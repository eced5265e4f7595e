import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A change of a line of a source. */
export interface SourceChange {
  /** End of the path of its file. */
  readonly file: string;
  /** What stands there, once. */
  readonly from: string;
  /** What is to stand there instead. */
  readonly to: string;
}

/** Lets Node run the sources themselves, whose imports name the files that they become; one of them with a line changed, where that is asked for. */
export function runSources(change?: SourceChange): void {
  registerHooks({
    resolve: (specifier, context, next) =>
      next(isOurs(specifier, context.parentURL) ? specifier.replace(/\.js$/, '.ts') : specifier, context),
    load: (url, context, next) => {
      const isSource = url.startsWith('file:') && url.endsWith('.ts');
      if (!isSource && !(change && url.endsWith(change.file))) return next(url, context);
      const text = changed(url, readFileSync(fileURLToPath(url), 'utf8'), change);
      // Sources hold declarations that Node alone does not erase.
      const source = isSource ? stripTypeScriptTypes(text, { mode: 'transform' }) : text;
      return { format: 'module', source, shortCircuit: true };
    },
  });
}

function isOurs(specifier: string, importer = ''): boolean {
  return specifier.startsWith('.') && importer.endsWith('.ts');
}

function changed(url: string, text: string, change: SourceChange | undefined): string {
  if (!change || !url.endsWith(change.file)) return text;
  const { from, to } = change;
  const times = text.split(from).length - 1;
  if (times !== 1)
    throw new Error(`${url}: expected the line to change once, received it ${times} times: ${from}`);
  return text.replace(from, () => to);
}
