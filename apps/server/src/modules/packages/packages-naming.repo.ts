import { packagePath } from '@travesia/contracts/packages';
import type { Localized } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import type { ClinicianHolder } from '../providers/index.ts';

/** The published packages of a clinic that name a clinician. */
export const packagesNaming: ClinicianHolder = async (db, providerId, language) => {
  const { rows } = await db.execute<{
    id: string;
    clinicianId: string;
    title: Localized;
    treatment: string;
    provider: string;
  }>(sql`
    select k.id, k.clinician_id as "clinicianId", k.title, k.treatment, p.slug as provider
    from packages k join providers p on p.id = k.provider_id
    where k.provider_id = ${providerId}::uuid and k.status = 'published' and k.clinician_id is not null
    order by k.rank desc, k.id`);
  return rows.map(({ id, clinicianId, title, treatment, provider }) => ({
    kind: 'package',
    id,
    clinicianId,
    title: title[language],
    path: packagePath({ id, treatment: { slug: treatment }, provider: { slug: provider } }),
  }));
};
