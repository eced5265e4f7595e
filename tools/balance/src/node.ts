/**
 * What the harness needs Node for: experiments of modules, threads, and files of results.
 *
 * @packageDocumentation
 */
export { readResults, writeResults } from './result-file.js';
export { codeOfModule, loadExperiment, loadExperiments } from './running/load-experiment.js';
export { inThread } from './running/in-thread.js';
export { inThreads } from './running/in-threads.js';
