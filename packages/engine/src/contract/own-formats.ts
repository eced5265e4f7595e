import { REPORT_EXTENSIONS } from '@ec/reports';

/** Names in kebab-case, and ends of file names such as `machine.txt`: both may become parts of paths. */
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const EXTENSION = /^[a-z0-9]+(\.[a-z0-9]+)*$/;
/** Characters (included) of the longest of either. */
const LONGEST = 40;

/**
 * What is wrong with the name of a game's own report format, or with the extension of its files; `undefined` when nothing is.
 *
 * An extension of a general format is that of the own format which replaces it alone. HTML is never a game's own: what is shown in a browser
 * is made from the document, so that no file of a game can bring a script.
 */
export function ownFormatFault(name: string, extension: string): string | undefined {
  if (!NAME.test(name) || name.length > LONGEST)
    return `format: expected a name in kebab-case, received ${JSON.stringify(name.slice(0, LONGEST))}`;
  const isRight =
    EXTENSION.test(extension) &&
    extension.length <= LONGEST &&
    extension !== REPORT_EXTENSIONS.html &&
    Object.entries(REPORT_EXTENSIONS).every(([other, taken]) => other === name || taken !== extension);
  if (isRight) return undefined;
  const received = JSON.stringify(extension.slice(0, LONGEST));
  return `format ${name}: expected a unique extension such as txt, received ${received}`;
}
