/**
 * Links of the reference to the sources, for TypeDoc: it counts paths from the folder that the files of a package have in common, which says
 * nothing of where they are in the repository.
 */
import { relative } from 'node:path';

const ROOT = import.meta.dirname;

/** Gives every declaration its path from the root of the repository, and a link to it. */
export function load(app) {
  app.converter.on('resolveEnd', ({ project }) => {
    const template = app.options.getValue('sourceLinkTemplate');
    for (const { sources = [] } of Object.values(project.reflections))
      for (const source of sources) place(source, template);
  });
}

function place(source, template) {
  const path = relative(ROOT, source.fullFileName).replaceAll('\\', '/');
  const [outside] = /(?<=node_modules\/)(?!.*node_modules\/).*/.exec(path) ?? [];
  if (outside !== undefined) {
    source.fileName = outside;
    delete source.url;
    return;
  }
  // What a package takes from another one is declared in a built file: its source is known, the line in it is not.
  source.fileName = path.replace(/\/dist\/(.*)\.d\.ts$/, '/src/$1.ts');
  if (source.fileName !== path) source.line = 1;
  source.url = template.replace('{path}', source.fileName).replace('{line}', source.line);
}
