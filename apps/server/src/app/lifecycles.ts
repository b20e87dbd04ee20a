import { features } from './features.ts';

/** Everything that moves by a machine. */
export const LIFECYCLES = features.flatMap(({ lifecycles }) => lifecycles ?? []);
