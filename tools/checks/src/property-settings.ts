/**
 * Draws the cases of all properties from the seed in `FC_SEED`. With `FC_END_ON_FAILURE`, the first case that fails ends a property: no
 * simpler one is looked for.
 */
import { configureGlobal } from 'fast-check';

const text = process.env['FC_SEED'] ?? '';
if (!/^-?\d+$/.test(text)) throw new Error(`FC_SEED: expected an integer, received ${text}`);

configureGlobal({ seed: Number(text), endOnFailure: 'FC_END_ON_FAILURE' in process.env });
