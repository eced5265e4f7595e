/** Why a program gave no answer. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';

  constructor(
    message: string,
    /** Whether it has ended by itself. */
    readonly isEnded = false,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
