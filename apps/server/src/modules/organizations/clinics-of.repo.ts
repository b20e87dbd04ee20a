import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { organizationProviders } from './organizations.tables.ts';

/** Whose clinics somebody may read: one, those of an organization, all, or none. */
type WhoseClinics = { readonly kind: 'none' | 'all' } | { readonly kind: 'clinic' | 'network'; readonly id: string };

/** Condition on a column with ids of clinics. Whether what is read is of the demo is asked beside it. */
export function inClinicsOf(whose: WhoseClinics, clinicId: SQLWrapper): SQL {
  switch (whose.kind) {
    case 'none':
      return sql`false`;
    case 'all':
      return sql`true`;
    case 'clinic':
      return sql`${clinicId} = ${whose.id}::uuid`;
    case 'network':
      return sql`exists (select from ${organizationProviders} op where op.organization_id = ${whose.id}::uuid and op.provider_id = ${clinicId})`;
  }
}
