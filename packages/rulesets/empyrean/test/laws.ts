/**
 * What holds after any turn of any game, for the tests and for the soak: games of bots, checked turn by turn.
 *
 * The ruleset is a parameter: tests hand its sources in, the soak what is built from them.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Prng } from '@ec/prng';
import {
  botNames,
  botSheets,
  createGame,
  resolveTurn,
  turnReportOf,
  type Game,
  type LoopEvent,
} from '@ec/engine';
import type { EmpyreanRuleset } from '../src/contract.js';
import type { EmpyreanEvent } from '../src/events.js';
import type { EmpyreanState } from '../src/state.js';
import type { Holding } from '../src/holding.js';
import type { BotName } from '../src/bots/bot-names.js';

type Played = Game<EmpyreanState, EmpyreanEvent>;
type Journal = readonly (EmpyreanEvent | LoopEvent)[];

/** A game of bots, as it is drawn. */
interface BotGame {
  readonly seed: string;
  readonly players: number;
  readonly quarters: number;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly templates?: Readonly<Record<string, unknown>>;
  /** Names of the bots that are drawn from; all when absent. */
  readonly bots?: readonly BotName[];
  /** Whether the codec is tried after every phase; otherwise after every turn. */
  readonly isEveryPhase: (turn: number) => boolean;
}

/**
 * Plays a game of bots, drawn for each seat, to its end or for so many quarters, and checks the laws after every turn.
 *
 * @param rng - draws the bots, and what is looked at
 * @param onTurn - is shown every turn
 * @throws Error that names seed, turn, phase and the first law which is broken
 */
export function playChecked(
  empyrean: EmpyreanRuleset,
  { seed, players, quarters, parameters, templates = {}, bots: drawn, isEveryPhase }: BotGame,
  rng: Prng,
  onTurn: (game: Played) => void = () => undefined,
): void {
  const names = drawn ?? botNames(empyrean);
  let game: Played = createGame(empyrean, {
    name: 'EC, "soak"',
    seed,
    players: Array.from({ length: players }, (_, i) => ({
      id: i + 1,
      email: `${i + 1}@example.org`,
      name: `Empire ${i + 1}`,
    })),
    parameters,
    templates,
  });
  const bots = new Map(game.state.empires.map(({ id }) => [id, rng.pick(names)] as const));
  for (let turn = 1; turn <= quarters; turn++) {
    const where = (phase: string): string => `seed ${seed}, turn ${turn}, phase "${phase}"`;
    const before = game;
    const sheets = attempt(where('bots'), () => botSheets(empyrean, before, bots));
    const next = resolveTurn(empyrean, before, sheets, {}, (phase, state) => {
      if (isEveryPhase(turn)) attempt(where(phase), () => checkCodec(empyrean, state));
    });
    attempt(where('end'), () => {
      checkTurn(before, next);
      checkCodec(empyrean, next.state);
      checkSeat(empyrean, next, rng.pick(next.state.empires).id);
    });
    onTurn(next);
    if (empyrean.outcome(next.state).status === 'over') return;
    game = next;
  }
}

/** A state that is written reads as the same state. */
function checkCodec(empyrean: EmpyreanRuleset, state: EmpyreanState): void {
  const restored = empyrean.codec.decode(empyrean.codec.encode(state));
  demand('the codec restores every state', isDeepStrictEqual(restored, state));
}

/** A seat has a report, and an order sheet that is valid. */
function checkSeat(empyrean: EmpyreanRuleset, game: Played, seat: number): void {
  turnReportOf(empyrean, game, seat);
  const template = empyrean.template(empyrean.view(game.state, game.journal, seat));
  const context = { game: game.name, seat, turn: game.state.turn + 1 };
  const { orders, diagnostics } = empyrean.parse(template, context);
  demand('an order template says nothing', orders.length + diagnostics.length === 0, `seat ${seat}`);
}

/**
 * Checks the laws of a turn.
 *
 * @throws Error that names the first law which is broken
 */
export function checkTurn(before: Played, after: Played): void {
  demand('a turn is one turn', after.state.turn === before.state.turn + 1);
  const unreadable = after.journal.find(({ kind }) => kind === 'unreadable');
  demand('bots write orders that can be read', unreadable === undefined, JSON.stringify(unreadable));
  checkNumbers(before.state, after.state);
  for (const holding of after.state.holdings) {
    checkPeople(holding);
    checkLedger(
      before.state.holdings.find(({ id }) => id === holding.id),
      holding,
    );
  }
  checkDeposits(before.state, after.state, after.journal);
  checkTransport(after.state, after.journal);
  checkKnowledge(after.state);
  checkControls(after.state);
}

function checkNumbers(before: EmpyreanState, { holdings, holdingNumbers }: EmpyreanState): void {
  const ids = holdings.map(({ id }) => id);
  demand('ships and colonies stand in ID order', isAscending(ids));
  const isOld = new Set(before.holdings.map(({ id }) => id));
  const [were, are] = [new Set(before.holdingNumbers), new Set(holdingNumbers)];
  demand(
    'no number is given twice',
    isAscending(holdingNumbers) &&
      were.isSubsetOf(are) &&
      ids.every((id) => are.has(id) && (isOld.has(id) || !were.has(id))),
  );
}

