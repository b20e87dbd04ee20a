import { statesTagged } from '@travesia/contracts/kit';
import { verificationMachine } from '@travesia/contracts/providers';
import { type SQL, sql } from 'drizzle-orm';
import { textArray } from '../../platform/db/conditions.ts';
import { inSight } from '../../platform/demo/demo-rows.repo.ts';
import type { ProviderScope } from './providers.policy.ts';

/** Condition for a listed provider `p`: active, and for a partner only once its application is under review. */
export const listedCondition: SQL = sql`p.operational_status = 'active' and (p.listing = 'directory' or p.verification_status = any(${textArray(statesTagged(verificationMachine, 'listed'))}))`;

/** The scope as a condition on a provider row `p`. */
export const scopeCondition = ({ kind }: ProviderScope): SQL =>
  kind === 'listed' ? listedCondition : inSight(kind, sql`p.demo`);
