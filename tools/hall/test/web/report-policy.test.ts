import { expect, test } from 'vitest';
import { ServedGame } from '../served-game.js';

test('a report that a browser takes for a page may be looked at, and do nothing: HTML, and a game’s own XML', async () => {
  await using game = await ServedGame.open({ ruleset: 'galaxyng' });
  const policyOf = async (format: string): Promise<string> => {
    const answer = await game.asSeat(1, `/report?format=${format}`);
    expect([format, answer.status]).toEqual([format, 200]);
    await answer.arrayBuffer();
    return answer.headers.get('content-security-policy') ?? '';
  };
  for (const format of ['html', 'xml'])
    expect(await policyOf(format)).toMatch(
      /^default-src 'none'; style-src ('none'|'sha256-[\w+/]{43}='); frame-ancestors 'self'; sandbox allow-popups$/,
    );
  for (const format of ['text', 'machine', 'json'])
    expect(await policyOf(format)).toMatch(/^default-src 'none'; script-src 'self'/);
});
