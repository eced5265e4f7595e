import { renderJson, renderText } from '@ec/reports';
import { describe, expect, test } from 'vitest';
import { renderMachine } from '../src/report/render-machine.js';
import { renderTurnText } from '../src/report/render-text.js';
import { renderXml } from '../src/report/render-xml.js';
import { report } from '../src/report/report.js';
import { galaxyng } from '../src/ruleset.js';
import { view } from '../src/view/view.js';
import { recordsOf } from './report/read-machine.js';
import { faultsOf } from './report/xml-faults.js';
import { galaxyOf, home, turn, type GalaxyGame } from './turns.js';

const reportOf = ({ state, journal }: GalaxyGame, seat = 1) => report(view(state, journal, seat));

/** Rows of the table of a section. */
function rowsOf(game: GalaxyGame, title: string): unknown[][] {
  const section = reportOf(game).sections.find((it) => it.title === title);
  const [block] = section?.blocks ?? [];
  return block?.kind === 'table' ? block.rows : [];
}

/** Lines of a section. */
function linesOf(game: GalaxyGame, title: string): string[] {
  const section = reportOf(game).sections.find((it) => it.title === title);
  const [block] = section?.blocks ?? [];
  return block && 'lines' in block ? block.lines : [];
}

const game = galaxyOf({
  planets: [
    home(1, { x: 0, stock: { COL: 1.239, CAP: 0, MAT: 0 } }),
    home(2, { x: 30 }),
    { x: 60, size: 12.345 },
    { x: 0, y: 100 },
    home(2, { x: 90, y: 100 }),
  ],
  groups: [
    { type: 'Drone', planetId: 2 },
    { type: 'Hauler', planetId: 3, originId: 1, distance: 33.337, cargo: 'COL', load: 0.5 },
    { type: 'Drone', planetId: 3 },
    { type: 'Drone', raceId: 2, planetId: 1, originId: 2, distance: 25, ships: 4 },
    { type: 'Fort', raceId: 2, planetId: 2, ships: 3 },
  ],
  parameters: { peaceTurns: 9 },
});

