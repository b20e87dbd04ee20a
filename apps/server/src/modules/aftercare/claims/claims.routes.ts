import type { Mounted } from '../../../platform/http/module.ts';
import type { AftercareDeps } from '../aftercare-deps.ts';

export const claimsRoutes = (_deps: AftercareDeps): Mounted[] => [];
