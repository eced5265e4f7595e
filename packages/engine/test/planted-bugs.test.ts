/** A contract is worth the bugs that it finds: each of these is planted into a small race, and the check that names it must find it. */
import { writeOrders } from '@ec/orders-parser';
import type { LoopEvent, Phase } from '../src/index.js';
import { rulesetContract, type ContractOptions } from '../src/testing.js';
import { describe, expect, it } from 'vitest';
import { race, type Move, type Moved, type Race, type RaceState, type RaceView } from './race.js';

const options: ContractOptions<RaceState, Moved> = {
  players: 3,
  turns: 3,
  seeds: [1n],
  changeUnseen: (state, seat) => {
    for (const runner of state.runners) if (runner.seat !== seat) runner.total += 1;
    return state;
  },
};

type Run = Phase<RaceState, Move, Moved>['run'];
const phase = (run: Run, name = 'planted'): Race => ({ ...race, phases: [...race.phases, { name, run }] });
/** A field of the state that the codec does not mind. */
const put = (value: unknown): Race => phase(({ state }) => Object.assign(state, { planted: value }));
const course = (change: () => number): Race =>
  phase(({ state }) => { state.course += change(); }); // prettier-ignore
const viewing = (change: (view: RaceView, state: RaceState, seat: number) => object): Race => ({
  ...race,
  view: (state, journal, seat) => {
    const view = race.view(state, journal, seat);
    return { ...view, ...change(view, state, seat) };
  },
});
/** A race whose seats also see how many events of a kind there are. */
const counting = (isCounted: (event: Moved | LoopEvent, seat: number) => boolean): Race => ({
  ...race,
  view: (state, journal, seat) => ({
    ...race.view(state, journal, seat),
    turn: journal.filter((event) => isCounted(event, seat)).length,
  }),
});
const foretelling = (title: (view: RaceView) => string): Race => ({
  ...race,
  forecast: (_, view) => ({ ...race.report(view), title: title(view) }),
});
const bot = (play: Race['bots'][string]): Race => ({ ...race, bots: { planted: play } });
const codec = (change: Partial<Race['codec']>): Race => ({ ...race, codec: { ...race.codec, ...change } });
const sum = ({ runners }: RaceState): number => runners.reduce((all, { total }) => all + total, 0);
const failing = (): never => {
  throw new RangeError('planted');
};

/** A number that is another one each time. */
const counter = (): (() => number) => {
  let calls = 0;
  return () => (calls += 1);
};
/** A function with a memory of its own, which a game must not have. */
const remembering = (count: () => number = counter()): Race => course(count);

const SAME = 'the same seed and orders play the same game';
const ANSWERS = 'whatever a seat receives is the same';
const UNTOUCHED = 'nothing writes into what it is given';
const PLAIN = 'state, journal and views are plain JSON';
const CODEC = 'the codec reads what it writes';
const PLAYED = 'no bot and no phase fails';
const SEATS = 'seats are in order';
const OUTCOME = 'the outcome names seats';
const UNSEEN = 'nothing that a seat receives changes';
const EVENTS = 'nothing that a seat receives is made of events';
const TEXT = 'no text stops a turn';
const PRINTED = 'a printed order reads as the same order';
const TEMPLATE = 'every seat has a report, and an order template';
const HOST = 'a notice of the host is in every report';
const DECLARED = 'ID, version, phases, parameters and bots';
const CHECKED = 'any sheet can be checked';
const FORMATS = 'own formats have names';
const RULEBOOK = 'the rulebook can be written';
const SEALED = 'a sealed sheet has the same orders';
const NAMES = 'names of order sheets differ';

/** Secrets that a module keeps aside while it makes a view. */
const aside = { total: 0 };
const keeping = (given: Partial<Race>): Race => ({
  ...viewing((_, state) => { aside.total = sum(state); return {}; }), // prettier-ignore
  ...given,
});

