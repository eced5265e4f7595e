import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Headers of a request that tell who asks. */
interface Asking {
  readonly accept?: string | undefined;
  readonly authorization?: string | undefined;
}

/** Whether who asks is a program. */
export function wantsJson(c: Context): boolean {
  return isProgram({ accept: c.req.header('accept'), authorization: c.req.header('authorization') });
}

function isProgram({ accept = '', authorization }: Asking): boolean {
  return accept.includes('application/json') || authorization !== undefined;
}

/** Whether a request changes nothing. */
export function isReading(c: Context): boolean {
  return c.req.method === 'GET' || c.req.method === 'HEAD';
}

/** Whether a browser has sent no cookie: one that keeps none cannot sign in. */
export function keepsNoCookie(c: Context): boolean {
  return c.req.header('cookie') === undefined;
}

/** Refuses a request before any page can be shown: with a code for programs, in words for people. */
export function refusal(c: Context, status: ContentfulStatusCode, code: string, message: string): Response {
  return wantsJson(c) ? c.json({ error: { code, message } }, status) : c.text(`${message}\n`, status);
}

/** The same as text, for what is refused without a page. */
export function refusalOf(
  asking: Asking,
  code: string,
  message: string,
): { readonly type: string; readonly text: string } {
  return isProgram(asking)
    ? { type: 'application/json', text: JSON.stringify({ error: { code, message } }) }
    : { type: 'text/plain; charset=UTF-8', text: `${message}\n` };
}
