import { addCompletion } from './completion.js';
import { EXIT, explain } from './explain.js';
import { makeProgram } from './program.js';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that stops reading has read enough; a disk that is full has not kept what was asked for.
  if (error.code === 'EPIPE') return;
  console.error(explain(Object.assign(error, { path: 'standard output' })).text);
  process.exitCode = EXIT.file;
});

const program = makeProgram();
addCompletion(program);
await program.parseAsync();
