/** Name of a bot that comes with the game. */
export type BotName =
  | 'idle'
  | 'settler'
  | 'industrialist'
  | 'raider'
  | 'random-legal'
  | 'conqueror'
  | 'warlord'
  | 'scholar'
  | 'merchant';
