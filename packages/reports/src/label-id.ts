/** A label of a place as the end of a section ID: `05-12-28/B/2` is `05-12-28-b-2`. */
export function labelId(label: string): string {
  return label.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
