/**
 * What the command lines have in common: answers for people and programs, exit codes, tables, files, progress, completion.
 *
 * @packageDocumentation
 */
export { answeringWith, command } from './answer.js';
export type { Answer, Answering } from './answer.js';
export { Command, InvalidArgumentError, Option } from './commander.js';
export { EXIT, explainCommon, explained, systemReason } from './explained.js';
export type { Explained } from './explained.js';
export { InputError, inputErrorAt, inputErrorIn } from './input-error.js';
export { makeFolder } from './make-folder.js';
export { masked, maskedLine } from './masked.js';
export { writeNewFile } from './new-file.js';
export { importModule, importUrl, ModuleError, moduleUrl, packageOfModule } from './import-module.js';
export type { Asker } from './import-module.js';
export { listedPackages, listPackages, listPath, packageOf, unlistPackages } from './listed-packages.js';
export { importNamedModule, packageOfNamedModule, rememberPackage } from './named-module.js';
export { installedPackages } from './installed-packages.js';
export type { FoundPackage } from './workspace-packages.js';
export { listed, positiveInteger, positiveIntegers } from './options.js';
export { progressBar } from './progress.js';
export type { ProgressBar } from './progress.js';
export { readInput, STANDARD_INPUT } from './read-input.js';
export { stopSignal } from './stop-signal.js';
export type { StopSignal } from './stop-signal.js';
export { facts, page, quantity, table } from './tables.js';
export { withPath } from './with-path.js';
