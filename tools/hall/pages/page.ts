/**
 * What every page of the hall does: shows moments in the zone of whoever looks at it, takes a key from its address, shows what is chosen, keeps what is
 * written until it is sent, and forgets what the tab remembers of somebody who leaves.
 */
import { keepWords } from './words.js';

const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const { timeZone } = format.resolvedOptions();

// Whoever has chosen a zone gets times in it from the hall.
for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-local]')) {
  time.title = time.textContent;
  time.textContent = format.format(new Date(time.dateTime));
}

// The time in the zone of a game says nothing new to those who live in it.
for (const beside of document.querySelectorAll<HTMLElement>('[data-zone]'))
  beside.hidden =
    beside.dataset['zone'] === timeZone && beside.previousElementSibling?.matches('[data-local]') === true;

// Whoever has not chosen a zone yet is offered that of the browser.
for (const choice of document.querySelectorAll<HTMLSelectElement>('select[data-offers-zone]')) {
  if ([...choice.options].some(({ value }) => value === timeZone)) choice.value = timeZone;
}

// A key behind # in the address is sent to no server; here it fills in its field.
const field = document.querySelector<HTMLInputElement>('input[data-from-hash]');
if (field && location.hash.length > 1) {
  field.value = location.hash.slice(1);
  history.replaceState(null, '', location.pathname);
  // Where nothing is used up by it, the next page is asked for.
  if (field.dataset['fromHash'] === 'go-on') field.form?.requestSubmit();
}

// A choice that is made shows what was chosen; without scripts, the button does.
for (const choice of document.querySelectorAll<HTMLInputElement>('[data-submits]'))
  choice.addEventListener('change', () => choice.form?.requestSubmit());

// What is written into a letter is not lost with the connection.
keepWords();

// What a desk has not been able to send is for its player alone.
for (const form of document.querySelectorAll('form[action="/account/leave"]'))
  form.addEventListener('submit', () => sessionStorage.clear());
