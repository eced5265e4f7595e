import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { createGame, playBots, type AnyRuleset } from '@ec/engine';
import { ruleset as ec4x } from '@ec/ec4x';
import { ruleset as empyrean } from '@ec/empyrean';
import { ruleset as galaxyng } from '@ec/galaxyng';
import { ruleset as goofspiel } from '@ec/goofspiel';
import { ruleset as multiplanetary } from '@ec/multiplanetary';
import { ruleset as proxima } from '@ec/proxima';
import { describe, expect, test } from 'vitest';
import { VIEWS } from '../src/views.ts';

/** Rulesets by the folders of their packages, each with turns in which its bots come to see most of it. */
const RULESETS = new Map<string, { readonly ruleset: AnyRuleset; readonly turns: number }>(
  Object.entries({
    ec4x: { ruleset: ec4x, turns: 25 },
    empyrean: { ruleset: empyrean, turns: 12 },
    galaxyng: { ruleset: galaxyng, turns: 12 },
    goofspiel: { ruleset: goofspiel, turns: 12 },
    multiplanetary: { ruleset: multiplanetary, turns: 30 },
    proxima: { ruleset: proxima, turns: 12 },
  }) as unknown as [string, { ruleset: AnyRuleset; turns: number }][],
);

test('every ruleset has a schema of its view', () => {
  expect([...RULESETS.keys()]).toEqual([...VIEWS.keys()]);
});

describe.each([...RULESETS])('the schema of the view of %s', (folder, { ruleset, turns }) => {
  const schema = JSON.parse(
    readFileSync(new URL(import.meta.resolve(`@ec/${folder}/view.schema.json`)), 'utf8'),
  ) as object;
  const validate = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true }).compile(schema);

  test('fits the view of every seat in every turn of a game of bots, and nothing else', () => {
    const players = [1, 2].map((id) => ({ id, email: `${id}@example.org`, name: `Player ${id}` }));
    const bots = Object.keys(ruleset.bots);
    let game = createGame(ruleset, { name: 'Schema', seed: 7, players });
    for (let turn = 0; turn <= turns; turn++) {
      const seats = ruleset.seats(game.state).filter(({ playerId }) => playerId !== null);
      for (const { id } of seats) {
        const view = ruleset.view(game.state, game.journal, id) as object;
        validate(view);
        expect(validate.errors ?? []).toEqual([]);
        expect(validate({ ...view, secret: 1 })).toBe(false);
        const [first = ''] = Object.keys(view);
        expect(validate({ ...view, [first]: undefined })).toBe(false);
      }
      if (ruleset.outcome(game.state).status === 'over') break;
      game = playBots(
        ruleset,
        game,
        new Map(seats.map(({ id }, i) => [id, bots[(turn + i) % bots.length] ?? ''])),
      );
    }
  });
});
