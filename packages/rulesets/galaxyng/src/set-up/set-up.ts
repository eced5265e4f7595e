import { SetupError, type PlayerRecord, type SetupInput } from '@ec/engine';
import { foldName, firstRaceName, nameFault } from '../names.js';
import { rankingOf } from '../ranking.js';
import { rulesOf, type GalaxyRules } from '../game-rules.js';
import { noWork, type GalaxyState, type Planet, type Race } from '../state.js';
import { OFF_AT_FIRST, OPTIONS, type OptionName } from '../types.js';
import { drawGalaxy, type PlanetDraft } from './galaxy.js';
import { raceTemplates } from './race-templates.js';
import type { GalaxyParameters } from '../parameters.js';

/**
 * A game at turn 0: its galaxy and races, without ships.
 *
 * @throws SetupError when no game can be made from this input
 * @see N-07 to N-09
 */
export function setUp({
  game,
  players,
  parameters,
  templates,
  rng,
}: SetupInput<GalaxyParameters>): GalaxyState {
  if (players.length === 0)
    throw new SetupError('no-players', 'players', { expected: 'at least 1 player' }, players);
  const rules = rulesOf(parameters, players.length);
  const wanted = raceTemplates(rules, players.length, templates);
  const teams = wanted.map(({ team }) => team);
  const drafts = drawGalaxy(rules, wanted, rng);
  const names = raceNames(game, players, drafts.length, rules);
  const races = players.map((player, i) => newRace(rules, player, i + 1, names[i] ?? '', teams));
  const planets = drafts.map((draft, i) => newPlanet(draft, i + 1));
  const state: GalaxyState = {
    turn: 0,
    game,
    rules,
    races,
    planets,
    groups: [],
    lastGroupId: 0,
    playerList: races.map(({ id }) => id),
    ranking: [],
    ranked: [],
    turnWork: noWork(),
  };
  state.ranking = rankingOf(state);
  state.ranked = state.ranking;
  return state;
}

/** Names of the races: those of the players, where they are names of this game, and differ. */
function raceNames(
  game: string,
  players: readonly PlayerRecord[],
  planets: number,
  rules: GalaxyRules,
): string[] {
  const taken = new Set([foldName(game), 'gm', ...players.map((_, i) => foldName(firstRaceName(i + 1)))]);
  return players.map(({ name }, i) => {
    const folded = foldName(name);
    const isPlanet = /^\d+$/.test(name) && Number(name) <= planets;
    if (nameFault(rules.classic.names, name) !== undefined || isPlanet || taken.has(folded))
      return firstRaceName(i + 1);
    taken.add(folded);
    return name;
  });
}

function newRace(
  rules: GalaxyRules,
  { id: playerId, email }: PlayerRecord,
  id: number,
  name: string,
  teams: readonly (number | null)[],
): Race {
  const team = teams[id - 1] ?? null;
  const isFriend = (other: number | null): boolean =>
    rules.peaceTurns > 0 || (team !== null && other === team);
  const options = OPTIONS.map((option) => [option, !OFF_AT_FIRST.has(option)]);
  return {
    id,
    name,
    playerId,
    status: 'playing',
    team,
    tech: { ...rules.startTech },
    allies: teams.flatMap((other, i) => (i + 1 !== id && isFriend(other) ? [i + 1] : [])),
    types: [],
    fleets: [],
    lastTypeId: 0,
    lastFleetId: 0,
    options: Object.fromEntries(options) as Record<OptionName, boolean>,
    map: { x: 0, y: 0, extent: rules.size },
    realName: '',
    addresses: [email],
    password: null,
    missed: 0,
    remnant: 0,
    produced: 0,
    lost: 0,
  };
}

function newPlanet({ x, y, size, resources, ownerId }: PlanetDraft, id: number): Planet {
  const isHome = ownerId !== null;
  return {
    id,
    name: String(id),
    x,
    y,
    size,
    resources,
    ownerId,
    population: isHome ? size : 0,
    industry: isHome ? size : 0,
    stock: { COL: 0, CAP: 0, MAT: 0 },
    product: isHome ? { kind: 'research', tech: 'drive' } : { kind: 'CAP' },
    carry: 0,
    spent: 0,
    routes: { COL: null, CAP: null, MAT: null, EMP: null },
  };
}
