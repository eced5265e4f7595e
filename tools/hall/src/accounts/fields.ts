import type { Context } from 'hono';

/** Fields of what was sent: of a form, or of a JSON object; none where it is neither. */
export async function fieldsOf(c: Context): Promise<Readonly<Record<string, unknown>>> {
  if (!c.req.header('content-type')?.startsWith('application/json')) return c.req.parseBody();
  const value: unknown = await c.req.json().catch(() => undefined);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** A field that is a text; an empty one for any other. */
export function textOf(fields: Readonly<Record<string, unknown>>, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}
