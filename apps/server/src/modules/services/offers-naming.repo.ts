import type { Localized } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import type { ClinicianHolder } from '../providers/index.ts';

/** The published online services of a clinic, each of one clinician. */
export const offersNaming: ClinicianHolder = async (db, providerId, language) => {
  const { rows } = await db.execute<{ id: string; clinicianId: string; name: Localized; slug: string }>(sql`
    select o.id, o.clinician_id as "clinicianId", s.name, s.slug
    from service_offers o join service_types s on s.slug = o.service_type
    where o.provider_id = ${providerId}::uuid and o.status = 'published' order by s.position, o.id`);
  return rows.map(({ id, clinicianId, name, slug }) => ({
    kind: 'service',
    id,
    clinicianId,
    title: name[language],
    path: `/services/online/${slug}`,
  }));
};
