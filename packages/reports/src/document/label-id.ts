/** A label as an ID or the end of one: `05-12-28/B/2` is `05-12-28-b-2`. */
export function labelId(label: string): string {
  return label.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
