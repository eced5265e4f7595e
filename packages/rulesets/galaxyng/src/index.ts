/**
 * GalaxyNG, the play-by-mail game of interstellar war, as a ruleset.
 *
 * @packageDocumentation
 */
export {
  CARGOES,
  ROUTE_KINDS,
  TECHS,
  type ByCargo,
  type ByTech,
  type Cargo,
  type Design,
  type RouteKind,
  type Tech,
} from './types.js';
