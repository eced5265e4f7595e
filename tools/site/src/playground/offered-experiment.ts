import type { AnyExperiment } from '@ec/balance';
import type { IntegerParameter, ParameterRow, TextParameter } from '@ec/engine';
import { solvableMeasures, type SolvableMeasure } from './solvable-measures.ts';

/** A parameter as a form offers it: what one thread can send to another. */
export type OfferedParameter = IntegerParameter | Omit<TextParameter, 'check'>;

/** An experiment as the form offers it: what one thread can send to another. */
export interface OfferedExperiment extends Pick<AnyExperiment, 'id' | 'title' | 'question'> {
  readonly parameters: readonly OfferedParameter[];
  /** Those of which a figure can be what is looked for. */
  readonly measures: readonly SolvableMeasure[];
}

/** An experiment as the form offers it. */
export function offeredExperiment(experiment: AnyExperiment): OfferedExperiment {
  const { id, title, question, parameters } = experiment;
  return {
    id,
    title,
    question,
    parameters: parameters.map(offeredParameter),
    measures: solvableMeasures(experiment),
  };
}

function offeredParameter(row: ParameterRow): OfferedParameter {
  if (row.kind === 'integer') return row;
  const { check: _, ...offered } = row;
  return offered;
}
