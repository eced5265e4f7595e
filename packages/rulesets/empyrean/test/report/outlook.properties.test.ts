import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeStock, quantityOf, type Product } from '@ec/economy';
import { empyrean } from '../../src/ruleset.js';
import type { FactoryGroup, Holding } from '../../src/holding.js';
import { airFuel, outlookOf } from '../../src/report/outlook.js';
import { worksOf } from '../../src/report/works.js';
import type { HoldingView, LedgerView } from '../../src/view/holding-view.js';
import { play, withChanged } from '../small-game.js';
import { needyGames, techLevel, units, upTo } from './needy.js';

const product = fc.constantFrom<Product>(
  { code: 'CNGD', techLevel: 0 },
  { code: 'MTSP', techLevel: 0 },
  { code: 'SPD', techLevel: 1 },
  { code: 'RSCH', techLevel: 0 },
);
const group = fc.record<Omit<FactoryGroup, 'id'>>({
  techLevel,
  units,
  product: fc.option(product),
  change: fc.option(fc.record({ product: fc.option(product) })),
  pipeline: fc.tuple(upTo(9), upTo(9), upTo(9)),
});
const factories = fc
  .array(group, { maxLength: 3 })
  .map((groups) =>
    groups.map((one, index): FactoryGroup => ({ id: index + 1, ...(one.product === null ? { ...one, change: null, pipeline: [0, 0, 0] } : one) })),
  ); // prettier-ignore

/** Games in which some have hands and fuel for all of their factories. */
const games = fc
  .tuple(needyGames(factories), fc.boolean())
  .map(([game, isManned]) => (isManned ? withChanged(game, game.state.holdings.at(-1)?.id ?? 0, man) : game));

function man(holding: Holding): void {
  holding.population = { ...holding.population, PRO: 900 };
  holding.assembled = changeStock(changeStock(holding.assembled, 'AUT', 3_000, 1), 'LFS', 2_000, 1);
  holding.stored = changeStock(holding.stored, 'FUEL', 5_000);
}

/** Stored units of a kind that a quarter changed. */
function changeOf({ ledger }: HoldingView, code: string): Pick<LedgerView, 'produced' | 'used'> {
  const row = ledger.find(({ place, unit }) => place === 'stored' && unit === code);
  return { produced: row?.produced ?? 0, used: row?.used ?? 0 };
}

test('E-17, E-22, E-25: what an outlook says of the next quarter is what the quarter brings and uses', () => {
  const seen = { made: 0, lacking: 0, advanced: 0 };
  fc.assert(
    fc.property(games, (start) => {
      for (const game of [start, play(start)]) {
        const view = empyrean.view(game.state, game.journal, 1);
        const next = play(game);
        const after = empyrean.view(next.state, next.journal, 1).holdings;
        for (const holding of view.holdings) {
          const real = after.find(({ id }) => id === holding.id);
          // whoever dies for want of air does not work
          if (!real || (real.lifeSupport?.died ?? 0) > 0) continue;
          const fuel = Math.max(0, quantityOf(holding.stored, 'FUEL') - airFuel(holding));
          const quarter = worksOf(view, holding).run(fuel);
          const { metallics, nonMetallics, advance } = outlookOf(view, holding);
          expect({
            CNGD: quarter.made,
            RSCH: quarter.researched,
            METS: { produced: quarter.metallics.mined, used: quarter.metallics.used },
            NMTS: { produced: quarter.nonMetallics.mined, used: quarter.nonMetallics.used },
            advances: advance === 1,
          }).toEqual({
            CNGD: changeOf(real, 'CNGD').produced,
            RSCH: changeOf(real, 'RSCH').produced,
            METS: changeOf(real, 'METS'),
            NMTS: changeOf(real, 'NMTS'),
            advances: real.research.reached !== null,
          });
          seen.made += quarter.made + quarter.researched;
          seen.lacking += Number(metallics.short === 1) + Number(nonMetallics.short === 1);
          seen.advanced += Number(advance === 1);
        }
      }
    }),
  );
  expect(Object.entries(seen).filter(([, times]) => times === 0)).toEqual([]);
});
