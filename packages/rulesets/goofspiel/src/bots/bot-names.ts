/** Name of a bot that comes with the game. */
export type BotName =
  'random' | 'greedy' | 'overbid' | 'top-four' | 'top-three' | 'spoiler' | 'equilibrium' | 'planner' | 'idle';
