import type { RecordEmergencies } from '@travesia/contracts/records';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { RecordsDeps } from '../records-deps.ts';
import { ownRecords } from '../records.policy.ts';
import { presentEmergency } from './emergencies.presenter.ts';
import { listOpenEmergencies } from './emergencies.repo.ts';

/** Who reads the user's records in an emergency now. */
export async function listEmergenciesQuery(
  { database, clock, seal }: RecordsDeps,
  actor: Actor,
): Promise<RecordEmergencies> {
  const now = clock.now();
  const rows = await listOpenEmergencies(database.db, ownRecords(actor), now);
  return { data: rows.map((one) => presentEmergency(seal, one, now)) };
}
