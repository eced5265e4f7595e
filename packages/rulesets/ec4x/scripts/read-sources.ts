/** Lets Node run the sources themselves, whose imports name the files that they become. */
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) =>
    next(isOurSource(specifier, context.parentURL) ? specifier.replace(/\.js$/, '.ts') : specifier, context),
});

function isOurSource(specifier: string, importer = ''): boolean {
  return specifier.startsWith('.') && importer.endsWith('.ts');
}
