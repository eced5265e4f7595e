import type { BaseIssue } from 'valibot';

/** Something wrong in data read from a file. */
export interface Problem<Code extends string = string> {
  /** Where, as a JSON path from the root: `$.planets[3].orbit`. */
  readonly path: string;
  /** Which rule is broken; stable from version to version. */
  readonly code: Code;
  /** What was expected and what was received, in a plain sentence. */
  readonly message: string;
}

/** Turns a schema library's issues into problems under a path. */
export function schemaProblems(root: string, issues: readonly BaseIssue<unknown>[]): Problem<'schema'>[] {
  return issues.map((issue) => {
    const keys = (issue.path ?? []).map(({ key }) =>
      typeof key === 'number' ? `[${key}]` : `.${String(key)}`,
    );
    const path = root + keys.join('');
    return {
      path,
      code: 'schema',
      message: `expected ${issue.expected ?? 'another value'}, got ${issue.received}`,
    };
  });
}
