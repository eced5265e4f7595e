import * as v from 'valibot';

/** Version of what is said to programs that play seats. */
export const PROTOCOL = 'ec-bot/1';

/** What a program may answer: its orders, or that it wants sheets of legal orders to choose from. */
const answerSchema = v.union([
  v.object({ orders: v.union([v.string(), v.array(v.string())]) }),
  v.object({ samples: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)) }),
]);

/** What a program may answer. */
export type BotAnswer = v.InferOutput<typeof answerSchema>;

/** An answer in what a program has written; `undefined` where there is none. */
export function readAnswer(written: unknown): BotAnswer | undefined {
  const read = v.safeParse(answerSchema, written);
  return read.success ? read.output : undefined;
}

/** What a program is told before its first turn of a game. */
export interface GameMessage {
  readonly type: 'game';
  readonly protocol: typeof PROTOCOL;
  readonly game: string;
  /** ID of the ruleset. */
  readonly ruleset: string;
  readonly version: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly seat: number;
  readonly seats: readonly { readonly seat: number; readonly name: string }[];
}

/** A game, as it is described to a program. */
export interface ToldGame extends Pick<GameMessage, 'game' | 'parameters' | 'seat'> {
  readonly ruleset: { readonly id: string; readonly version: string };
  readonly seats: readonly { readonly id: number; readonly name: string }[];
}

/** What a program is told before its first turn of a game. */
export function gameMessage({ game, ruleset, parameters, seat, seats }: ToldGame): GameMessage {
  return {
    type: 'game',
    protocol: PROTOCOL,
    game,
    ruleset: ruleset.id,
    version: ruleset.version,
    parameters,
    seat,
    seats: seats.map(({ id, name }) => ({ seat: id, name })),
  };
}

/** What a program is told of a turn, for which it gives orders. */
export interface TurnMessage {
  readonly type: 'turn';
  /** That orders are wanted for. */
  readonly turn: number;
  readonly seat: number;
  /** All that the seat may know. */
  readonly view: unknown;
  /** An order form, as players get it. */
  readonly template: string;
}

/** What a program is told; of a receipt, what became of its orders. */
export type Message =
  | GameMessage
  | TurnMessage
  | { readonly type: 'samples'; readonly sheets: readonly string[] }
  | { readonly type: 'receipt'; readonly receipt: number; readonly diagnostics: readonly unknown[] }
  | { readonly type: 'over'; readonly outcome: unknown };
