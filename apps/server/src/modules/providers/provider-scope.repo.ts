import { type SQL, sql } from 'drizzle-orm';
import type { ProviderScope } from './providers.policy.ts';

/** Condition on a row `p` of providers to be listed: active, and a partner only once its application is being checked. */
export const listedCondition: SQL = sql`p.operational_status = 'active' and (p.listing = 'directory' or p.verification_status in ('pending', 'verified', 'expired'))`;

/** The scope as a condition on a row `p` of providers. */
export const scopeCondition = (scope: ProviderScope): SQL => (scope.kind === 'all' ? sql`true` : listedCondition);