/** What is planted, the ruleset, the check that finds it, and what it says. */
const PLANTED: readonly (readonly [string, () => Race, string, string | RegExp])[] = [
  ['Math.random in a phase', () => course(() => Math.floor(Math.random() * 1e6)), SAME, 'asks for Math.random'],
  ['Math.random in the set-up', () => ({ ...race, setup: (input) => ({ ...race.setup(input), course: Math.floor(Math.random() * 1e6) }) }), SAME, /set-ups differ; .*Math.random/],
  ['Math.random in a bot', () => bot(() => (Math.random() < 0.5 ? 'push' : 'step 1')), SAME, /bot of seat 1 differ; .*Math.random/],
  ['random UUIDs', () => course(() => Number.parseInt(crypto.randomUUID().slice(0, 8), 16)), SAME, 'crypto.randomUUID'],
  ['Date.now in a phase', () => course(() => Math.floor(Date.now() / 60_000)), SAME, 'asks for Date'],
  ['new Date in a phase', () => course(() => new Date().getUTCFullYear()), SAME, 'asks for Date'],
  ['Date as a function', () => course(() => Date().length + Number.parseInt(Date().slice(11, 15), 10)), SAME, 'asks for Date'],
  ['the time zone', () => course(() => new Date(0).getHours()), SAME, 'the time zone'],
  ['the offset of the time zone', () => course(() => new Date(0).getTimezoneOffset()), SAME, 'the time zone'],
  ['a stopwatch in a bot', () => bot(() => (performance.now() < 1e9 ? 'push' : 'step 1')), SAME, 'performance.now'],
  ['Intl without a language', () => course(() => new Intl.NumberFormat().format(1234.5).charCodeAt(1)), SAME, 'the language'],
  ['numbers as the machine writes them', () => course(() => (1234.5).toLocaleString().charCodeAt(1)), SAME, 'the language'],
  ['names sorted by the machine’s language', () => phase(({ state }) => { state.course += Number(state.runners.toSorted((a, b) => a.name.localeCompare(b.name))[0]?.seat); }), SAME, 'the language'],
  ['letters of the machine’s language', () => course(() => 'i'.toLocaleUpperCase().charCodeAt(0)), SAME, 'the language'],
  ['names sorted by a collator of the machine’s language', () => course(() => 2 + new Intl.Collator().compare('ä', 'z')), SAME, 'the language'],
  ['a collator that is called', () => course(() => ['z', 'ä', 'a'].sort(Intl.Collator().compare).indexOf('a')), SAME, 'the language'],
  ['a collator of no language in particular', () => course(() => 2 + new Intl.Collator([]).compare('ä', 'z')), SAME, 'the language'],
  ['names of countries', () => course(() => String(new Intl.DisplayNames(undefined, { type: 'region' }).of('US')).length), SAME, 'the language'],
  ['lists in words', () => course(() => new Intl.ListFormat().format(['a', 'b']).charCodeAt(2)), SAME, 'the language'],
  ['days ago in words', () => course(() => new Intl.RelativeTimeFormat().format(3, 'day').charCodeAt(0)), SAME, 'the language'],
  ['one and many', () => course(() => new Intl.PluralRules().select(2).length), SAME, 'the language'],
  ['the name of the language', () => course(() => new Intl.Segmenter().resolvedOptions().locale.charCodeAt(0)), SAME, 'the language'],
  ['the language of the navigator', () => course(() => navigator.language.charCodeAt(0)), SAME, 'the language'],
  ['the cores of the machine', () => course(() => navigator.hardwareConcurrency), SAME, 'navigator.hardwareConcurrency'],
  ['a date in English, in the zone of the machine', () => course(() => new Intl.DateTimeFormat('en', { hour: 'numeric' }).format(0).charCodeAt(0)), SAME, 'the time zone'],
  ['a time in English, in the zone of the machine', () => course(() => new Date(0).toLocaleTimeString('en').charCodeAt(0)), SAME, 'the time zone'],
  ['a date as a text', () => course(() => new Date(0).toString().length), SAME, 'the time zone'],
  ['a date of its parts', () => course(() => new Date(2020, 0, 1).getTime() / 60_000), SAME, 'the time zone'],
  ['a date from a text without a zone', () => course(() => Date.parse('2020-01-01T00:00') / 60_000), SAME, 'the time zone'],
  ['a date that is changed', () => course(() => new Date(0).setHours(0) / 60_000), SAME, 'the time zone'],
  ['a timer', () => phase(({ state }) => { setTimeout(() => { state.course += 1; }, 0); }), SAME, 'setTimeout'],
  ['a microtask', () => phase(({ state }) => queueMicrotask(() => { state.course += 1; })), SAME, 'queueMicrotask'],
  ['a variable of the environment', () => course(() => (process.env['EC_PLANTED'] ?? '').length), SAME, 'process.env.EC_PLANTED'],
  ['the folder of the process', () => course(() => process.cwd().length), SAME, 'process.cwd'],
  ['the number of the process', () => course(() => process.pid), SAME, 'process.pid'],
  ['the kind of machine', () => course(() => process.platform.length + process.arch.length), SAME, /process.platform, process.arch/],
  ['the version of the machine', () => course(() => process.version.length), SAME, 'process.version'],
  ['memory of an earlier turn', () => remembering(), SAME, 'the states differ'],
  ['memory in a set-up', () => { const count = counter(); return { ...race, setup: (input) => ({ ...race.setup(input), course: count() }) }; }, SAME, 'the set-ups differ'],
  ['memory in a bot', () => { const count = counter(); return bot(() => `step ${1 + (count() % 5)}`); }, SAME, 'bot of seat'],
  ['an event that is not always the same', () => phase(({ emit }) => emit({ kind: 'moved', seats: [1], by: Math.random() })), SAME, 'the journals differ'],
  ['the order in which sheets come', () => phase(({ state, senders }) => { state.course += [...senders][0] ?? 0; }), SAME, 'the states differ'],
  ['a view with a memory', () => { const count = counter(); return viewing(() => ({ turn: count() })); }, ANSWERS, 'the view of seat'],
  ['a report with the date', () => ({ ...race, report: (view) => ({ ...race.report(view), title: new Date().toISOString() }) }), ANSWERS, /the report of seat .*asks for Date/],
  ['a template with the date', () => ({ ...race, template: () => `; ${new Date().getFullYear()}\n` }), ANSWERS, 'the template of seat'],
  ['a forecast by chance', () => foretelling(() => String(Math.random())), ANSWERS, 'the forecast of seat'],
  ['an own format by chance', () => ({ ...race, formats: { own: { extension: 'own', render: () => String(Math.random()) } } }), ANSWERS, 'the format own of seat'],
  ['a warning by chance', () => ({ ...race, check: (orders) => orders.map(({ span, line, column }) => ({ severity: 'warning', code: 'x', message: String(Math.random()), span, line, column })) }), ANSWERS, 'the check of seat'],
  ['a phase that writes into the parameters', () => phase(({ parameters }) => { Object.assign(parameters, { sides: 7 }); }), UNTOUCHED, 'read only'],
  ['a working copy that shares what phases change', () => ({ ...race, workingCopy: (state) => ({ ...state }) }), UNTOUCHED, 'read only'],
  ['a working copy that loses a field', () => ({ ...race, workingCopy: (state) => ({ ...structuredClone(state), course: 0 }) }), UNTOUCHED, 'the working copy is another state'],
  ['a view that writes into the state', () => viewing((_, state) => { state.course += 1; return {}; }), UNTOUCHED, 'read only'],
  ['a check that writes into the view', () => ({ ...race, check: (_, view) => { Object.assign(view, { turn: 1 }); return []; } }), UNTOUCHED, 'read only'],
  ['a check that sorts the orders', () => ({ ...race, check: (orders) => { (orders as unknown[]).length = 0; return []; } }), UNTOUCHED, 'read only'],
  ['a forecast that writes into the view', () => foretelling((view) => Object.assign(view, { notice: 'x' }).notice), UNTOUCHED, 'read only'],
  ['a report that writes into the view', () => ({ ...race, report: (view) => race.report(Object.assign(view, { notice: '' })) }), UNTOUCHED, 'read only'],
  ['a bot that writes into the view', () => bot((view) => { view.runner.total = 0; return 'push'; }), UNTOUCHED, 'read only'],
  ['seatPlayer that writes into the state', () => ({ ...race, seatPlayer: (state, seat, player) => { for (const runner of state.runners) if (runner.seat === seat) runner.player = player; return state; } }), UNTOUCHED, 'read only'],
  ['an outcome that writes into the state', () => ({ ...race, outcome: (state) => { state.course = 0; return race.outcome(state); } }), UNTOUCHED, 'read only'],
  ['a Map in the state', () => put(new Map()), PLAIN, 'after "planted", state.planted: received a Map'],
  ['a Set in the state', () => put(new Set()), PLAIN, 'received a Set'],
  ['a Date in the state', () => put(new Date(0)), PLAIN, 'received a Date'],
  ['undefined in the state', () => put(undefined), PLAIN, 'received undefined'],
  ['an instance of a class', () => put(new (class Fleet { ships = 1; })()), PLAIN, 'received a Fleet'],
  ['-0', () => put(-0), PLAIN, 'received -0'],
  ['NaN', () => put(Number.NaN), PLAIN, 'received NaN'],
  ['a number without end', () => put(Infinity), PLAIN, 'received Infinity'],
  ['a bigint', () => put(1n), PLAIN, 'received a bigint'],
  ['a function', () => put(failing), PLAIN, 'received a function'],
  ['a list with gaps', () => { const list: number[] = []; list[2] = 1; return put(list); }, PLAIN, 'a list with gaps'],
  ['a getter', () => put({ get total() { return 1; } }), PLAIN, 'state.planted.total: received a property that JSON does not have'],
  ['a symbol as a key', () => put({ [Symbol('planted')]: 1 }), PLAIN, 'received a property that JSON does not have'],
  ['a set-up with a Map', () => ({ ...race, setup: (input) => Object.assign(race.setup(input), { planted: new Map() }) }), PLAIN, 'after set-up, state.planted'],
  ['a Set in an event', () => phase(({ emit }) => emit(Object.assign({ kind: 'moved', seats: [], by: 0 } as const, { planted: new Set() }))), PLAIN, /journal\.\d+\.planted: received a Set/],
  ['-0 in an event', () => phase(({ emit }) => emit({ kind: 'moved', seats: [1], by: -0 })), PLAIN, /journal\.\d+\.by: received -0/],
  ['undefined in a view', () => viewing(() => ({ planted: undefined })), PLAIN, 'view.planted: received undefined'],
  ['a Map in a view', () => viewing(() => ({ planted: new Map() })), PLAIN, 'view.planted: received a Map'],
  ['an event for no seat of the game', () => phase(({ emit }) => emit({ kind: 'moved', seats: [9], by: 1 })), PLAIN, 'event "moved" names 9'],
  ['an event that names seats out of order', () => phase(({ emit }) => emit({ kind: 'moved', seats: [2, 1], by: 1 })), PLAIN, 'event "moved" names 2, 1'],
  ['a codec that loses a field', () => codec({ decode: (text) => ({ ...race.codec.decode(text), course: 0 }) }), CODEC, 'is not restored'],
  ['a codec that writes another state', () => codec({ encode: (state) => JSON.stringify({ ...state, course: 1 }) }), CODEC, 'is not'],
  ['a codec that reads anything', () => codec({ decode: (text) => JSON.parse(text || 'null') as RaceState }), CODEC, 'expected a StateError for "", received a state'],
  ['a codec with errors of its own', () => codec({ decode: (text) => { try { return race.codec.decode(text); } catch { throw new TypeError('planted'); } } }), CODEC, 'expected a StateError for "", received TypeError: planted'],
  ['what is remembered of a state beside it', () => { const known = new WeakSet<object>(); return { ...race, setup: (input) => { const state = race.setup(input); known.add(state.runners); return state; }, workingCopy: (state) => { const copy = structuredClone(state); if (known.has(state.runners)) copy.course += 1; return copy; } }; }, SAME, 'the states differ'],
  ['a phase that throws', () => phase(failing), PLAYED, 'phase "planted": planted'],
  ['a phase that throws in the third turn', () => phase(({ state }) => { if (state.turn === 3) failing(); }), PLAYED, 'turn 3, phase "planted": planted'],
  ['a phase that throws when nobody orders', () => phase(({ orders }) => { if (orders.length === 0) failing(); }), PLAYED, 'planted'],
  ['a phase that promises', () => phase(async ({ state }) => { state.course += 1; await Promise.resolve(); }), PLAYED, 'the phase "planted" returns a promise'],
  ['an order without a result', () => ({ ...race, phases: [{ name: 'move', run: () => undefined }] }), PLAYED, 'has no result'],
  ['an order with two results', () => ({ ...race, phases: [...race.phases, ...race.phases] }), PLAYED, 'has two results'],
  ['a bot that throws', () => bot(failing), PLAYED, 'planted'],
  ['a turn that does not count', () => phase(({ state }) => { state.turn -= 1; }), PLAYED, 'expected turn 1'],
  ['seats that are not in order', () => ({ ...race, seats: (state) => race.seats(state).toReversed() }), SEATS, 'ascending order, received 3, 2, 1'],
  ['two seats with one ID', () => ({ ...race, seats: (state) => race.seats(state).map((seat) => ({ ...seat, id: 1 })) }), SEATS, ''],
  ['seats that come later', () => ({ ...race, seats: (state) => race.seats(state).slice(0, 2 + state.turn) }), SEATS, ''],
  ['a player without a seat', () => ({ ...race, setup: (input) => ({ ...race.setup(input), runners: race.setup(input).runners.slice(1) }) }), SEATS, 'player 1 has no seat'],
  ['a player who has two seats', () => ({ ...race, seats: (state) => race.seats(state).map((seat) => ({ ...seat, playerId: 1 })) }), SEATS, ''],
  ['a phase that needs somebody in seat 2', () => phase(({ state }) => { if (state.runners[1]?.player === null) failing(); }), SEATS, 'planted'],
  ['a report that needs somebody in its seat', () => ({ ...race, report: (view) => (view.runner.player ? race.report(view) : failing()) }), SEATS, 'planted'],
  ['seatPlayer that does nothing', () => ({ ...race, seatPlayer: (state) => state }), SEATS, 'does not put nobody into seat'],
  ['seatPlayer that empties all seats', () => ({ ...race, seatPlayer: (state) => ({ ...state, runners: state.runners.map((runner) => ({ ...runner, player: null })) }) }), SEATS, 'alone'],
  ['seatPlayer that takes any seat', () => ({ ...race, seatPlayer: (state, seat, player) => (seat > 3 ? state : race.seatPlayer(state, seat, player)) }), SEATS, 'takes a seat that is not there'],
  ['winners that are no seats', () => ({ ...race, outcome: () => ({ status: 'over', winners: [4] }) }), OUTCOME, 'a winner is not a seat'],
  ['a winner who wins twice', () => ({ ...race, outcome: () => ({ status: 'over', winners: [1, 1] }) }), OUTCOME, 'a seat wins twice'],
  ['a feature that is no number', () => ({ ...race, features: { speed: () => Number.NaN } }), OUTCOME, 'seat 1: expected a number as its feature speed, received NaN'],
  ['a standing that is no number', () => ({ ...race, standing: () => Number.NaN }), OUTCOME, 'seat 1: expected a number as its standing, received NaN'],
  ['a game that goes on though all agree to end it', () => ({ ...race, outcome: () => ({ status: 'running' }) }), HOST, 'the game goes on'],
  ['a view of others', () => viewing((_, state) => ({ turn: sum(state) })), UNSEEN, 'the view of seat 1 shows'],
  ['a view that shows in no report', () => viewing((_, state) => ({ planted: sum(state) })), UNSEEN, 'the view of seat 1 shows'],
  ['a report that knows more than its view', () => keeping({ report: (view) => ({ ...race.report(view), title: `${aside.total}` }) }), UNSEEN, 'the report of seat'],
  ['a template that knows more than its view', () => keeping({ template: () => `; ${aside.total}\n` }), UNSEEN, 'the template of seat'],
  ['a forecast that knows more than its view', () => keeping({ forecast: (_, view) => ({ ...race.report(view), title: `${aside.total}` }) }), UNSEEN, 'the forecast of seat'],
  ['a warning that knows more than its view', () => keeping({ check: (orders) => orders.map(({ span, line, column }) => ({ severity: 'warning', code: 'x', message: `${aside.total}`, span, line, column })) }), UNSEEN, 'the check of seat'],
  ['a check that takes longer where others have more', () => keeping({ check: (_, view) => { for (let i = 0; i < aside.total; i++) if (view.turn < 0) break; return []; } }), UNSEEN, /the work of the check of seat/],
  ['an own format that knows more than its view', () => keeping({ formats: { own: { extension: 'own', render: () => `${aside.total}` } } }), UNSEEN, 'the format own of seat'],
  ['a bot that knows more than its view', () => keeping({ bots: { planted: () => `step ${1 + (aside.total % 6)}` } }), UNSEEN, 'the bot of seat'],
  ['a view of all events', () => counting(() => true), EVENTS, 'the view of seat 1 shows events that it may not see'],
  ['a view of everybody’s orders', () => counting(({ kind }) => kind === 'order'), EVENTS, 'the view of seat 1 shows'],
  ['a view of orders and of its own events', () => counting(({ kind, seats }, seat) => kind === 'order' || seats.includes(seat)), EVENTS, 'the view of seat 1 shows'],
  ['a report of what everybody wrote', () => { let all = ''; return { ...race, view: (state, journal, seat) => { all = JSON.stringify(journal.filter(({ kind }) => kind === 'order')); return race.view(state, journal, seat); }, report: (view) => ({ ...race.report(view), title: all }) }; }, EVENTS, 'the report of seat 1 shows'],
  ['a sheet that reads otherwise the second time', () => { const word = /push/g; return { ...race, parse: (text, sheet) => race.parse(word.test(text) ? text : '', sheet) }; }, TEXT, 'reads otherwise'],
  ['a text that stops the parser', () => ({ ...race, parse: (text, sheet) => (/^(push|step \d|; step 1\n; push\n|)$/.test(text) ? race.parse(text, sheet) : failing()) }), TEXT, 'planted'],
  ['an order that is printed as another', () => ({ ...race, format: () => 'step 6' }), PRINTED, 'reads as another order'],
  ['a bot that scribbles', () => bot(() => 'scribble'), PRINTED, 'seat 1'],
  ['a template with an order', () => ({ ...race, template: () => 'push\n' }), TEMPLATE, 'has orders or diagnostics'],
  ['a report without the notice', () => ({ ...race, view: (...known) => ({ ...race.view(...known), notice: '' }) }), HOST, 'lacks the notice'],
  ['two phases with one name', () => phase(() => undefined, 'move'), DECLARED, 'received "move" twice'],
  ['a default out of its bounds', () => ({ ...race, parameters: race.parameters.map((row) => (row.kind === 'integer' ? { ...row, default: 1 } : row)) }), DECLARED, 'expected an integer from 2'],
  ['two parameters with one key', () => ({ ...race, parameters: [...race.parameters, ...race.parameters] }), DECLARED, 'received "sides" twice'],
  ['an ID with blanks', () => ({ ...race, id: 'The race' }), DECLARED, 'received "The race"'],
  ['a bot whose name no command line takes', () => ({ ...race, bots: { 'Very Eager': () => 'push' } }), DECLARED, 'received "Very Eager"'],
  ['a check that throws', () => ({ ...race, check: failing }), CHECKED, 'planted'],
  ['a check that finds errors', () => ({ ...race, check: (orders) => orders.map(({ span, line, column }) => ({ severity: 'error', code: 'x', message: 'planted', span, line, column })) }), CHECKED, 'expected warnings'],
  ['a forecast that throws', () => ({ ...race, forecast: failing }), CHECKED, 'planted'],
  ['an own format without a text', () => ({ ...race, formats: { own: { extension: 'own', render: () => '' } } }), FORMATS, 'is empty'],
  ['a rulebook that fails', () => ({ ...race, rulebook: failing }), RULEBOOK, 'planted'],
  ['a seal that loses orders', () => ({ ...race, seal: () => '' }), SEALED, 'has other orders'],
  ['sheets of one name', () => ({ ...race, sheetName: () => 'sheet.txt' }), NAMES, 'the same name'],
  ['a codec that cannot read what one phase leaves', () => { const fussy = course(() => 0.5); return { ...fussy, phases: [...fussy.phases, { name: 'repair', run: ({ state }) => { state.course -= 0.5; } }] }; }, CODEC, ''],
  ['a phase that writes into an order', () => ({ ...phase(({ orders }) => { for (const { order } of orders) Object.assign(order, { fields: 9 }); }), bots: { planner: () => writeOrders([{ kind: 'step', fields: 3 }], race.format) } }), UNTOUCHED, 'read only'],
  ['a phase that writes into an order that was read from a text', () => phase(({ orders }) => { for (const { order } of orders) if (order.kind === 'step') Object.assign(order, { fields: 9 }); }), UNTOUCHED, 'read only'],
  ['a phase that turns the orders round', () => phase(({ orders }) => { (orders as unknown[]).reverse(); }), UNTOUCHED, 'read only'],
  ['a phase that forgets who handed in a sheet', () => phase(({ senders }) => { (senders as Set<number>).delete(1); }), UNTOUCHED, 'read only'],
  ['a phase that writes into an earlier event', () => phase(({ journal }) => { for (const event of journal) if (event.kind === 'moved') Object.assign(event, { by: 9 }); }), UNTOUCHED, 'read only'],
  ['a phase that takes an event back', () => phase(({ journal }) => { (journal as unknown[]).pop(); }), UNTOUCHED, 'read only'],
  ['a rehearsal that writes into an order', () => ({ ...race, rehearsal: { known: (state) => [state], phases: phase(({ orders }) => { for (const { order } of orders) Object.assign(order, { kind: 'push' }); }).phases } }), UNTOUCHED, 'read only'],
  ['doubts that write into what was rehearsed', () => ({ ...race, rehearsal: { known: (state) => [state], phases: race.phases, doubts: ({ after }) => { after.course = 0; return []; } } }), UNTOUCHED, 'read only'],
  ['a set-up that writes into the parameters', () => ({ ...race, setup: (input) => { Object.assign(input.parameters, { sides: 7 }); return race.setup(input); } }), UNTOUCHED, 'read only'],
  ['a feature that writes into the view', () => ({ ...race, features: { lead: (view) => { view.runner.total += 1; return 0; } } }), UNTOUCHED, 'read only'],
  ['a standing that writes into the state', () => ({ ...race, standing: (state) => { state.course = 0; return 0; } }), UNTOUCHED, 'read only'],
  ['a bot that hands over another order than it writes', () => bot(() => ({ ...writeOrders([{ kind: 'step', fields: 4 }], race.format), text: 'step 3' })), PRINTED, 'hands over another order'],
  ['a bot that hands over more orders than it writes', () => bot(() => ({ ...writeOrders([{ kind: 'push' }, { kind: 'push' }], race.format), text: 'push' })), PRINTED, 'hands over 2 orders, of which 1 can be read'],
  ['a template that cannot be read', () => ({ ...race, template: () => 'scribble\n' }), TEMPLATE, 'has orders or diagnostics'],
  ['a summary that fails', () => ({ ...race, summary: failing }), TEMPLATE, 'planted'],
  ['an own format that fails before the first turn', () => ({ ...race, formats: { own: { extension: 'own', render: ({ turn }) => (turn === 0 ? failing() : 'report') } } }), FORMATS, 'planted'],
  ['a rulebook with what cannot be written', () => ({ ...race, rulebook: (parameters) => ({ ...race.rulebook(parameters), sections: [{ id: 'halves', title: '', blocks: [{ kind: 'facts', facts: [{ label: '', value: 0.5 }] }] }] }) }), RULEBOOK, ''],
  ['a seal that moves what it masks', () => ({ ...race, seal: (sheet) => (sheet.startsWith('\n') ? sheet : `\n${sheet}`) }), SEALED, 'change its length'],
  ['a seal that can be set twice', () => ({ ...race, seal: (sheet) => `${sheet}\n` }), SEALED, 'sealing a sealed sheet changes it'],
]; // prettier-ignore

