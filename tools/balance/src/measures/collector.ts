/** A measure while trials are run. */
export interface Collector<Recorder, Data> {
  readonly record: Recorder;
  /** What was recorded so far. */
  readonly data: () => Data;
}
