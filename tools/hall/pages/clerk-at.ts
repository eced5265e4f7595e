import type { Clerk } from '@ec/desk';
import { askHall, jsonOf } from './ask-hall.js';
import { isTooLong, mayPass, outcomeOfAnswer, type Outcome } from './desk-state.js';

/** Milliseconds after which a question that found no answer is asked again: first and at most. */
const AGAIN = [1_000, 30_000] as const;

/** A clerk of a desk, who also puts the next turn in the heading of a sheet that was written for another. */
export interface DeskClerk extends Clerk {
  putHeadingRight(text: string): Promise<string>;
}

/** A question about a text, or about the language of the orders. */
interface Question {
  readonly ask: keyof DeskClerk;
  readonly text?: string;
  readonly offset?: number;
}

/** Questions of a line are asked one after the other, so that they do not take up a slow network: those about the place of the cursor, and those about the sheet. */
const LINES: Readonly<Record<keyof DeskClerk, 'cursor' | 'sheet'>> = {
  complete: 'cursor',
  kindsOf: 'cursor',
  phrasebook: 'sheet',
  check: 'sheet',
  forecast: 'sheet',
  putHeadingRight: 'sheet',
};

/**
 * A clerk who sits at the host. A question is asked until the host answers, as the connection may come back; one about a text that is no longer
 * there, or that the host refuses, stays without an answer, as does one that waits while another of its kind is asked: each key asks several.
 *
 * @param current - the text as it is now
 * @param tell - told what became of questions
 */
export function clerkAt(address: string, current: () => string, tell: (outcome: Outcome) => void): DeskClerk {
  const newest = new Map<keyof DeskClerk, Question>();
  const lines = new Map<string, Promise<unknown>>();
  const inTurn = <T>(line: string, work: () => Promise<T>): Promise<T> => {
    const done = (lines.get(line) ?? Promise.resolve()).then(work);
    lines.set(line, done);
    return done;
  };
  const isPast = (question: Question): boolean =>
    newest.get(question.ask) !== question || (question.text ?? current()) !== current();
  /** Asks once; `undefined` where nobody wants to know any more. */
  const askOnce = async (question: Question): Promise<{ answer: unknown; outcome: Outcome } | undefined> => {
    if (isPast(question)) return undefined;
    const response = await askHall(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(question),
    });
    const answer = response?.ok ? await jsonOf(response) : undefined;
    return { answer, outcome: outcomeOfAnswer(response?.status, answer !== undefined) };
  };
  const ask = async <T>(question: Question): Promise<T> => {
    const never = (): Promise<T> => new Promise(() => {});
    if (isTooLong(question.text ?? '')) {
      tell('too-long');
      return never();
    }
    newest.set(question.ask, question);
    const [first, most] = AGAIN;
    for (let pause: number = first; ; pause = Math.min(2 * pause, most)) {
      const asked = await inTurn(LINES[question.ask], () => askOnce(question));
      if (!asked) return never();
      const { answer, outcome } = asked;
      // A single silence is soon over.
      if (outcome === 'done' || pause > first || !mayPass(outcome) || outcome === 'signed-out') tell(outcome);
      if (outcome === 'done') return answer as T;
      if (!mayPass(outcome)) return never();
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
  return {
    phrasebook: () => ask({ ask: 'phrasebook' }),
    complete: (text, offset) => ask({ ask: 'complete', text, offset }),
    kindsOf: (text, offset) => ask({ ask: 'kindsOf', text, offset }),
    check: (text) => ask({ ask: 'check', text }),
    forecast: (text) => ask({ ask: 'forecast', text }),
    putHeadingRight: (text) => ask({ ask: 'putHeadingRight', text }),
  };
}
