/** What every page of the hall does: shows moments in the zone of whoever looks at it. */
const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

for (const time of document.querySelectorAll('time')) {
  time.title = time.textContent;
  time.textContent = format.format(new Date(time.dateTime));
}