/** What the check that begins so says of a ruleset. */
function said(ruleset: Race, check: string, given = options): string {
  const found = rulesetContract(ruleset, given).find(({ title }) => title.startsWith(check));
  if (!found) throw new RangeError(`check: expected one that begins with "${check}"`);
  try {
    found.run();
    return 'nothing';
  } catch (error) {
    return String(error);
  }
}

describe('bugs that are planted', () => {
  it.each(PLANTED)('%s', (_, ruleset, check, message) => {
    const text = said(ruleset(), check);
    expect(text).not.toBe('nothing');
    expect(text).toMatch(message);
  });

  it('there are at least 60, and the race without them has none', () => {
    expect(new Set(PLANTED.map(([name]) => name)).size).toBeGreaterThanOrEqual(60);
    for (const { run } of rulesetContract(race, options)) expect(run).not.toThrow();
  });
});

describe('what every machine answers alike', () => {
  it.each([
    ['a collator of a named language', () => 2 + new Intl.Collator('de').compare('ä', 'z')],
    ['a number in a named language', () => (1234.5).toLocaleString('en').charCodeAt(1)],
    [
      'a time in a named language and zone',
      () => new Date(0).toLocaleTimeString('en', { timeZone: 'UTC' }).length,
    ],
    [
      'a date from a text with a zone',
      () => Date.parse('2020-01-01T00:00+01:00') / 60_000 + Date.parse('2020-01-01') / 60_000,
    ],
    ['a date in UTC', () => new Date(Date.UTC(2020, 0, 1)).getUTCHours() + new Date(0).toISOString().length],
  ])('%s is no bug', (_, answer) => {
    expect(said(course(answer), SAME)).toBe('nothing');
  });
});

