import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { MoneyScope } from './financials.policy.ts';

/** Condition on a column with ids of clinics: those whose money a scope may read. Whether they are of the demo is asked beside it. */
export function inScope({ of }: MoneyScope, clinicId: SQLWrapper): SQL {
  if (of.kind === 'all') return sql`true`;
  if (of.kind === 'clinic') return sql`${clinicId} = ${of.id}::uuid`;
  return sql`${clinicId} in (select op.provider_id from organization_providers op where op.organization_id = ${of.id}::uuid)`;
}
