import { EditorView } from '@codemirror/view';

/** Colours and type that a page may set. */
const BACKGROUND = 'var(--desk-background, Canvas)';
const TEXT = 'var(--desk-text, CanvasText)';
const QUIET = 'var(--desk-quiet, GrayText)';
const LINE = 'var(--desk-line, GrayText)';
const ACCENT = 'var(--desk-accent, LinkText)';
const ERROR = 'var(--desk-error, #b3261e)';
const WARNING = 'var(--desk-warning, #8a5a00)';
const CODE_FONT = 'var(--desk-code-font, ui-monospace, monospace)';

/** Look of the sheet. */
export const EDITOR_THEME = EditorView.theme({
  '&': { backgroundColor: BACKGROUND, border: `1px solid ${LINE}`, borderRadius: '0.25rem', color: TEXT },
  '&.cm-focused': { outline: `2px solid ${ACCENT}` },
  '.cm-scroller': { fontFamily: CODE_FONT, maxBlockSize: '32rem', minBlockSize: '16rem', overflow: 'auto' },
  '.cm-content': { caretColor: TEXT },
  '.cm-cursor': { borderLeftColor: TEXT },
  '.cm-gutters': { backgroundColor: BACKGROUND, border: 'none', color: QUIET },
  '.cm-tooltip': {
    backgroundColor: BACKGROUND,
    border: `1px solid ${LINE}`,
    color: TEXT,
    maxInlineSize: 'min(32rem, 90vw)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: ACCENT,
    color: BACKGROUND,
  },
  '.cm-diagnostic-error': { borderLeftColor: ERROR },
  '.cm-diagnostic-warning': { borderLeftColor: WARNING },
  '.cm-diagnosticAction': { backgroundColor: ACCENT, color: BACKGROUND },
});

/** Look of what stands below the sheet. */
export const STYLE = `
:host { color: ${TEXT}; display: block; font-family: var(--desk-font, inherit); }
.below { display: grid; font-size: 0.875rem; gap: 0.5rem; margin-block-start: 0.5rem; min-inline-size: 0; }
.below p, .explained p { margin: 0; overflow-wrap: anywhere; }
.explained { display: grid; gap: 0.5rem; }
.cm-tooltip .explained { padding: 0.5rem; }
.found ul { display: grid; gap: 0.25rem; margin: 0.5rem 0 0; padding: 0; list-style: none; }
.found li { border-inline-start: 0.25rem solid ${WARNING}; overflow-wrap: anywhere; padding-inline-start: 0.5rem; }
.found li.error { border-color: ${ERROR}; }
.found button { background: none; border: 0; color: inherit; cursor: pointer; font: inherit; font-weight: 600; padding: 0; text-decoration: underline; }
a { color: ${ACCENT}; }
code, pre, output { font-family: ${CODE_FONT}; }
pre { margin: 0.5rem 0 0; overflow-x: auto; }
summary { cursor: pointer; }
.statement { display: grid; gap: 0.5rem; margin-block-start: 0.5rem; }
.statement label { display: grid; gap: 0.25rem; }
.statement small { color: ${QUIET}; }
.statement :is(input, select, textarea, button) { background: ${BACKGROUND}; border: 1px solid ${LINE}; border-radius: 0.25rem; color: inherit; font: inherit; min-inline-size: 0; padding: 0.3rem 0.5rem; }
.statement output { overflow-wrap: anywhere; white-space: pre-wrap; }
.statement > button { cursor: pointer; justify-self: start; padding-inline: 0.75rem; }
`;