describe('what a test must say of its game', () => {
  it('what a seat cannot see', () => {
    const { changeUnseen: _, ...bare } = options;
    expect(said(race, UNSEEN, bare)).toMatch(
      /changeUnseen: expected a function, received none; give rulesetContract the option changeUnseen: \(state/,
    );
    expect(said(race, UNSEEN, { ...bare, changeUnseen: (state) => state })).toMatch(
      /expected a change, received the same state for seat 1, 2, 3 in every turn; give rulesetContract/,
    );
    const titles = rulesetContract(race, { ...bare, changeUnseen: 'nothing is hidden' });
    expect(titles.some(({ title }) => title.startsWith(UNSEEN))).toBe(false);
  });

  it('what its spies see', () => {
    const spying = counting(() => true);
    expect(said(spying, EVENTS)).toMatch('the view of seat 1 shows events that it may not see');
    expect(said(spying, EVENTS, { ...options, alsoSees: () => true })).toBe('nothing');
    const onTwo = counting(({ seats }, seat) => seats.includes(seat) || seats.includes(2));
    expect(said(onTwo, EVENTS, { ...options, alsoSees: ({ seats }) => seats.includes(2) })).toBe('nothing');
    expect(said(onTwo, EVENTS, { ...options, alsoSees: ({ seats }) => seats.includes(3) })).toMatch('shows');
  });

  it('by when its games end, if they do', () => {
    expect(said(race, OUTCOME, { ...options, endsBy: 5 })).toMatch(
      'seed 1, turn 5: expected the game to be over by turn 5, and it goes on',
    );
    const short: Race = { ...race, outcome: ({ turn }) => turn < 5 ? { status: 'running' } : { status: 'over', winners: [] } }; // prettier-ignore
    expect(said(short, OUTCOME, { ...options, endsBy: 5 })).toBe('nothing');
  });
});
