import type { ReportOptions, RunningOptions } from './options.js';

/** Ways to change all parameters at once. */
export const GLOBAL_METHODS = ['sobol', 'morris'] as const;

/** A way to change all parameters at once. */
export type GlobalMethod = (typeof GLOBAL_METHODS)[number];

/** Rows or walks, unless said otherwise. */
export const GLOBAL_POINTS: Readonly<Record<GlobalMethod, number>> = { sobol: 256, morris: 20 };

/** Options of `ec-balance sensitivity`. */
export interface SensitivityCommandOptions extends RunningOptions, ReportOptions {
  readonly measure?: string;
  readonly vary?: readonly string[];
  readonly link?: readonly string[];
  readonly step: number;
  readonly level: number;
  readonly global?: GlobalMethod;
  readonly points?: number;
}
