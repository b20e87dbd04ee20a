import type { Mounted } from '../../../platform/http/module.ts';
import type { AftercareDeps } from '../aftercare-deps.ts';

export const recallsRoutes = (_deps: AftercareDeps): Mounted[] => [];
