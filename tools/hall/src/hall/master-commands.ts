/** A value that a command takes. */
export interface CommandField {
  /** As a form sends it: the option's name, or the argument's. */
  readonly name: string;
  readonly label: string;
  /** `line`, `text` of several lines, or `flag`, which is there or not; the page fills in the number of a turn and the due time as they
   * are. */
  readonly kind: 'line' | 'text' | 'flag' | 'last turn' | 'next turn' | 'due';
  readonly isRequired: boolean;
}

/** Something that a game master can do with a game. */
export interface MasterCommand {
  /** Words that call it on the command line: `seats add`. */
  readonly name: string;
  /** What it does, as a button says it: `Give a seat to a player`. */
  readonly label: string;
  readonly description: string;
  readonly fields: readonly CommandField[];
  /** What a master has to confirm before; nothing when absent. */
  readonly asks?: string;
  /** Whether it changes the game. */
  readonly isChange: boolean;
}

/** What a command had to say. */
export interface Ended {
  readonly text: string;
  /** 0 where it did what it was asked for. */
  readonly code: number;
}

/** The commands that a game master can use in the page. Who serves the hall brings them along, so that page and command line are one. */
export interface MasterCommands {
  readonly list: readonly MasterCommand[];
  /**
   * Runs a command.
   *
   * @param file - of the game
   * @param values - of its fields, by name; flags that are set have `on`
   */
  readonly run: (
    file: string,
    command: MasterCommand,
    values: Readonly<Record<string, string>>,
  ) => Promise<Ended>;
}
