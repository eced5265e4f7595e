import { hardshipOf, SHIP_WAGES } from '@ec/economy';
import { ratio, ratioToNumber } from '@ec/prng';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { rehearse } from '@ec/engine';
import { empyrean } from '../../src/ruleset.js';
import { needsSection } from '../../src/report/needs.js';
import { outlookOf } from '../../src/report/outlook.js';
import { holdingIn, play, smallGame, withHolding } from '../small-game.js';

const few = fc.nat(7);
const game = smallGame();

/** A ship with a few people of each class, and some food and consumer goods: none, about enough, and more. */
const ships = fc
  .record({
    UEM: few,
    USK: few,
    PRO: few,
    SLD: few,
    FOOD: few,
    CNGD: few,
    percent: fc.constantFrom(100, 60, 50, 26, 25, 24, 10),
  })
  .map(({ FOOD, CNGD, percent, ...population }) =>
    withHolding(game, {
      kind: 'ship',
      population: { ...population, TRN: 1 },
      stored: { FUEL: 500, FOOD, CNGD },
      assembled: { 'LFS-1': 50 },
      ration: ratio(percent, 100),
    }),
  );

test.prop([ships], { numRuns: 300 })(
  'E-30, E-32: the forecast, the turn, its report and unrest agree on who is fed and paid, and who starves',
  (before) => {
    const { id } = before.state.holdings.at(-1) ?? expect.unreachable();
    const view = empyrean.view(before.state, before.journal, 1);
    const outlook = outlookOf(view, view.holdings.find((one) => one.id === id) ?? expect.unreachable());
    const after = play(before);
    const { living, ration } = holdingIn(after, id);
    const { fed, paid } = hardshipOf(living ?? expect.unreachable(), SHIP_WAGES);
    const isFed = ratioToNumber(fed) === ratioToNumber(ration);
    expect(outlook.food.short === 1).toBe(!isFed);
    expect(outlook.starving === 1).toBe(ratioToNumber(fed) < 1 / 4);
    expect(outlook.goods.short === 1).toBe(ratioToNumber(paid) < 1);
    const provided = after.journal.find((event) => event.kind === 'provided' && event.holdingId === id);
    const dead = provided?.kind === 'provided' ? provided.starved : 0;
    if (dead > 0) expect(outlook.starving).toBe(1);
    // where all of them died, there is no report of it
    const seen = empyrean.view(after.state, after.journal, 1);
    const told = seen.holdings.find((one) => one.id === id)?.vital;
    if (!told) return;
    expect(ratioToNumber(told.meals.share) === 1).toBe(isFed);
    expect(ratioToNumber(told.wages.share) === 1).toBe(ratioToNumber(paid) === 1);
    const notes = needsSection(seen).blocks.flatMap((block) => (block.kind === 'notes' ? block.notes : []));
    const resent = notes.filter(
      ({ text }) => text.startsWith(`Ship ${id}`) && text.includes('people resent that'),
    );
    expect(resent.length).toBe(Number(!isFed) + Number(ratioToNumber(paid) < 1));
  },
);

test.prop([ships, fc.constantFrom(0, 10, 24, 25)], { numRuns: 300 })(
  'E-30: the check of a ration says as many dead as the turn has, and says nothing where nobody dies',
  (before, percent) => {
    const { id } = before.state.holdings.at(-1) ?? expect.unreachable();
    const sheet = `${id}, ration, ${percent}%`;
    const { orders } = empyrean.parse(sheet, { game: 'EC-1', seat: 1, turn: 1 });
    const rehearsed = rehearse(empyrean, before, 1, orders) ?? expect.unreachable();
    const doubts = empyrean.rehearsal?.doubts?.(rehearsed) ?? [];
    const provided = play(before, sheet).journal.find(
      (event) => event.kind === 'provided' && event.holdingId === id,
    );
    const dead = provided?.kind === 'provided' ? provided.starved : 0;
    const reasons = doubts.filter(({ code }) => code === 'starves').map(({ reason }) => reason);
    if (percent < 25)
      expect(reasons.map((reason) => Number(reason.split(' ')[0]))).toEqual(dead > 0 ? [dead] : []);
  },
);
