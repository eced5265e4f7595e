import { integerSlot, mappedSlot, type StatementOf, textSlot, variantSlot } from '@ec/orders-parser';
import type { EmpyreanOrder } from '../orders.js';
import type { NewsService } from '../terms.js';
import { planetSlot } from '../slots/place-slots.js';
import { actor, planet, someone, perActor } from './fields.js';

/** Most characters of a name or signature (included). */
const MAX_NAME_LENGTH = 24;

/** Most characters of a news text or message (included). */
const MAX_TEXT_LENGTH = 500;

const newsService = variantSlot<NewsService>(
  'service-invalid',
  'a planet with a market, such as 02-29-04/3, or the ID of a trade station',
  {
    market: mappedSlot(
      planetSlot,
      (planet) => ({ kind: 'market', planet }) as const,
      ({ planet }) => planet,
    ),
    station: mappedSlot(
      integerSlot('the ID of a trade station'),
      (number) => ({ kind: 'station', id: number }) as const,
      (value) => value.id,
    ),
  },
);

const name = {
  key: 'name',
  name: 'name',
  type: textSlot('a name in quotation marks', MAX_NAME_LENGTH),
} as const;

const text = {
  key: 'text',
  name: 'text',
  type: textSlot('a text in quotation marks', MAX_TEXT_LENGTH),
} as const;

/**
 * Claims, names, news and messages.
 *
 * @see E-15
 */
export const PUBLIC_STATEMENTS: readonly StatementOf<EmpyreanOrder>[] = [
  controlStatement('control', [], 'Claims a planet where you have a colony.', '2, control, 02-04-06/9'),
  controlStatement('un-control', ['uncontrol'], 'Gives a planet up.', '2, un-control, 17-00-30/B/4'),
  {
    kind: 'name',
    phase: 'naming and control orders',
    rule: 'seed "Turn Sequence"',
    meaning: `Names a ship or colony; a name has at most ${MAX_NAME_LENGTH} characters.`,
    example: '12, name, "Dragonfire"',
    fields: [actor, { keyword: 'name' }, name],
    once: perActor,
  },
  {
    kind: 'name-planet',
    phase: 'naming and control orders',
    rule: 'seed "Turn Sequence"',
    meaning: `Names a planet that you control; a name has at most ${MAX_NAME_LENGTH} characters.`,
    example: '05-12-28/2, name, "Goldball"',
    fields: [planet, { keyword: 'name' }, name],
    once: { per: ['planet'] },
  },
  {
    kind: 'news',
    phase: 'news service reports',
    rule: 'seed "Turn Sequence"',
    meaning: `Has a text of at most ${MAX_TEXT_LENGTH} characters printed by the news service of a market or trade station.`,
    example: 'news, 02-29-04/3, "Metallics wanted at Goldball.", "The Guild"',
    fields: [
      { keyword: 'news' },
      { key: 'service', name: 'service', type: newsService },
      text,
      {
        key: 'signature',
        name: 'signature',
        type: textSlot('a signature in quotation marks', MAX_NAME_LENGTH),
        occurs: 'optional',
      },
    ],
  },
  {
    kind: 'message',
    phase: 'news service reports',
    rule: 'seed "Turn Sequence"',
    meaning: `Sends a text of at most ${MAX_TEXT_LENGTH} characters to an empire, or to whoever owns a ship or colony.`,
    example: 'message, empire 3, "Shall we trade?"',
    fields: [{ keyword: 'message' }, someone, text],
  },
];

function controlStatement(
  kind: 'control' | 'un-control',
  aliases: readonly string[],
  meaning: string,
  example: string,
) {
  const empire = { key: 'empireId', name: 'empire', type: integerSlot('the ID of your empire') } as const;
  return {
    kind,
    phase: 'naming and control orders',
    rule: 'E-43',
    meaning,
    example,
    fields: [empire, { keyword: kind, aliases }, planet],
    once: { topic: 'control', per: ['planet'] },
  } as const;
}
