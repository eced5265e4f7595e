/** A measure while trials are run. */
export interface Collector<Recorder, Data> {
  readonly record: Recorder;
  /** Ends a trial: what is recorded from now on belongs to the next. */
  readonly endTrial: () => void;
  /** What was recorded in the trials that have ended. */
  readonly data: () => Data;
}
