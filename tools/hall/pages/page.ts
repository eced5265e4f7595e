/** What every page of the hall does: shows moments in the zone of whoever looks at it, and takes a key from its address. */
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