function checkPeople({ id, population, rebels, spies }: Holding): void {
  for (const [code, units] of Object.entries(rebels)) {
    const people = population[code as keyof typeof population];
    demand('no class has more rebels than people', units <= people, `${id} ${code}: ${units} of ${people}`);
  }
  const busy = spies.reduce((sum, { units }) => sum + units, 0);
  demand('no more spies have tasks than there are', busy <= population.SPY, `${id}: ${busy}`);
}

/** What was there and what the ledger says is what there is; what has no row has not changed. */
function checkLedger(earlier: Holding | undefined, holding: Holding): void {
  const expected = earlier ? inventoryOf(earlier) : new Map<string, number>();
  for (const row of holding.quarter.ledger) {
    const key = `${row.place} ${row.code}-${row.techLevel}`;
    const there = expected.get(key) ?? 0;
    demand('a ledger opens with what there was', row.opening === there, `${holding.id} ${key}: ${there}`);
    const { produced, received, assembled, used, lost, sent } = row;
    expected.set(key, there + produced + received + assembled - used - lost - sent);
  }
  const actual = inventoryOf(holding);
  for (const key of new Set([...expected.keys(), ...actual.keys()])) {
    const [wanted, found] = [expected.get(key) ?? 0, actual.get(key) ?? 0];
    demand('every ledger closes', wanted === found, `${holding.id} ${key}: ${wanted}, not ${found}`);
  }
}

/** Units by place and kind. */
function inventoryOf({
  population,
  stored,
  assembled,
  farms,
  mines,
  factories,
}: Holding): Map<string, number> {
  const units = new Map<string, number>();
  const add = (key: string, quantity: number): void => {
    units.set(key, (units.get(key) ?? 0) + quantity);
  };
  for (const [code, quantity] of Object.entries(population)) add(`people ${code}-0`, quantity);
  for (const { code, techLevel, quantity } of stored) add(`stored ${code}-${techLevel}`, quantity);
  for (const { code, techLevel, quantity } of assembled) add(`assembled ${code}-${techLevel}`, quantity);
  for (const [code, groups] of [
    ['FRM', farms],
    ['MIN', mines],
    ['FCT', factories],
  ] as const) {
    for (const { techLevel, units: quantity } of groups) add(`assembled ${code}-${techLevel}`, quantity);
  }
  return units;
}

/** What deposits lose is what mines deliver. */
function checkDeposits(before: EmpyreanState, after: EmpyreanState, journal: Journal): void {
  const mined = new Map<number, number>();
  for (const event of journal) {
    if (event.kind === 'mined')
      mined.set(event.depositId, (mined.get(event.depositId) ?? 0) + event.produced);
  }
  for (const [i, { id, quantity }] of after.cluster.deposits.entries()) {
    const dug = (before.cluster.deposits[i]?.quantity ?? 0) - quantity;
    demand('deposits lose what mines deliver', dug === (mined.get(id) ?? 0), `deposit ${id}: ${dug}`);
  }
}

/** What is sent arrives, but for the commission of markets; a fight loses things on the way. */
function checkTransport({ holdings }: EmpyreanState, journal: Journal): void {
  if (journal.some(({ kind }) => kind === 'battle')) return;
  const underway = new Map<string, number>();
  for (const { quarter } of holdings) {
    for (const { place, code, techLevel, sent, received } of quarter.ledger) {
      const key = `${place} ${code}-${techLevel}`;
      underway.set(key, (underway.get(key) ?? 0) + sent - received);
    }
  }
  for (const [key, left] of underway) {
    const isRight = key === 'stored GOLD-0' ? left >= 0 : left === 0;
    demand('what is sent arrives', isRight, `${key}: ${left}`);
  }
}

function checkKnowledge({ knowledge, holdings, turn }: EmpyreanState): void {
  const owners = new Map(holdings.map(({ id, empireId }) => [id, empireId]));
  for (const { empireId, systems, planets, deposits, sightings, contacts } of knowledge) {
    const lists = [
      systems.map(({ systemId }) => systemId),
      planets.map(({ planetId }) => planetId),
      deposits.map(({ depositId }) => depositId),
      sightings.map(({ holdingId }) => holdingId),
      contacts,
    ];
    demand('what is known stands in ID order', lists.every(isAscending), `empire ${empireId}`);
    const isOwn = sightings.some(({ holdingId }) => owners.get(holdingId) === empireId);
    demand('nobody sights their own', !isOwn && !contacts.includes(empireId), `empire ${empireId}`);
    const dates = [...systems, ...deposits, ...sightings].map((known) => known.turn);
    demand(
      'nothing is known from the future',
      [0, ...dates].every((date) => date <= turn),
    );
  }
}

function checkControls({ controls, holdings }: EmpyreanState): void {
  demand('planets are controlled by one empire each', isAscending(controls.map(({ planetId }) => planetId)));
  for (const { planetId, empireId } of controls) {
    const isThere = holdings.some(
      (known) => known.planetId === planetId && known.empireId === empireId && known.kind !== 'ship',
    );
    demand('who controls a planet has a colony there', isThere, `planet ${planetId}`);
  }
}

function isAscending(numbers: readonly number[]): boolean {
  return numbers.every((number, i) => i === 0 || number > (numbers[i - 1] ?? 0));
}

function demand(law: string, isTrue: boolean, detail = ''): void {
  if (!isTrue) throw new Error(detail === '' ? law : `${law}: ${detail}`);
}

function attempt<T>(where: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
