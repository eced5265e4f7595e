/** What every order of a ship or colony has. */
export interface OfShipOrColony {
  /** Number of the ship or colony that carries it out. */
  readonly actorId: number;
}