describe('N-33: the turn report', () => {
  test('N-33: its sections, in order, those without content left out', () => {
    const after = turn(game, {
      1: '@\nHello\n@\np 1 Cruiser\nr 1 COL 3\nx 99\nd fleet Pack\nj 1 Pack\n@ Race_1\nNote\n@',
    });
    expect(reportOf(after).sections.map(({ title }) => title)).toEqual([
      'Ranking',
      'Production Status',
      'Global Messages',
      'Personal Messages',
      'Game Options',
      'Your Options',
      'Orders Received',
      'Mistakes',
      'Where To Read',
      'Status of Players',
      'Your Ship Types',
      'Race_2 Ship Types',
      'Map',
      'Incoming Groups',
      'Your Planets',
      'Ships In Production',
      'Your Routes',
      'Race_2 Planets',
      'Unidentified Planets',
      'Uninhabited Planets',
      'Your Groups',
      'Fleet Pack (speed 20.00)',
      'Race_2 Groups',
    ]);
    expect(linesOf(after, 'Mistakes')).toEqual([
      'x 99',
      'You have no group of this number: the highest is 3.',
    ]);
    expect(linesOf(after, 'Where To Read')).toEqual([
      'Read how it is written: https://github.com/ec-engine/ec/blob/main/docs/galaxyng/orders.md#scrap',
    ]);
    expect(linesOf(after, 'Orders Received').slice(0, 3)).toEqual(['> @', '> Hello', '> @']);
    expect(linesOf(after, 'Global Messages')).toEqual(['-message starts-', 'Hello', '-message ends-']);
    expect(renderText(reportOf(after))).toContain('Incoming Groups');
  });

  test('N-33: what the game master says stands in the bulletin, below the ranking, line for line in every form', async () => {
    const after = turn(game, {}, { notice: 'Galaxy Weekly\n\n  Holidays & no turn <until> May' });
    const titles = reportOf(after).sections.map(({ title }) => title);
    expect(titles.slice(0, 3)).toEqual(['Ranking', 'Notice of the Game Master', 'Production Status']);
    const lines = ['Galaxy Weekly', '', '  Holidays & no turn <until> May'];
    for (const seat of [1, 2])
      expect(reportOf(after, seat).sections[1]?.blocks).toEqual([{ kind: 'lines', lines }]);
    const seen = view(after.state, after.journal, 1);
    expect(renderTurnText(seen)).toContain(`\t\tNotice of the Game Master\n\n${lines.join('\n')}\n\n`);
    expect(recordsOf(renderMachine(seen)).get('notice')).toEqual(lines);
    const xml = renderXml(seen);
    expect(xml).toContain('<line>  Holidays &amp; no turn &lt;until&gt; May</line>');
    expect(await faultsOf(xml)).toEqual([]);
    expect(await faultsOf(renderXml(view(game.state, [], 1)))).toEqual([]);
  });

  test('N-41: who has won is told to all', () => {
    const after = turn(game, {}, { isAgreedEnd: true });
    expect(linesOf(after, 'Global Messages')).toEqual(['The game is over. Won by: Race_2.']);
    const nobody = turn(game, { 1: 'q Race_1', 2: 'q Race_2' });
    expect(linesOf(nobody, 'Global Messages').at(-1)).toBe('The game is over. Won by: nobody.');
  });

  test('N-34, N-36: its own text, machine format and XML are formats of the ruleset', () => {
    const seen = view(game.state, game.journal, 1);
    const { text, machine, xml } = galaxyng.formats ?? {};
    expect([text, machine, xml].map((format) => format?.extension)).toEqual(['txt', 'machine.txt', 'xml']);
    expect(text?.render(seen)).toBe(renderTurnText(seen));
    expect(machine?.render(seen)).toBe(renderMachine(seen));
    expect(xml?.render(seen)).toBe(renderXml(seen));
  });

  test('N-32: a password is not shown', () => {
    const after = turn(game, { 1: 'y sesame' });
    expect(linesOf(after, 'Orders Received')).toEqual(['> y ****']);
    expect(renderJson(reportOf(after))).not.toContain('sesame');
  });

  test('N-02, N-33: figures are cut to hundredths, or rounded in the classic way', () => {
    expect(rowsOf(game, 'Your Planets')).toEqual([
      [
        '1',
        '0.00',
        '0.00',
        '1000.00',
        '1000.00',
        '1000.00',
        '10.00',
        'CAP',
        '0.00',
        '0.00',
        '1.23',
        '1000.00',
      ],
    ]);
    const classic = structuredClone(game);
    classic.state.rules.classic.reportNumbers = true;
    expect(rowsOf(classic, 'Your Planets')[0]?.[10]).toBe('1.24');
  });

  test('N-33: status, with the own stance', () => {
    expect(rowsOf(game, 'Status of Players')).toEqual([
      ['Race_1', '1.00', '1.00', '1.00', '1.00', '3000.00', '3000.00', 3, '-'].map((cell, i) =>
        i === 5 || i === 6 ? expect.any(String) : i === 7 ? expect.any(Number) : cell,
      ),
      [
        'Race_2',
        '1.00',
        '1.00',
        '1.00',
        '1.00',
        expect.any(String),
        expect.any(String),
        expect.any(Number),
        'Peace',
      ],
    ]);
  });

  test('manual "Your Ship Types": figures at technologies 1', () => {
    const flak = rowsOf(game, 'Your Ship Types').find(([name]) => name === 'Flak');
    expect(flak).toEqual(['Flak', '1.00', 0, '0.00', '2.00', '0.00', '3.00', '6.66', '4.30']);
  });

  test('N-33: groups in orbit have neither distance nor origin; aliens as they are seen', () => {
    expect(rowsOf(game, 'Your Groups')).toEqual([
      [1, 1, 'Drone', '1.00', '0.00', '0.00', '0.00', '-', '0.00', '2', '', ''],
      [3, 1, 'Drone', '1.00', '0.00', '0.00', '0.00', '-', '0.00', '3', '', ''],
      [2, 1, 'Hauler', '1.00', '0.00', '0.00', '1.00', 'COL', '0.50', '3', '33.33', '1'],
    ]);
    expect(rowsOf(game, 'Race_2 Groups')).toEqual([
      [3, 'Fort', '0.00', '1.00', '1.00', '0.00', '-', '0.00', '2'],
    ]);
    expect(rowsOf(game, 'Incoming Groups')).toEqual([['2', '1', '25.00', '20.00', '4.00']]);
  });

  test('N-33: planets of others, unidentified and uninhabited ones', () => {
    expect(rowsOf(game, 'Race_2 Planets').map(([name]) => name)).toEqual(['2']);
    expect(rowsOf(game, 'Unidentified Planets')).toEqual([['5', '90.00', '100.00']]);
    expect(rowsOf(game, 'Uninhabited Planets')).toEqual([
      ['3', '60.00', '0.00', '12.34', '1.00', '0.00', '0.00'],
      ['4', '0.00', '100.00', '', '', '', ''],
    ]);
  });

  test('manual "Map": planets, and groups in hyperspace over them', () => {
    const map = linesOf(turn(game, { 1: 'm 0 0 100' }), 'Map');
    expect(map[0]).toBe('0.00,0.00  100.00,0.00');
    expect(map).toHaveLength(44);
    // a cell is 1.25 wide: own planet at 0, the planet of race 2 at 30, and the unowned one at 60
    const row = map[2] ?? '';
    expect([row[0], row[24], row[48]]).toEqual(['*', '+', 'o']);
    // the Hauler is 33.337 − 13.33 · 3 ÷ 3.5 from planet 3, the alien Drones 5 from planet 1
    expect(row.indexOf('.')).toBe(Math.floor((60 - (33.337 - (20 * 2) / 3.5)) / 1.25));
    expect(row.indexOf('-')).toBe(4);
  });

  test('N-33: battles race by race, one’s own first, with shots for those who want them', () => {
    const war = galaxyOf({
      planets: [home(1), home(2)],
      groups: [
        { type: 'Bomber', raceId: 2, ships: 2 },
        { type: 'Fort', ships: 5 },
      ],
    });
    const after = turn(war, { 1: 'o battleprotocol' });
    const battle = reportOf(after).sections.find(({ title }) => title === 'Battle at 1');
    expect(battle?.blocks.map((block) => (block.kind === 'table' ? block.caption : block.kind))).toEqual([
      'Your Groups',
      'Race_2 Groups',
      'lines',
    ]);
    const shots = battle?.blocks.find(({ kind }) => kind === 'lines');
    expect(shots?.kind === 'lines' && shots.lines[2]).toMatch(
      /^Race_[12] (Fort|Bomber) fires on Race_[12] (Fort|Bomber) : (Destroyed|Shields)$/,
    );
    expect(renderJson(reportOf(after, 2))).not.toContain('fires on');
  });

  test('N-33: bombings have the figures before them', () => {
    const war = galaxyOf({ planets: [home(2), home(2)], groups: [{ type: 'Bomber' }] });
    expect(rowsOf(turn(war), 'Bombings')).toEqual([
      ['Race_1', 'Race_2', '1', '1000.00', '1000.00', 'CAP', '0.00', '0.00', '0.00'],
    ]);
  });
});
