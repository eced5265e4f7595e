/** An experiment cannot be found, or not be run under its parameters or in this way. */
export class ExperimentError extends Error {
  override readonly name = 'ExperimentError';
}
