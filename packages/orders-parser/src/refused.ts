import type { ParsedOrders } from './parsed-orders.js';

/** What is read of a text that is refused as a whole. */
export function refused<O, H>(code: string, message: string): ParsedOrders<O, H> {
  const refusal = {
    code,
    severity: 'error',
    span: { start: 0, end: 0 },
    line: 1,
    column: 1,
    message,
  } as const;
  return { orders: [], diagnostics: [refusal], source: '', isRefused: true };
}
