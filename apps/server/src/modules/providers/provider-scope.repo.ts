import { statesTagged } from '@travesia/contracts/kit';
import { verificationMachine } from '@travesia/contracts/providers';
import { type SQL, sql } from 'drizzle-orm';
import { textArray } from '../../platform/db/conditions.ts';
import { inSight } from '../../platform/demo/demo-rows.repo.ts';
import type { ProviderScope } from './providers.policy.ts';

/** Condition on a row `p` of providers to be listed: active, and a partner only once its application is being checked. */
export const listedCondition: SQL = sql`p.operational_status = 'active' and (p.listing = 'directory' or p.verification_status = any(${textArray(statesTagged(verificationMachine, 'listed'))}))`;

/** The scope as a condition on a row `p` of providers. */
export const scopeCondition = ({ kind }: ProviderScope): SQL =>
  kind === 'listed' ? listedCondition : inSight(kind, sql`p.demo`);
