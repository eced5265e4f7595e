import { exportedExperiments, type AnyExperiment } from '@ec/balance';
import type { ExperimentModule } from './modules.ts';

/** The experiments of a module. Only threads and the build ask for them: they bring the rules of the game and the harness along. */
export async function experimentsOf({ load }: ExperimentModule): Promise<readonly AnyExperiment[]> {
  return exportedExperiments(await load());
}
