import { renderText } from '@ec/reports';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { mailLanguage } from '../../src/orders/language.js';
import { renderMachine } from '../../src/report/render-machine.js';
import { renderTurnText } from '../../src/report/render-text.js';
import { report } from '../../src/report/report.js';
import { view } from '../../src/view/view.js';
import { galaxyOf, home, turn } from '../turns.js';

const game = galaxyOf({ planets: [home(1), home(2)] });
const word = fc.constantFrom('#GALAXY', '#galaxy', '##Galaxy', 'x#galaxy', '>', '#END', 'Orion', ' ', '\n> ');

describe('N-33: messages', () => {
  test.prop([fc.array(word, { minLength: 1 }), fc.boolean()], {
    numRuns: 20,
    examples: [
      [['\n> ', '#GALAXY', ' ', 'Orion'], true],
      [['#galaxy'], false],
    ],
  })(
    'N-33: no message of a rival opens orders, however a mail program breaks its lines',
    (words, isToAll) => {
      const message = `@${isToAll ? '' : ' Race_1'}\nHello ${words.join('')}\n@`;
      const after = turn(game, { 2: `#GALAXY Orion Race_2 word\n${message}\n#END` });
      const seen = view(after.state, after.journal, 1);
      for (const text of [renderText(report(seen)), renderTurnText(seen), renderMachine(seen)]) {
        expect(text).toContain('Hello');
        expect(mailLanguage.excerpt(text)).toBeUndefined();
        expect(mailLanguage.excerpt(text.replaceAll(' ', '\n'))).toBeUndefined();
      }
    },
  );
});
