/** Name of a player who lives by one trick. */
export type Adversary = 'assassin' | 'blockader' | 'colluder' | 'capitulator' | 'hoarder' | 'rusher';

/** Name of a bot that comes with the game. */
export type BotName = 'idle' | 'random-legal' | 'builder' | 'conqueror' | 'spy' | Adversary;
