/** The player's desk: the orders become an editor that completes, checks and rehearses them, and keeps what is written. */
import { defineDesk, type Clerk, type OrderEditor } from '@ec/desk';

/** Milliseconds without a key after which what is written is kept. */
const PAUSE = 1_000;

/** Milliseconds after which a question that found no answer is asked again: first and at most. */
const AGAIN = [1_000, 30_000] as const;

/**
 * A clerk who sits at the host. A question is asked until the host answers: the connection may come back.
 *
 * @param tell - told when there is no answer, and with nothing when there is one again
 */
function clerkAt(address: string, tell: (fault: string) => void): Clerk {
  const ask = async <T>(question: object): Promise<T> => {
    const [first, most] = AGAIN;
    for (let pause: number = first; ; pause = Math.min(2 * pause, most)) {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify(question),
      }).catch(() => undefined);
      const answer: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
      if (answer !== undefined) {
        if (pause > first) tell('');
        return answer as T;
      }
      if (pause > first) tell('The hall does not answer; the page asks again.');
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
  return {
    phrasebook: () => ask({ ask: 'phrasebook' }),
    complete: (text, offset) => ask({ ask: 'complete', text, offset }),
    kindsOf: (text, offset) => ask({ ask: 'kindsOf', text, offset }),
    check: (text) => ask({ ask: 'check', text }),
    forecast: (text) => ask({ ask: 'forecast', text }),
  };
}

function openDesk(form: HTMLFormElement): void {
  const field = form.querySelector('textarea');
  const status = form.querySelector('[role="status"]');
  const { clerk, draft, events, turn } = form.dataset;
  if (!field || !status || clerk === undefined || draft === undefined || events === undefined) return;
  const tell = (text: string): void => {
    status.textContent = text;
  };
  defineDesk();
  const editor = document.createElement('ec-order-editor') as OrderEditor;
  editor.setAttribute('label', 'Your orders');
  editor.value = field.value;
  editor.clerk = clerkAt(clerk, tell);
  const label = field.closest('label');
  label?.before(editor);
  if (label) label.hidden = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = async (): Promise<void> => {
    const kept = await fetch(draft, { method: 'PUT', body: editor.value }).catch(() => undefined);
    tell(
      kept?.ok
        ? 'What you have written is kept.'
        : 'What you have written could not be kept; the page tries again.',
    );
    if (!kept?.ok) timer = setTimeout(() => void keep(), 10 * PAUSE);
  };
  editor.addEventListener('change', () => {
    field.value = editor.value;
    clearTimeout(timer);
    timer = setTimeout(() => void keep(), PAUSE);
  });
  editor.addEventListener('submit', (event) => {
    event.stopPropagation();
    form.requestSubmit();
  });
  form.addEventListener('submit', () => {
    clearTimeout(timer);
    field.value = editor.value;
  });
  const news = new EventSource(events);
  news.addEventListener('tick', ({ data }: MessageEvent<string>) => {
    const tick = JSON.parse(data) as { readonly turn: number };
    if (String(tick.turn) !== turn) tell(`Turn ${tick.turn} is resolved: open the page anew for its report.`);
  });
  news.addEventListener('over', () => news.close());
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-clerk]')) openDesk(form);
