/** Sections that hold sections. */
const NESTING: ReadonlySet<string> = new Set(['battles', 'battle', 'fleets']);

/**
 * Lines of each section of a machine report, by its words; what is in a battle has the words of the battle before its own. Those
 * of two battles at one planet, before and after the flights, stand together.
 */
export function recordsOf(text: string): Map<string, string[]> {
  const lines = text.split('\n');
  const records = new Map<string, string[]>();
  let at = 1;
  const next = (): string => {
    const line = lines[at++];
    if (line === undefined) throw new Error('expected a line, received the end');
    return line;
  };
  const section = (above: string): void => {
    const head = next();
    const words = head.slice(1, -2).split(' ');
    const [tag = ''] = words;
    const last = words.pop() ?? '';
    if (tag === 'machinereport-version' || tag === 'galaxy-size') records.set(tag, [last]);
    else if (NESTING.has(tag)) {
      for (let i = 0; i < Number(last); i++) section(tag === 'battle' ? `${words.join(' ')} ` : above);
    } else {
      const key = above + words.join(' ');
      const own = Array.from({ length: Number(last) }, () => next());
      records.set(key, [...(records.get(key) ?? []), ...own]);
    }
    const end = next();
    if (end !== `</${tag}>`) throw new Error(`expected the end of ${tag}, received ${end}`);
  };
  while (lines[at] !== '</report>') section('');
  return records;
}
