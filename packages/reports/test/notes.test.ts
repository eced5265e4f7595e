import { readPage } from '@ec/test-kit/read-page';
import { describe, expect, test } from 'vitest';
import {
  renderHtml,
  renderMarkdown,
  renderText,
  section,
  type ReportDocument,
  type ReportNote,
} from '../src/index.js';

/** A report whose first section has these notes, and whose second is about a storm. */
function reportOf(...notes: ReportNote[]): ReportDocument {
  return {
    schema: 'ec-report/1',
    title: 'Harbour',
    subtitle: '',
    sections: [
      section('needs', 'What needs you', { kind: 'notes', notes }),
      section('storm', 'Storm <3>', { kind: 'paragraph', text: 'Three days.' }),
      { ...section('ledger', 'Ledger'), detail: true },
    ],
  };
}

const note: ReportNote = {
  text: 'The mole breaks in 2 tides: 3 of 5 stones are left.',
  isUrgent: true,
  section: 'storm',
  order: '4, pile, 10 stones',
};

describe('notes', () => {
  test('in text: a mark, the sentence, the section that says more, and the order', () => {
    const text = renderText(reportOf(note, { text: 'All pilots are back.' }), { width: 40 });
    expect(text.split('\n').slice(4, 12)).toEqual([
      'What needs you',
      '--------------',
      '! The mole breaks in 2 tides: 3 of 5',
      '  stones are left.',
      '  See Storm <3>.',
      '  Order: 4, pile, 10 stones',
      '- All pilots are back.',
      '',
    ]);
  });

  test('in Markdown: a list', () => {
    const markdown = renderMarkdown(reportOf(note, { text: 'Ask *Ann*', order: 'say `ho`' }));
    expect(markdown).toContain(
      '- **The mole breaks in 2 tides: 3 of 5 stones are left.** See *Storm &lt;3&gt;*. `4, pile, 10 stones`\n' +
        String.raw`- Ask \*Ann\* ${'``'} say ${'`ho`'} ${'``'}`,
    );
  });

  test('in HTML: a link to the section, and the order as code', () => {
    const page = readPage(renderHtml(reportOf(note)));
    const item = page.querySelector('ul.notes li');
    expect(item?.querySelector('strong')?.textContent).toBe(note.text);
    const link = item?.querySelector('a');
    expect(link?.textContent).toBe('Storm <3>');
    expect(page.querySelector(link?.getAttribute('href') ?? 'none')?.tagName).toBe('SECTION');
    expect(item?.querySelector('code')?.textContent).toBe('4, pile, 10 stones');
  });

  test.each<[string, ReportNote, string]>([
    ['a section that is not there', { text: '', section: 'calm' }, 'received "calm"'],
    ['a section that some readers do not see', { text: '', section: 'ledger' }, 'received "ledger"'],
    ['an order of two lines', { text: '', order: 'a\nb' }, 'note 1, order, line 1'],
  ])('%s is refused', (_, wrong, message) => {
    expect(() => renderText(reportOf(wrong))).toThrow(message);
  });
});
