/**
 * The text report with lines of its host below the title, after two tabs as the title itself. Reports for programs of the older kind have no
 * place for them: every line there is counted.
 */
export function textWithHostLines(report: string, lines: readonly string[]): string {
  const [blank = '', title = '', ...rest] = report.split('\n');
  return [blank, title, ...lines.map((line) => `\t\t${line}`), ...rest].join('\n');
}

/** The XML report with lines of its host as a comment, which programs pass over, below its first line. */
export function xmlWithHostLines(report: string, lines: readonly string[]): string {
  const [declaration = '', ...rest] = report.split('\n');
  // two hyphens may not stand in a comment
  return [declaration, ...lines.map((line) => `<!-- ${line.replaceAll('--', '‐‐')} -->`), ...rest].join('\n');
}
