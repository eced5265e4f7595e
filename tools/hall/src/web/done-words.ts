/** What the game master's desk says after a form of it was sent that leads back there, by the names that stand in its address. */
const DONE = {
  invited: 'The invitation is made.',
  seated: 'The seat is given.',
  declined: 'The request is declined.',
  'made-master': 'The desk is given: this address is a game master now.',
  'no-master': 'The desk is taken back: this address is a game master no more.',
} as const;

/** Something that was done. */
export type Done = keyof typeof DONE;

/** What was done, in words; `undefined` for any other name. */
export function doneWords(name: string | undefined): string | undefined {
  return name !== undefined && Object.hasOwn(DONE, name) ? DONE[name as Done] : undefined;
}
