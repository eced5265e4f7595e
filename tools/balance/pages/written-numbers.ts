/** Numbers of a text as the report writes them: a value, and the bounds behind it. */
export function numbersIn(text: string): number[] {
  return (text.match(/[−-]?\d[\d,]*(?:\.\d+)?(?:e[+−-]?\d+)?/g) ?? []).map((one) =>
    Number(one.replaceAll(',', '').replaceAll('−', '-')),
  );
}

/** Whether a text begins with a number, or says that it is not known. */
export function isNumber(text: string): boolean {
  return text === '–' || /^[−-]?\d/.test(text);
}

/** Value, lower and upper bound of a cell, without signs of per cent and thousands. */
export function estimateIn(text: string): [value: string, low: string, high: string] {
  const [value = '', first = '', second = ''] = numbersIn(text).map(String);
  return text.includes('(at most ') ? [value, '', first] : [value, first, second];
}
