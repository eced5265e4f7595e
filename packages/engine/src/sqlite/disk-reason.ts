/** Why the disk has refused something, in words; an error that is not the system's in its own. */
export function diskReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, errno, syscall } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST' && syscall === 'mkdir') return 'expected a folder, received a file';
  // Node has some of these numbers with the other sign.
  return errno === undefined
    ? error.message
    : globalThis.process.getBuiltinModule('node:util').getSystemErrorMessage(-Math.abs(errno));
}
