import type { MachineActor } from '@travesia/contracts/kit';
import type { Person } from '../../platform/http/request-context.ts';

/** How a member of the clinic, its organization or Travesía acts on a request. */
export const actsAs = ({ forProvider }: Person): MachineActor =>
  forProvider?.via === 'organization' || forProvider?.via === 'admin' ? forProvider.via : 'provider';
