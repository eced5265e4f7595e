/** Does something with a file; what the system says against it names the file, as Node does only where it cannot be opened. */
export function withPath<T>(path: string, use: () => T): T {
  try {
    return use();
  } catch (error) {
    if (error instanceof Error && 'errno' in error && !('path' in error)) Object.assign(error, { path });
    throw error;
  }
}
