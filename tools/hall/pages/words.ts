/** Forms with words that somebody has written, such as letters: the page keeps them until the hall has answered, and the tab has a copy until then. */
import { askHall, jsonOf } from './ask-hall.js';
import { tabCopy } from './tab-copy.js';

/** What a tab remembers of a form: its fields as they are sent. */
type Fields = readonly (readonly [name: string, value: string])[];

/** Sends all forms of the page that are marked so. A form that is sent again, as no answer came, is the same one, and counts once. */
export function keepWords(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-words]')) keepWordsOf(form);
}

function keepWordsOf(form: HTMLFormElement): void {
  const { pathname } = new URL(form.action);
  const said = form.querySelector('[role="status"]');
  const tell = (text: string): void => {
    if (said) said.textContent = text;
  };
  const copy = tabCopy<Fields>(() => sessionStorage, pathname, {
    format: (fields) => JSON.stringify(fields),
    parse: (text) => (text === '' ? undefined : (JSON.parse(text) as Fields)),
  });
  const left = copy.read();
  // What the hall has sent back, or somebody has typed already, is newer.
  if (left && !hasWords(form)) {
    fill(form, left);
    tell('What you wrote in this tab and did not send is back.');
  }
  const remember = (): void => (hasWords(form) ? copy.write(fieldsOf(form)) : copy.forget());
  if (hasWords(form)) remember();
  form.addEventListener('input', remember);
  form.addEventListener('change', remember);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // What is on its way is not changed, nor sent a second time.
    if (isSending(form)) return;
    setSending(form, true);
    void send().finally(() => setSending(form, false));
  });

  async function send(): Promise<void> {
    tell('Sending …');
    const response = await askHall(form.action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(fieldsOf(form).map(([name, value]) => [name, value])),
    });
    // The hall says that it has taken them by an answer without a page.
    if (response?.status === 204) {
      copy.forget();
      return location.assign(pathname);
    }
    const { error } = ((await jsonOf(response)) ?? {}) as { readonly error?: { readonly message: string } };
    if (response?.status === 401) {
      tell('You are signed out, and nothing was sent. What you wrote is still here: ');
      said?.append(signIn(pathname), ', and send it again.');
    } else if (error) tell(`Nothing was sent: ${error.message}.`);
    else
      tell(
        'The hall does not answer. What you wrote is still here; it may have been sent, or not. Send it again: it counts once.',
      );
  }
}

function isSending(form: HTMLFormElement): boolean {
  return form.ariaBusy === 'true';
}

function setSending(form: HTMLFormElement, isOn: boolean): void {
  form.ariaBusy = String(isOn);
  for (const field of form.querySelectorAll('textarea')) field.readOnly = isOn;
}

function signIn(page: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = page;
  link.target = '_blank';
  link.textContent = 'sign in in another tab';
  return link;
}

function hasWords(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll('textarea')].some(({ value }) => value !== '');
}

function fieldsOf(form: HTMLFormElement): Fields {
  return [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
}

function fill(form: HTMLFormElement, fields: Fields): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    const values = fields.filter(([name]) => name === field.name).map(([, value]) => value);
    if (field.type === 'checkbox') (field as HTMLInputElement).checked = values.includes(field.value);
    else field.value = values[0] ?? field.value;
  }
}
