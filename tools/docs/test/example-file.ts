/** The first line of an example that commands on its page run as a file, rather than by itself. */
export const FILE_NAME = /^\/\/ ([\w-]+\.ts)\n/;
