import { grammarOf } from './grammar.js';
import { greetingEnd } from './greeting.js';
import { unquoted } from './quotes.js';
import { readHeaders, readOrder } from './read-otherwise.js';
import type { Leniency } from './readable-declaration.js';

const QUOTES = { code: 'quotes', message: 'quoted lines of a mail were read as the orders' };
const GREETING = {
  code: 'greeting',
  message: 'the lines above the header were taken for a greeting, and not read',
};

/**
 * Reads mails, with a greeting above the header and quoted lines, and statements as spreadsheets and mail programs mangle them and as people
 * write numbers. Whatever is not read as it stands causes a warning.
 */
export const lenient: Leniency = {
  excerpt(declaration, written) {
    const grammar = grammarOf(declaration);
    const { text, isRead, isSkipped } = unquoted(grammar, written);
    const start = greetingEnd(grammar, text, isSkipped);
    const notes = [...(isRead ? [QUOTES] : []), ...(start > 0 ? [GREETING] : [])];
    return { text, start, end: text.length, isSkipped, notes };
  },
  readOrder,
  readHeaders,
};
