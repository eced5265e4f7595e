/** What stands in the field that an event is of. */
export function valueIn({ target }: Event): string {
  return target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
    ? target.value
    : '';
}
