import type { QuoteContent } from '@travesia/contracts/journeys';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { agreedRule, findPolicyVersion, type Reference } from '../../catalog/index.ts';
import type { SellingClinic } from '../../packages/index.ts';
import type { SentFacts } from './stored-quote.ts';

/** What is true as a quote is sent. Throws `journeys.quote_incomplete` for a policy or clinician that is gone. */
export async function sentFacts(
  db: Db | Tx,
  reference: Reference,
  { clinicians, timeZone }: Pick<SellingClinic, 'clinicians' | 'timeZone'>,
  { clinician_id: clinicianId, cancellation_policy: key, currency }: QuoteContent,
): Promise<SentFacts> {
  const policy = key === null ? undefined : await findPolicyVersion(db, key);
  const clinician = clinicians.find(({ id }) => id === clinicianId);
  if (!policy || !clinician) throw new ProblemError('journeys.quote_incomplete');
  return {
    policy: {
      key: policy.policy,
      version: policy.version,
      rules: policy.rules.map((rule) => agreedRule(reference, rule, currency)),
    },
    clinician: clinician.name,
    rate_date: reference.rateDate,
    time_zone: timeZone,
  };
}
