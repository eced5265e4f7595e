import { exportedExperiments, type AnyExperiment } from '@ec/balance';
import type { ExperimentModule } from './modules.ts';

/** The experiments of a module. */
export async function experimentsOf({ load }: ExperimentModule): Promise<readonly AnyExperiment[]> {
  return exportedExperiments(await load());
}
