/** A sheet that was not handed in. */
export interface RefusedSheet {
  /** Why, as a sentence. */
  readonly fault: string;
  readonly text: string;
}
