import type { Context } from 'hono';

/** A body that cannot be read as what it says it is: a mistake of whoever sent it. */
export class WrongBody extends Error {}

/**
 * Fields of what was sent: of a form, or of a JSON object; none where it is neither. A field that was sent several times is a list.
 *
 * @throws WrongBody when it cannot be read
 */
export async function fieldsOf(c: Context): Promise<Readonly<Record<string, unknown>>> {
  if (!c.req.header('content-type')?.startsWith('application/json'))
    return c.req.parseBody({ all: true }).catch(() => {
      throw new WrongBody('expected the fields of a form, received what is none');
    });
  const value: unknown = await c.req.json().catch(() => undefined);
  if (typeof value === 'object' && value !== null) return { ...value };
  throw new WrongBody('expected a JSON object, received another text');
}

/** A field that is a text; an empty one for any other. */
export function textOf(fields: Readonly<Record<string, unknown>>, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

/** What a page gave a form about a mailed link, and gets back: the secret of the link, and what the form is known by, if anything. */
export function sentBack(fields: Readonly<Record<string, unknown>>): {
  readonly token: string;
  readonly form: string | undefined;
} {
  return { token: textOf(fields, 'token'), form: textOf(fields, 'form') || undefined };
}
