/** What every page of the hall does: shows moments in the zone of whoever looks at it, takes a key from its address, and shows what is chosen. */
const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

for (const time of document.querySelectorAll('time')) {
  time.title = time.textContent;
  time.textContent = format.format(new Date(time.dateTime));
}

// A key behind # in the address is sent to no server; here it fills in its field.
const field = document.querySelector<HTMLInputElement>('input[data-from-hash]');
if (field && location.hash.length > 1) {
  field.value = location.hash.slice(1);
  history.replaceState(null, '', location.pathname);
}

// A choice that is made shows what was chosen; without scripts, the button does.
for (const choice of document.querySelectorAll<HTMLInputElement>('[data-submits]'))
  choice.addEventListener('change', () => choice.form?.requestSubmit());
