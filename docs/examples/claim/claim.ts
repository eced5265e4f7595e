/** Claim: each turn every seat claims a tile, not knowing what lies under it. A tile that two claim at once stays free. */
import { codecFor, defineRuleset, DONE, noticeSections, orderSections, refused, seated } from '@ec/engine';
import type { Bot, JournalEvent, Phase } from '@ec/engine';
import { formatOrder, integerSlot, lenient, orderLanguage } from '@ec/orders-parser';
import { REPORT_SCHEMA, section, table, type ReportDocument, type ReportSection } from '@ec/reports';
import * as v from 'valibot';

// 1. The state
const stateSchema = v.strictObject({
  turn: v.number(),
  players: v.array(v.strictObject({ name: v.string(), playerId: v.nullable(v.number()) })),
  tiles: v.array(v.strictObject({ gold: v.number(), owner: v.nullable(v.number()) })),
});
type State = v.InferOutput<typeof stateSchema>;

// 2. The orders
interface Claim {
  readonly kind: 'claim';
  readonly tile: number;
}
const tile = { key: 'tile', name: 'tile', type: integerSlot('a tile') } as const;
const keyword = { keyword: 'claim' } as const;
const example = 'claim 7';
const language = orderLanguage<Claim>({
  title: 'Orders of Claim',
  introduction: 'One claim a turn; the first of a sheet counts.',
  phases: ['claims'],
  punctuation: { separator: 'blanks', statementEnd: 'none', comments: [';'] },
  reading: lenient,
  statements: [
    { kind: 'claim', phase: 'claims', meaning: 'Claims a tile.', example, fields: [keyword, tile] },
  ],
});

// 3. The rules
const claims: Phase<State, Claim> = {
  name: 'claims',
  run({ state, orders, conclude }) {
    const free = freeTiles(state.tiles);
    const firsts = orders.filter(({ seat }, i) => orders.findIndex((other) => other.seat === seat) === i);
    for (const given of orders) {
      const claimed = state.tiles[given.order.tile - 1];
      const rivals = firsts.filter(({ order }) => order.tile === given.order.tile);
      const refuse = (code: string, reason: string) => conclude(given, refused(code, reason));
      if (!firsts.includes(given)) refuse('too-many', 'A seat claims one tile a turn.');
      else if (!claimed || !free.includes(given.order.tile))
        refuse('not-free', 'There is no such free tile.');
      else if (rivals.length > 1) refuse('contested', 'Others have claimed it, too.');
      else {
        claimed.owner = given.seat;
        conclude(given, DONE);
      }
    }
  },
};
function freeTiles(tiles: View['tiles']): number[] {
  return tiles.flatMap(({ owner }, i) => (owner === null ? [i + 1] : []));
}

// 4. The view: only the owner of a tile sees its gold
interface View {
  readonly tiles: readonly { readonly owner: number | null; readonly gold?: number }[];
  readonly players: readonly { readonly name: string }[];
  readonly events: readonly JournalEvent[];
}
const view = ({ tiles, players }: State, journal: readonly JournalEvent[], seat: number): View => ({
  tiles: tiles.map(({ owner, gold }) => (owner === seat ? { owner, gold } : { owner })),
  players: players.map(({ name }) => ({ name })),
  events: journal.filter(({ seats }) => seats.includes(seat)),
});

// 5. The report
function report({ tiles, players, events }: View): ReportDocument {
  const nameOf = (owner: number | null) => players[(owner ?? 0) - 1]?.name ?? '';
  const rows = tiles.map(({ owner, gold }, i) => [i + 1, nameOf(owner), gold ?? '?']);
  const board = section('tiles', 'Tiles', table('', ['Tile', 'Owner', 'Gold'], rows));
  return document('Claim', ...noticeSections(events), board, ...orderSections(events));
}
function document(title: string, ...sections: ReportSection[]): ReportDocument {
  return { schema: REPORT_SCHEMA, title, subtitle: '', sections };
}

// 6. The bots
const lowest: Bot<View> = ({ tiles }) => `claim ${freeTiles(tiles)[0] ?? 1}`;
const random: Bot<View> = ({ tiles }, rng) => `claim ${rng.pick([1, ...freeTiles(tiles)])}`;

// 7. The ruleset
export const ruleset = defineRuleset({
  id: 'claim',
  version: '1',
  parameters: [],
  setup: ({ players, rng }) => ({
    turn: 0,
    players: players.map(({ id, name }) => ({ name, playerId: id })),
    tiles: Array.from({ length: 12 }, () => ({ gold: rng.between(1, 6), owner: null })),
  }),
  seats: ({ players }) => players.map((player, i) => ({ id: i + 1, ...player })),
  seatPlayer: (state, seat, player) => ({ ...state, players: seated(state.players, seat, player) }),
  parse: (text) => language.parse(text),
  format: (order) => formatOrder(language, order),
  check: () => [],
  phases: [claims],
  codec: codecFor<State>(stateSchema),
  view,
  template: () => `; ${example}\n`,
  report,
  summary: ({ tiles, players }) => report({ tiles, players, events: [] }),
  rulebook: () => document('Rules of Claim', section('tiles', 'Tiles', table('', ['Tiles'], [[12]]))),
  outcome({ players, tiles, isAgreedEnd }) {
    if (freeTiles(tiles).length > 0 && !isAgreedEnd) return { status: 'running' };
    const gold = players.map((_, i) => tiles.reduce((sum, t) => sum + (t.owner === i + 1 ? t.gold : 0), 0));
    return { status: 'over', winners: gold.flatMap((own, i) => (own === Math.max(...gold) ? [i + 1] : [])) };
  },
  bots: { lowest, random },
});
