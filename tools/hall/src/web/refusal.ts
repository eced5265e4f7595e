import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Whether who asks is a program. */
export function wantsJson(c: Context): boolean {
  const accept = c.req.header('accept') ?? '';
  return accept.includes('application/json') || c.req.header('authorization') !== undefined;
}

/** Refuses a request before any page can be shown: with a code for programs, in words for people. */
export function refusal(c: Context, status: ContentfulStatusCode, code: string, message: string): Response {
  return wantsJson(c) ? c.json({ error: { code, message } }, status) : c.text(`${message}\n`, status);
}
