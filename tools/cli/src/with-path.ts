/** Uses a file, and makes system errors name it; Node does so only when the file cannot be opened. */
export function withPath<T>(path: string, use: () => T): T {
  try {
    return use();
  } catch (error) {
    if (error instanceof Error && 'errno' in error && !('path' in error)) Object.assign(error, { path });
    throw error;
  }
}
