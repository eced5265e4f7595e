import { describe, expect, it } from 'vitest';
import { gameOnMap, viewOf, type StarMap } from '../star-map.js';
import {
  change,
  expectRefused,
  outcomeOf,
  outcomes,
  play,
  withChanged,
  withHolding,
  type NewHolding,
  type SmallGame,
} from '../small-game.js';

/** Home in orbit 3, another planet in orbit 6. */
const MAP: StarMap = { stars: [[10, 10, 10]], planets: [{ star: 1, orbit: 6 }] };
const HOME = '10-10-10/3';
const SHIP: NewHolding = {
  kind: 'ship',
  population: { PRO: 10 },
  assembled: { STU: 15_000, 'LFS-1': 100, 'HEN-1': 10 },
  stored: { FUEL: 1_000, FOOD: 60, CNGD: 100, GOLD: 50 },
};
/** Colonies 1 to 3 of empires 1 to 3 at home, ship 4 of the third at the other planet. */
const game = withHolding(gameOnMap(MAP, { players: 3 }), { ...SHIP, empireId: 3, planetId: 2, orbit: 6 });
/** News that an empire reads, in the order of the services. */
const news = (of: SmallGame, seat = 1) => viewOf(of, seat).news;

describe('phase 21: news of the market of a home world', () => {
  it('phase 21: ships that arrive and depart', () => {
    const came = play(game, '', '', '4, move, 3');
    expect(news(came)).toEqual([
      { station: null, planet: HOME, items: [{ kind: 'arrived', ship: 4, empire: 3 }] },
    ]);
    expect(news(play(came, '', '', '4, move, 6'))).toEqual([
      { station: null, planet: HOME, items: [{ kind: 'departed', ship: 4, empire: 3 }] },
    ]);
    expect(news(play(game, '', '', '4, move, 7'))).toEqual([]);
  });

  it('phase 21: trades, without the names of the traders', () => {
    const next = play(game, '1, sell, 100, metallics, 0.5', '2, buy, 100, metallics, 2');
    const price = { numerator: 1, denominator: 2 };
    expect(news(next, 3)).toEqual([
      { station: null, planet: HOME, items: [{ kind: 'traded', unit: 'METS', quantity: 100, price }] },
    ]);
  });

  it('phase 21: technology levels that were sold', () => {
    const learned = withChanged(game, 1, (colony) => (colony.techLevel = 3));
    const next = play(learned, '1, sell, TL-3, 5', '2, buy, TL-3, 5');
    const price = { numerator: 5, denominator: 1 };
    expect(news(next, 3)[0]?.items).toEqual([{ kind: 'traded', unit: 'TL-3', quantity: 1, price }]);
  });

  it('phase 21: fights, and how they ended', () => {
    const armed = withChanged(game, 1, (colony) => {
      colony.assembled = [...colony.assembled, { code: 'MSL', techLevel: 1, quantity: 50 }];
      colony.stored = [...colony.stored, { code: 'MSS', techLevel: 1, quantity: 50 }];
    });
    const next = play(armed, '1, bombard, 2, 100%');
    const [battle] = next.journal.filter((event) => event.kind === 'battle');
    expect(news(next, 3)[0]?.items).toEqual([
      { kind: 'fought', target: 2, empire: 2, end: battle?.engagement.end },
    ]);
  });

  it('phase 21: texts, signed or not, behind what happened and in the order of the empires', () => {
    const next = play(
      game,
      `news, ${HOME}, "Buy, buy."`,
      '',
      `news, ${HOME}, "Metallics wanted.", "The Guild"\n4, move, 3`,
    );
    expect(outcomes(next).map(({ status }) => status)).toEqual(['done', 'done', 'done']);
    expect(news(next, 2)[0]?.items).toEqual([
      { kind: 'arrived', ship: 4, empire: 3 },
      { kind: 'text', text: 'Buy, buy.', signature: null },
      { kind: 'text', text: 'Metallics wanted.', signature: 'The Guild' },
    ]);
  });

  it('phase 21: who is there at the turn’s end reads them, and nobody else', () => {
    const elsewhere = change(game, ({ holdings }) => {
      for (const holding of holdings) if (holding.id === 3) Object.assign(holding, { orbit: 6, planetId: 2 });
    });
    const before = play(elsewhere, `news, ${HOME}, "First"`);
    expect([1, 2, 3].map((seat) => news(before, seat).length)).toEqual([1, 1, 0]);
    const next = play(before, `news, ${HOME}, "Second"`, '', '4, move, 3');
    expect([1, 2, 3].map((seat) => news(next, seat).length)).toEqual([1, 1, 1]);
    // it leaves again in the turn of the third
    expect(news(play(next, `news, ${HOME}, "Third"`, '', '4, move, 6'), 3)).toEqual([]);
  });

  it('phase 21: texts are for services that one reads; a market that is not there is refused alike', () => {
    const elsewhere = change(game, ({ holdings }) => {
      for (const holding of holdings) if (holding.id === 3) Object.assign(holding, { orbit: 6, planetId: 2 });
    });
    for (const service of [HOME, '10-10-10/6', '1-2-3/4', '4', '99']) {
      expectRefused(elsewhere, `news, ${service}, "Hear, hear"`, 'no-service', 3);
      expect(outcomeOf(elsewhere, `news, ${service}, "Hear, hear"`, 3).reason).toBe(
        'no market or trade station prints your news there',
      );
    }
  });
});

