import type { Tx } from '../../platform/db/database.ts';
import { refuseOutOfSight } from '../../platform/demo/sight.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { lockOwnProvider } from '../providers/index.ts';
import type { PhotoScope } from './photos.policy.ts';

/** Locks the clinic whose photos change, so that limits and order hold. Throws `access.no_clinic` and `access.not_allowed`. */
export async function lockClinicOfPhotos(tx: Tx, { providerId, person }: PhotoScope): Promise<{ country: string }> {
  const clinic = await lockOwnProvider(tx, providerId);
  if (!clinic) throw new ProblemError('access.no_clinic');
  refuseOutOfSight(person, clinic);
  return clinic;
}
