import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EXIT, explainCommon, explained, type Explained } from '../src/explained.js';
import { InputError, inputErrorIn } from '../src/input-error.js';
import { withPath } from '../src/with-path.js';

/** What is said of the error that this throws. */
function explanationOf(act: () => unknown): Explained {
  try {
    act();
  } catch (error) {
    return explainCommon(error, 'scales');
  }
  throw new RangeError('act: expected an error, received none');
}

test('wrong input is reported in its own words', () => {
  const wrong = { code: 'wrong-input', message: 'pear: green', text: 'pear: green', exitCode: 1 };
  expect(explainCommon(new InputError('pear: green'), 'scales')).toEqual(wrong);
});

test.each([
  ['no such file or directory', '/none', () => readFileSync('/none')],
  ['not a directory', '/dev/null/x', () => readFileSync('/dev/null/x')],
  ['expected a file, received a folder', '/dev', () => withPath('/dev', () => readFileSync('/dev'))],
  ['expected a folder, received a file', '/dev/null', () => mkdirSync('/dev/null')],
  ['file already exists', '/dev/null', () => writeFileSync('/dev/null', '', { flag: 'wx' })],
])('%s: another file was meant, exit code 1', (reason, path, act) => {
  const message = `${path}: error: ${reason}`;
  expect(explanationOf(act)).toEqual({ code: 'disk', message, text: message, exitCode: EXIT.wrong });
});

test('an error that only the machine can mend has exit code 3', () => {
  const message = '/dev/full: error: no space left on device';
  const act = () => withPath('/dev/full', () => writeFileSync('/dev/full', 'x'));
  expect(explanationOf(act)).toEqual({ code: 'disk', message, text: message, exitCode: EXIT.file });
});

test('the name of a file stands in one line, and steers no terminal', () => {
  const file = '/none/a\nerror: b\u001b[2J';
  const shown = '/none/a\ufffderror: b\ufffd[2J';
  expect(explanationOf(() => readFileSync(file)).text).toBe(`${shown}: error: no such file or directory`);
  expect(inputErrorIn(file, 'expected a sheet').message).toBe(`${shown}: error: expected a sheet`);
});

test('anything else is a bug of the program, reported with its place, whatever was thrown', () => {
  const { code, message, text, exitCode } = explainCommon(new TypeError('no pan'), 'scales');
  expect([code, message, exitCode]).toEqual(['bug', 'no pan', 70]);
  expect(text).toMatch(
    /^error: no pan\nthis is a mistake in scales; please report it:\nTypeError: no pan\n +at /,
  );
  expect(explainCommon('no pan', 'scales')).toMatchObject({ code: 'bug', message: 'no pan', exitCode: 70 });
});

test('an error with its code, and what to do about it where that is known', () => {
  const error = new RangeError('no weights');
  const plain = { code: 'weights', message: 'no weights', text: 'error: no weights', exitCode: 3 };
  expect(explained('weights', error, EXIT.file)).toEqual(plain);
  expect(explained('weights', error, EXIT.file, '"scales shelf" shows them')).toEqual({
    ...plain,
    text: 'error: no weights\n"scales shelf" shows them',
  });
});
