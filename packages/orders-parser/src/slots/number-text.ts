/** A number without the commas between its groups of three digits; any other text as it is. */
export function ungrouped(text: string): string {
  return /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
}
