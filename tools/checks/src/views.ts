/** The type of the view of each ruleset, by the name of its folder. */
export const VIEWS: ReadonlyMap<string, string> = new Map([
  ['ec4x', 'Ec4xView'],
  ['empyrean', 'TurnView'],
  ['galaxyng', 'GalaxyView'],
  ['goofspiel', 'GoofspielView'],
  ['multiplanetary', 'MultiplanetaryView'],
  ['proxima', 'ProximaView'],
]);