describe('phase 21: everybody writes down what it has, and the terms of victory are checked', () => {
  it('phase 21: people of a turn, and how long a planet has been enough to win', () => {
    const parameters = { 'victory.planets': 1, 'victory.rival': 1 };
    const ruled = play(gameOnMap(MAP, { parameters }), `1, control, ${HOME}`);
    // 340 people, and eight who are born
    expect(viewOf(ruled).history.people.at(-1)).toBe(348);
    expect(play(ruled).state.reign).toEqual([{ empireId: 1, turns: 2 }]);
  });
});

describe('phase 21, E-13: news of two home worlds', () => {
  const OTHER = '10-10-10/6';
  /** The other planet is a home world, too: ship 4 of empire 3 is there, and colony 5 of empire 2, in orbit. */
  const two = change(
    withHolding(game, { ...SHIP, kind: 'orbiting', empireId: 2, planetId: 2, orbit: 6 }),
    (state) => {
      state.homeWorlds = [2, 1];
    },
  );

  it('phase 21: each prints its own trades and texts, by the numbers of the planets', () => {
    const next = play(
      two,
      `1, sell, 100, metallics, 1\nnews, ${HOME}, "One"`,
      `2, buy, 100, metallics, 1\n5, buy, 5, fuel, 1\nnews, ${OTHER}, "Two"`,
      '4, sell, 5, fuel, 1',
    );
    const price = { numerator: 1, denominator: 1 };
    const text = { kind: 'text', signature: null };
    expect(news(next, 3)).toEqual([
      {
        station: null,
        planet: HOME,
        items: [
          { kind: 'traded', unit: 'METS', quantity: 100, price },
          { ...text, text: 'One' },
        ],
      },
      {
        station: null,
        planet: OTHER,
        items: [
          { kind: 'traded', unit: 'FUEL', quantity: 5, price },
          { ...text, text: 'Two' },
        ],
      },
    ]);
  });

  it('phase 21: what nobody reads is not printed', () => {
    const empty = change(two, ({ holdings }) => {
      for (const { id, ...holding } of holdings)
        if (id > 3) Object.assign(holdings[id - 1] ?? {}, { ...holding, orbit: 7, planetId: null });
    });
    const next = play(empty, '', '', '4, move, 6\n4, move, 7');
    expect(next.journal.filter(({ kind }) => kind === 'moved')).toHaveLength(1);
    expect(play(next, '', '', '4, move, 8').journal.filter(({ kind }) => kind === 'news')).toEqual([]);
  });

  it('phase 21: a fight with an independent colony is one with nobody', () => {
    const free = withChanged(
      withChanged(game, 2, (colony) => (colony.empireId = null)),
      1,
      (colony) => {
        colony.assembled = [...colony.assembled, { code: 'MSL', techLevel: 1, quantity: 50 }];
        colony.stored = [...colony.stored, { code: 'MSS', techLevel: 1, quantity: 50 }];
      },
    );
    expect(news(play(free, '1, bombard, 2, 100%'), 3)[0]?.items).toMatchObject([
      { kind: 'fought', target: 2, empire: null },
    ]);
  });
});

