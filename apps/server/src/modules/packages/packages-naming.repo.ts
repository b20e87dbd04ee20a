import { packagePath } from '@travesia/contracts/packages';
import type { Localized } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import type { ClinicianHolder } from '../providers/index.ts';

/** The published packages of a clinic that name a clinician; one hidden for its old price counts, since confirming the price shows it again. */
export const packagesNaming: ClinicianHolder = async (db, providerId, language) => {
  const { rows } = await db.execute<{
    id: string;
    clinicianId: string;
    title: Localized;
    treatment: string;
    provider: string;
  }>(sql`
    select k.id, m.id as "clinicianId", k.title, k.treatment, p.slug as provider
    from packages k left join package_drafts d on d.id = k.id join providers p on p.id = k.provider_id
      join clinicians m on m.id = k.clinician_id or m.id = any(k.clinician_ids)
    where k.provider_id = ${providerId}::uuid and 'published' in (k.status, d.status) order by k.rank desc, k.id`);
  return rows.map(({ id, clinicianId, title, treatment, provider }) => ({
    kind: 'package',
    id,
    clinicianId,
    title: title[language],
    path: packagePath({ id, treatment: { slug: treatment }, provider: { slug: provider } }),
  }));
};
