import type { Mounted } from '../../../platform/http/module.ts';
import type { AftercareDeps } from '../aftercare-deps.ts';

export const checkInsRoutes = (_deps: AftercareDeps): Mounted[] => [];
