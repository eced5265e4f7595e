import { listPackages } from './listed-packages.js';

/** A person at a terminal, or whatever is in the place of one. */
interface Terminal {
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean };
}

/**
 * Asks the user, at a terminal, whether code of a package that a file names may run, and remembers a yes. Anywhere else the answer is no.
 *
 * @param name - of the package
 * @param terminal - what the user types into and reads
 */
export async function mayUse(name: string, { stdin, stderr }: Terminal = process): Promise<boolean> {
  if (!stdin.isTTY || !stderr.isTTY) return false;
  const { createInterface } = await import('node:readline/promises');
  const asking = createInterface({ input: stdin, output: stderr });
  try {
    const answer = await asking.question(
      `The file names the package ${name}, whose code would run on this machine. Trust it from now on? [y/N] `,
    );
    const isYes = /^y(?:es)?$/i.test(answer.trim());
    if (isYes) listPackages([name]);
    return isYes;
  } finally {
    asking.close();
  }
}