describe('phase 21: news of a trade station', () => {
  /** Station 5 of empire 1 at the other planet, with ship 4 and orbiting colony 6 of empire 3, and ship 7 of empire 2. */
  const station = [
    { kind: 'trade-station' as const, empireId: 1 },
    { kind: 'orbiting' as const, empireId: 3 },
    { kind: 'ship' as const, empireId: 2 },
  ].reduce((of, more) => withHolding(of, { ...SHIP, ...more, planetId: 2, orbit: 6 }), game);

  it('phase 21: its owner reads them, and ships and orbiting colonies there with its permission', () => {
    const printed = play(station, '5, permission, empire 3, granted\nnews, 5, "Open."');
    expect([1, 2, 3].map((seat) => news(printed, seat))).toEqual([
      [{ station: 5, planet: '10-10-10/6', items: [{ kind: 'text', text: 'Open.', signature: null }] }],
      [],
      news(printed, 1),
    ]);
    const withdrawn = play(printed, '5, permission, empire 3, denied\nnews, 5, "Closed."');
    expect([1, 2, 3].map((seat) => news(withdrawn, seat).length)).toEqual([1, 0, 0]);
  });

  it('phase 21: a permission for one ship is for its owner as long as it is there', () => {
    const printed = play(station, '5, permission, 7, granted\nnews, 5, "Open."');
    expect([1, 2, 3].map((seat) => news(printed, seat).length)).toEqual([1, 1, 0]);
    const left = play(printed, 'news, 5, "Open."', '7, move, 9');
    expect(news(left, 2)).toEqual([]);
    expect(news(left, 1)[0]?.items).toEqual([
      { kind: 'departed', ship: 7, empire: 2 },
      { kind: 'text', text: 'Open.', signature: null },
    ]);
  });

  it('phase 21: colonies on the surface trade elsewhere, and do not read them', () => {
    const surface = withChanged(station, 6, (colony) => (colony.kind = 'enclosed'));
    const away = withChanged(surface, 4, (ship) => Object.assign(ship, { orbit: 9, planetId: null }));
    const open = '5, permission, empire 3, granted\nnews, 5, "Open."';
    expect(news(play(away, open), 3)).toEqual([]);
    expect(
      news(
        play(
          withChanged(away, 6, (colony) => (colony.kind = 'orbiting')),
          open,
        ),
        3,
      ),
    ).toHaveLength(1);
  });

  it('phase 21: trades at the market are no news of a station, nor is a station a market', () => {
    const next = play(station, '1, sell, 100, metallics, 1', '2, buy, 100, metallics, 1');
    expect(news(next).map(({ planet, items }) => [planet, items.length])).toEqual([[HOME, 1]]);
    expectRefused(station, 'news, 10-10-10/6, "Hear, hear"', 'no-service');
  });

  it('phase 21: trades there are news there, and not at the market', () => {
    const traders = play(station, '5, permission, empire 2, granted\n5, permission, empire 3, granted');
    const next = play(traders, '', '7, buy, 5, fuel, 1', '4, sell, 5, fuel, 1');
    const price = { numerator: 1, denominator: 1 };
    expect(news(next)).toEqual([
      {
        station: 5,
        planet: '10-10-10/6',
        items: [{ kind: 'traded', unit: 'FUEL', quantity: 5, price }],
      },
    ]);
  });

  it('phase 21: without a permission nothing is printed', () => {
    expectRefused(station, 'news, 5, "Hear, hear"', 'no-service', 3);
  });

  it('E-31: an independent station prints for those that it permits, and has no owner who reads', () => {
    const free = withChanged(station, 5, (holding) => {
      holding.empireId = null;
      holding.traders = [{ kind: 'empire', id: 2 }];
    });
    const next = play(free, '', '', '4, move, 9');
    expect([1, 2, 3].map((seat) => news(next, seat).length)).toEqual([0, 1, 0]);
  });
});

