import { snapshotTerms, type TermsSnapshot } from '@travesia/contracts/terms';
import type { Db } from '../../../platform/db/database.ts';
import { agreedRule, findPolicyVersion, type Reference } from '../../catalog/index.ts';
import { findPriceVersion } from '../package-prices.repo.ts';

/** The versions shown to a person. */
export interface ShownVersions {
  price_version: number;
  policy_version: number;
}

/**
 * The terms of a package to store with what a person agrees to: the versions shown, otherwise the latest. Null when the package
 * or version does not exist.
 */
export async function readTerms(
  db: Db,
  reference: Reference,
  packageId: string,
  { shown, at }: { shown?: ShownVersions | undefined; at: Date },
): Promise<TermsSnapshot | null> {
  const price = await findPriceVersion(db, packageId, shown?.price_version);
  const policy = price && (await findPolicyVersion(db, price.cancellationPolicy, shown?.policy_version));
  if (!policy) return null;
  const { currency, lines, version, depositPercent, timeZone } = price;
  return snapshotTerms({
    package_id: packageId,
    price_version: version,
    lines: lines.map(({ key, amount_minor: amount }) => ({ key, amount: { amount, currency } })),
    deposit_percent: depositPercent,
    policy: {
      key: policy.policy,
      version: policy.version,
      rules: policy.rules.map((rule) => agreedRule(reference, rule, currency)),
    },
    rate_date: reference.rateDate,
    time_zone: timeZone,
    taken_at: at.toISOString(),
  });
}
