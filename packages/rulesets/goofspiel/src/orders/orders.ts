/** Sends a fleet to the planet that is fought over. */
export interface FleetOrder {
  readonly kind: 'fleet';
  readonly size: number;
}
