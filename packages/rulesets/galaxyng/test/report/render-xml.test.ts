import { describe, expect, test } from 'vitest';
import { renderXml } from '../../src/report/render-xml.js';
import { textElement } from '../../src/report/xml.js';
import { view } from '../../src/view/view.js';
import { busy, eventful } from './eventful.js';
import { faultsOf } from './xml-faults.js';

const xmlOf = ({ state, journal }: ReturnType<typeof eventful>, seat: number): string =>
  renderXml(view(state, journal, seat));

describe('N-36: the XML form', () => {
  test('N-36: every section of it is valid by the schema', async () => {
    expect(await faultsOf(xmlOf(eventful(), 1))).toEqual([]);
    expect(await faultsOf(xmlOf(busy(), 1))).toEqual([]);
    expect(await faultsOf(xmlOf(busy(), 2))).toEqual([]);
  });

  test('N-36: the schema refuses what it does not know', async () => {
    const xml = xmlOf(busy(), 1);
    expect(await faultsOf(xml.replace('<orders', '<order'))).not.toEqual([]);
    expect(await faultsOf(xml.replace(/x="\d+\.\d\d"/, 'x="near"'))).not.toEqual([]);
    expect(await faultsOf(xml.replace('<mistakes', '<surprise/><mistakes'))).not.toEqual([]);
  });

  test('N-36: a group and a planet, figure by figure', () => {
    const xml = xmlOf(busy(), 1);
    expect(xml).toContain(
      '<group race="Race_1" group="3" ships="1" type="Hauler" drive="1.00" weapons="0.00" shields="0.00" cargo-tech="1.00" cargo="COL" load="0.50" destination="3" distance="33.33" origin="1"/>',
    );
    expect(xml).toContain(
      '<planet race="Race_1" planet="1" x="0.00" y="0.00" size="1000.00" population="1000.00" industry="1000.00" resources="10.00" product="CAP" capital="0.00" materials="0.00" colonists="1.23" production="1000.00"/>',
    );
    expect(xml).toContain('<planet planet="4" x="0.00" y="100.00"/>');
    expect(xml).toContain('<fleet name="Pack" speed="20.00">');
  });

  test('N-36: what players write is text, never markup', () => {
    expect(textElement('line', '<b> & "c"\u0001\uD800')).toBe(
      '<line>&lt;b&gt; &amp; &quot;c&quot;\uFFFD\uFFFD</line>',
    );
    const game = eventful('@\n</line><x/> & ]]>\n@');
    expect(xmlOf(game, 1)).toContain('<line>&lt;/line&gt;&lt;x/&gt; &amp; ]]&gt;</line>');
  });
});
