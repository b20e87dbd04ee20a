import type { Tx } from '../../platform/db/database.ts';
import { refuseOutOfSight } from '../../platform/demo/sight.ts';
import type { MachineActor } from '@travesia/contracts/kit';
import type { Person } from '../../platform/http/request-context.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { lockOwnProvider, type ofClinic, type ProviderRow } from '../providers/index.ts';

/** Locks the clinic of a request before its team changes something of it. Throws `access.no_clinic` and `access.not_allowed`. */
export async function lockOwnClinic(tx: Tx, { providerId, person }: ReturnType<typeof ofClinic>): Promise<ProviderRow> {
  const clinic = await lockOwnProvider(tx, providerId);
  if (!clinic) throw new ProblemError('access.no_clinic');
  refuseOutOfSight(person, clinic);
  return clinic;
}

/** How a member of the clinic, its organization or Travesía acts on a request. */
export const actsAs = ({ forProvider }: Person): MachineActor =>
  forProvider?.via === 'organization' || forProvider?.via === 'admin' ? forProvider.via : 'provider';
