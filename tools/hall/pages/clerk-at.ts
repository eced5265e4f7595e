import type { Clerk } from '@ec/desk';
import { isTooLong, mayPass, outcomeOf, type Outcome } from './desk-state.js';

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

/**
 * A clerk who sits at the host. A question is asked until the host answers, as the connection may come back; one about a text that is no longer
 * there, or that the host refuses, stays without an answer.
 *
 * @param current - the text as it is now
 * @param tell - told what became of questions
 */
export function clerkAt(address: string, current: () => string, tell: (outcome: Outcome) => void): DeskClerk {
  const ask = async <T>(question: Question): Promise<T> => {
    const never = (): Promise<T> => new Promise(() => {});
    if (isTooLong(question.text ?? '')) {
      tell('too-long');
      return never();
    }
    const [first, most] = AGAIN;
    for (let pause: number = first; ; pause = Math.min(2 * pause, most)) {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify(question),
      }).catch(() => undefined);
      const answer: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
      if (answer !== undefined) {
        tell('done');
        return answer as T;
      }
      const outcome = response?.ok ? 'silent' : outcomeOf(response?.status);
      // A single silence is soon over.
      if (pause > first || !mayPass(outcome) || outcome === 'signed-out') tell(outcome);
      if (mayPass(outcome)) await new Promise((resolve) => setTimeout(resolve, pause));
      if (!mayPass(outcome) || (question.text ?? current()) !== current()) return never();
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
