/** Forms of a seat whose answers are known, the newest last. */
const KNOWN = 8;

/** A form that was sent, and what became of it. */
interface Answered<T> {
  readonly form: string;
  readonly text: string;
  readonly answer: T;
}

/**
 * What became of the last forms of each seat. A page that gets no answer sends its form again; if it had come in, it has the same answer, and changes
 * nothing more. A form that says something else is another one.
 */
export class AnsweredForms<T> {
  readonly #bySeat = new Map<number, readonly Answered<T>[]>();

  /** What became of a form; `undefined` where it has not come in. */
  answerTo(seat: number, form: string | undefined, text: string): T | undefined {
    return this.#bySeat.get(seat)?.find((one) => one.form === form && one.text === text)?.answer;
  }

  /** Notes what became of a form; one without a name is never the same. */
  note(seat: number, form: string | undefined, text: string, answer: T): void {
    if (form === undefined) return;
    const known = this.#bySeat.get(seat) ?? [];
    this.#bySeat.set(seat, [...known, { form, text, answer }].slice(-KNOWN));
  }
}
