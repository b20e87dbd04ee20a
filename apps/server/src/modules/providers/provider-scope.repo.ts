import { type SQL, sql } from 'drizzle-orm';
import type { ProviderScope } from './providers.policy.ts';

/** The scope as a condition on a `providers` row named by `alias`. */
export function scopeCondition(scope: ProviderScope, alias: 'p' = 'p'): SQL {
  const table = sql.raw(alias);
  if (scope.kind === 'all') return sql`true`;
  return sql`${table}.operational_status = 'active' and ${table}.verification_status <> 'rejected'`;
}
