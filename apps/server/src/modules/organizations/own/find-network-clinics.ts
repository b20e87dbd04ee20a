import type { Db } from '../../../platform/db/database.ts';
import type { Candidate, Sought } from '../../../platform/finding/staff-finder.ts';
import { ofNetwork } from './network.policy.ts';
import { listNetworkFacts } from './network-facts.repo.ts';

/** All clinics of the request's organization. */
export async function findNetworkClinics(db: Db, { actor, language }: Sought, now: Date): Promise<Candidate[]> {
  const all = await listNetworkFacts(db, ofNetwork(actor), now);
  return all.map(({ clinic, cityName }) => ({
    id: clinic.id,
    label: clinic.name,
    detail: cityName?.[language] ?? null,
    status: clinic.operationalStatus === 'suspended' ? 'suspended' : clinic.verificationStatus,
    demo: clinic.demo,
    texts: [clinic.email],
  }));
}
