import { botSheets, createGame, resolveTurn } from '@ec/engine';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { renderMachine } from '../../src/report/render-machine.js';
import { renderTurnText } from '../../src/report/render-text.js';
import { renderXml } from '../../src/report/render-xml.js';
import { galaxyng } from '../../src/ruleset.js';
import { view, type GalaxyView } from '../../src/view/view.js';
import { players } from '../games.js';
import type { GalaxyGame } from '../turns.js';
import { recordsOf } from './read-machine.js';

const TURNS = 8;

/** Words of a text and how often each of them is there. */
function counts(words: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const word of words) found.set(word, (found.get(word) ?? 0) + 1);
  return found;
}

/** Words that the first has more often than the second. */
function missing(words: readonly string[], others: readonly string[]): string[] {
  const there = counts(others);
  return [...counts(words)].flatMap(([word, count]) => ((there.get(word) ?? 0) < count ? [word] : []));
}

const wordsOf = (text: string): string[] => text.split(/\s+/);

/** Figures with two decimals, the ranking's whole ones, names of planets, races and types: all words but those of titles and labels. */
function contentOf(text: string): string[] {
  const lines = text.split('\n');
  const isContent = (line: string, i: number): boolean =>
    line !== '' &&
    !line.startsWith('\t\t') &&
    !(lines[i - 1] === '' && (lines[i - 2] ?? '').startsWith('\t\t'));
  return wordsOf(lines.filter(isContent).join('\n')).filter((word) => word !== '');
}

/** Values of attributes, and texts of elements, as words. */
function xmlWords(xml: string): string[] {
  const values = [...xml.matchAll(/="([^"]*)"|>([^<\n]+)</g)].map(([, value, text]) => value ?? text ?? '');
  return wordsOf(
    values
      .join('\n')
      .replaceAll(/&(lt|gt|quot);/g, (_, name) => ({ lt: '<', gt: '>', quot: '"' })[String(name)] ?? '')
      .replaceAll('&#9;', '\t')
      .replaceAll('&amp;', '&'),
  );
}

function checkForms(seen: GalaxyView): void {
  const text = contentOf(renderTurnText(seen));
  const records = [...recordsOf(renderMachine(seen))];
  const machine = wordsOf(
    records
      .flatMap(([head, lines]) => [head, ...lines])
      .join('\n')
      .replaceAll('_', ' '),
  );
  // a blank within a word is an underscore in the machine format, so words are compared without both
  const bare = text.flatMap((word) => word.split('_')).filter((word) => word !== '' && !LABELS.has(word));
  expect(missing(bare, machine)).toEqual([]);
  expect(
    missing(
      text.filter((word) => !LABELS.has(word)),
      xmlWords(renderXml(seen)),
    ),
  ).toEqual([]);
}

/** Words of the labels of the only lines with both, the production status. */
const LABELS: ReadonlySet<string> = new Set('Ship mass produced so far lost Your real name'.split(' '));

describe('N-36: the forms of a report', () => {
  test.prop([fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 2, max: 4 })], {
    numRuns: 4,
    // two battles at one planet in turn 8
    examples: [[124_699, 4]],
  })(
    'N-36: every word and figure of the text is in the machine format and in XML, as often',
    (seed, races) => {
      const names = ['fuzz', 'raider', 'settler', 'diplomat'] as const;
      let game: GalaxyGame = createGame(galaxyng, { name: 'Orion', seed, players: players(races) });
      for (let turn = 1; turn <= TURNS; turn++) {
        const bots = new Map(
          galaxyng.seats(game.state).map(({ id }) => [id, names[(id + turn) % 4] ?? 'fuzz'] as const),
        );
        game = resolveTurn(galaxyng, game, botSheets(galaxyng, game, bots));
        for (const { id } of game.state.races) checkForms(view(game.state, game.journal, id));
      }
    },
  );
});
