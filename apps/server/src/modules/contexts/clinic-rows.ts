import type { ClinicHolder } from '../providers/index.ts';
import { endContextsIn } from './contexts.repo.ts';

/** Who acted for clinics. */
export const contextRows: ClinicHolder = {
  rows: [{ part: 'history', table: 'provider_contexts', rule: 'stay' }],
  leave: endContextsIn,
};
