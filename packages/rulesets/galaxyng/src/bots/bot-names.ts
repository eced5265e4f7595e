/** Name of a bot that comes with the game. */
export type BotName = 'idle' | 'fuzz' | 'random-legal' | 'settler' | 'raider' | 'diplomat';