describe('phase 21: messages', () => {
  /** The third empire and ship 4 are unknown to the first, and so is the first to them. */
  const strangers = change(game, ({ holdings, knowledge }) => {
    for (const holding of holdings) {
      if (holding.empireId === 3) Object.assign(holding, { orbit: 6, planetId: 2 });
    }
    for (const known of knowledge) {
      const unknown = known.empireId === 3 ? [1, 2] : [3];
      known.contacts = known.contacts.filter((id) => !unknown.includes(id));
      known.sightings = known.sightings.filter(({ empireId }) => !unknown.includes(empireId ?? 0));
    }
  });
  const messages = (of: SmallGame, seat: number): unknown => viewOf(of, seat).messages;
  const text = '"Shall we trade? ""Yes"", say I."';

  it('phase 21: to an empire that the author has met, with the author’s name, and for it alone', () => {
    const next = play(strangers, `message, empire 2, ${text}`);
    expect(outcomes(next)).toMatchObject([{ status: 'done', reason: '' }]);
    expect(messages(next, 2)).toEqual([
      { from: { id: 1, name: 'Empire 1' }, text: 'Shall we trade? "Yes", say I.' },
    ]);
    expect([messages(next, 1), messages(next, 3), messages(play(next), 2)]).toEqual([[], [], []]);
  });

  it('phase 21: an empire is not the colony of the same number', () => {
    const sold = withChanged(game, 2, (colony) => (colony.empireId = 3));
    const next = play(sold, `message, empire 2, ${text}\nmessage, 2, ${text}`);
    expect(next.journal.flatMap((event) => (event.kind === 'message' ? [event.seats] : []))).toEqual([
      [2],
      [3],
    ]);
  });

  it('phase 21: to whoever owns a ship or colony that the author has seen', () => {
    const next = play(strangers, `message, 2, ${text}`);
    expect([outcomes(next)[0]?.status, messages(next, 2)]).toMatchObject(['done', [{ from: { id: 1 } }]]);
  });

  it('phase 21: to strangers and to nobody, refused in the same words', () => {
    for (const party of ['empire 3', 'empire 4', 'empire 99', '3', '4', '99', 'empire 1', '1']) {
      expectRefused(strangers, `message, ${party}, ${text}`, 'no-contact');
      expect(outcomeOf(strangers, `message, ${party}, ${text}`).reason).toBe('you have not met them');
    }
  });

  it('phase 21: who meets this turn can write this turn, as the post goes last', () => {
    const next = play(strangers, `message, empire 3, ${text}`, '', '4, move, 3');
    expect(messages(next, 3)).toHaveLength(1);
  });

  it('phase 21: what became of a ship since it was seen the author does not learn', () => {
    // ship 4 was seen at home, and is in orbit 9 by now: as it was, with another owner, independent, or destroyed
    const met = play(play(strangers, '', '', '4, move, 3'), '', '', '4, move, 9');
    const lost = change(met, ({ knowledge }) => {
      for (const known of knowledge) {
        const seen = { holdingId: 4, empireId: 3, kind: 'ship' as const, name: null, isAbandoned: false, starId: 1, orbit: 7, turn: 1 };
        if (known.empireId === 1) known.sightings = [...known.sightings, seen].sort((a, b) => a.holdingId - b.holdingId);
      }
    }); // prettier-ignore
    const fates: readonly (readonly [SmallGame, readonly number[]])[] = [
      [lost, [3]],
      [withChanged(lost, 4, (ship) => (ship.empireId = 2)), [2]],
      [withChanged(lost, 4, (ship) => (ship.empireId = null)), []],
      [change(lost, (state) => (state.holdings = state.holdings.filter(({ id }) => id !== 4))), []],
    ];
    for (const [fate, readers] of fates) {
      const next = play(fate, `message, 4, ${text}`);
      expect(outcomes(next)).toMatchObject([{ status: 'done', code: 'done', reason: '' }]);
      expect([1, 2, 3].filter((seat) => viewOf(next, seat).messages.length > 0)).toEqual(readers);
      expect(next.journal.filter(({ kind }) => kind === 'message')).toHaveLength(readers.length);
    }
  });
});
