/** The ID of a figure in kebab-case, from the name of what it shows: `peopleIdle@40` becomes `people-idle-40`. */
export function figureId(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
  const id = words.replace(/[^a-z0-9]+/g, '-').replace(/^[^a-z]+|-+$/g, '');
  return id === '' ? 'figure' : id;
}
