/** Passkeys: comes in with one, or makes one. Its buttons are hidden where the browser has none. */
import { askHall, jsonOf } from './ask-hall.js';
import { passkeyFault } from './passkey-fault.js';

const status = document.querySelector<HTMLElement>('#passkey-status');

/** Asks the hall; fails with its words. */
async function ask(path: string, body: object): Promise<unknown> {
  const response = await askHall(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await jsonOf(response)) as { readonly error?: { readonly message: string } } | undefined;
  if (!answer) throw new Error('The hall does not answer. Try again.');
  if (answer.error) throw new Error(answer.error.message);
  return answer;
}

async function enter(next: string): Promise<void> {
  const options = (await ask('/enter/passkey/options', {})) as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await navigator.credentials.get({ publicKey });
  const answer = await ask('/enter/passkey', { response: credential, next });
  location.assign((answer as { readonly next: string }).next);
}

async function add(name: string): Promise<void> {
  const options = (await ask('/account/passkeys/options', {})) as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await navigator.credentials.create({ publicKey });
  await ask('/account/passkeys', { response: credential, name });
  location.reload();
}

/** Shows a form, and does this with one of its fields when it is sent. */
function whenSent(form: HTMLFormElement | null, field: string, act: (value: string) => Promise<void>): void {
  if (
    !form ||
    typeof PublicKeyCredential === 'undefined' ||
    !('parseCreationOptionsFromJSON' in PublicKeyCredential)
  )
    return;
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const value = new FormData(form).get(field);
    act(typeof value === 'string' ? value : '').catch((error: unknown) => {
      if (status) status.textContent = passkeyFault(error);
    });
  });
}

whenSent(document.querySelector('#passkey-enter'), 'next', enter);
whenSent(document.querySelector('#passkey-add'), 'name', add);
