/** What an example begins with that is a file to be run by commands on its page, rather than by itself. */
export const FILE_NAME = /^\/\/ ([\w-]+\.ts)\n/;
