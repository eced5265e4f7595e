/**
 * What two names have in common that readers cannot tell apart by their form alone: full-width and other compatible forms, capitals, and
 * characters that leave no mark, such as blanks of no width. Letters of other scripts that look alike are not the same.
 */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .toLowerCase();
}
