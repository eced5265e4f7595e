import { Prng } from '@ec/prng';
import { currentTurn } from '@ec/engine/sqlite';
import { resume } from '../../src/calendar/game-calendar.js';
import { checkAllMails, checkMails } from './mail-laws.js';
import { resumeAddresses, rule } from './masters.js';
import { carry, play } from './players.js';
import { Violation } from './law.js';
import { checkLive } from './live-laws.js';
import { checkDrafts, checkGame, checkWaiting, type Stood } from './laws.js';
import { World } from './world.js';

const HOUR = 3_600_000;

/** Steps of a simulation in which anything may happen. */
const STEPS = 40;

/** Days after that in which nothing happens any more but what is due. */
const CALM_DAYS = 8;

/** What came of a simulation. */
export interface Simulated {
  readonly seed: number;
  /** Law that was broken; `null` where all held. */
  readonly violation: string | null;
  /** What happened, line by line. */
  readonly story: readonly string[];
  readonly figures: Figures;
}

/** How much happened. */
interface Figures {
  readonly turns: number;
  readonly receipts: number;
  readonly mails: number;
  readonly deaths: number;
}

/** Plays a hall of a seed: the same happens each time. */
export async function simulate(seed: number): Promise<Simulated> {
  const prng = Prng.fromSeed(seed).stream('simulation');
  await using world = new World(prng);
  const stood: Stood = new Map();
  let deaths = 0;
  try {
    await world.settle();
    for (let step = 0; step < STEPS; step += 1) {
      deaths += await happen(world);
      check(world, stood);
      await clear(world);
    }
    await calm(world, stood);
    for (const id of [...world.gameIds, ...world.liveIds]) await checkWaiting(world, id);
    await checkAllMails(world);
    return result(null);
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    return result(error.message);
  }
  function result(violation: string | null): Simulated {
    const { story, ledger, post } = world;
    const turns = [...stood.values()].reduce((sum, all) => sum + all.length - 1, 0);
    const figures = { turns, receipts: ledger.receipts.length, mails: post.copies.length, deaths };
    return { seed, violation, story, figures };
  }
}

function check(world: World, stood: Stood): void {
  checkMails(world);
  checkDrafts(world);
  for (const id of world.gameIds) checkGame(world, id, stood);
  for (const id of world.liveIds) checkLive(world, id, stood);
}

/** All servers and disks are well again, the master lets everything go on, and days pass. */
async function calm(world: World, stood: Stood): Promise<void> {
  world.tell('all is well again');
  world.post.isBad = false;
  world.post.full = undefined;
  world.correctClock();
  if (world.processes.length === 0) world.start();
  await world.settle();
  resumeAddresses(world);
  for (const id of [...world.gameIds, ...world.liveIds])
    await world.asMaster(id, (game) => {
      const { id: last, due } = currentTurn(game);
      if (due === null || world.ledger.takenBack.delete(`${id} ${last}`)) resume(game);
    });
  for (let halfDay = 0; halfDay < 2 * CALM_DAYS; halfDay += 1) {
    world.clock.pass(12 * HOUR);
    world.begin(carry(world));
    await world.settle();
    // What came back late has suspended an address anew.
    resumeAddresses(world);
  }
  // What was queued last goes out.
  for (let minutes = 0; minutes < 2; minutes += 1) {
    world.clock.pass(60_000);
    await world.settle();
  }
  check(world, stood);
}

/** One step: something is armed, time passes, players and masters act, all at once. Returns how many processes ended in the middle of it. */
async function happen(world: World): Promise<number> {
  const { prng, processes } = world;
  if (processes.length === 0 || prng.chance(1, 15)) world.start();
  await world.settle();
  arm(world);
  for (let deeds = prng.intN(4); deeds > 0; deeds -= 1) world.begin(play(world));
  if (prng.chance(1, 2)) world.begin(carry(world));
  if (prng.chance(1, 10)) world.post.full = world.holders.of(prng.pick(world.places)).email;
  pass(world);
  if (prng.chance(1, 2)) world.begin(carry(world));
  for (let deeds = prng.intN(3); deeds > 0; deeds -= 1) world.begin(play(world));
  if (prng.chance(1, 6)) world.begin(rule(world));
  await world.settle();
  return processes.filter(({ fate }) => fate.isDead).length;
}

/** Lets time pass, or sets the clock: by hours, back, by months, or right again. */
function pass(world: World): void {
  const { prng, clock } = world;
  switch (prng.weighted([60, 4, 2, 2, 1, 1, 8])) {
    case 1:
      return clock.pass(prng.intN(60_000));
    case 2:
      return world.setClock(prng.intN(100 * HOUR));
    case 3:
      return world.setClock(-prng.intN(30 * HOUR));
    case 4:
      return world.setClock(prng.intN(2_000 * HOUR));
    case 5:
      return world.correctClock();
    case 6:
      return clock.pass(prng.intN(15_000));
    default:
      return clock.pass(prng.intN(20 * HOUR));
  }
}

function arm(world: World): void {
  const { prng, processes } = world;
  const one = prng.pick(processes);
  const steps = prng.intN(40);
  switch (prng.weighted([12, 4, 2, 3])) {
    case 1:
      one.fate.endAfter(steps, () => world.tell('a process is killed'));
      break;
    case 2:
      one.fate.endAfter(steps, () => {
        world.tell('the power is cut');
        world.cutPower();
      });
      break;
    case 3:
      one.fate.refuse(prng.pick(['full', 'busy']), prng.intN(20), prng.between(1, 4));
      break;
    default:
  }
}

/** Lets go of processes that have ended, and spares the others what did not come. */
async function clear(world: World): Promise<void> {
  for (const one of [...world.processes]) {
    one.fate.spare();
    if (!one.fate.isDead) continue;
    world.processes.splice(world.processes.indexOf(one), 1);
    await one.close();
  }
}
