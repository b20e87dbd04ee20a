import type { Locale } from '@travesia/contracts/kit';
import { type PolicyTable, priceOf } from '@travesia/contracts/packages';
import { depositOn, isPatientRule, refundSchedule } from '@travesia/contracts/terms';
import { calendar } from '../../../../platform/calendar.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { agreedRule, findPolicyVersion } from '../../../catalog/index.ts';
import { findOwn } from '../drafts.repo.ts';
import type { OwnPackagesDeps } from '../own-packages-deps.ts';
import { ownPackages } from '../own-packages.policy.ts';
import { sellingClinic } from '../show-draft.ts';

/** The working copy's cancellation policy as dates and amounts, by the rules that a booking will be refunded by. */
export async function getPolicyTableQuery(
  deps: OwnPackagesDeps,
  id: string,
  { language, start_date: startsOn }: { language: Locale; start_date: string },
  actor: Actor,
): Promise<{ table: PolicyTable | null }> {
  const scope = ownPackages(actor);
  const reference = await deps.reference();
  const { db } = deps.database;
  const [row, clinic] = await Promise.all([findOwn(db, scope, id), sellingClinic(db, deps, scope)]);
  if (!row) throw new ProblemError('packages.not_found');
  const { lines, deposit_percent: percent, cancellation_policy: key } = row.content;
  const price = priceOf(lines);
  const policy = key === null ? undefined : reference.policies.get(key);
  const version = key === null ? undefined : await findPolicyVersion(db, key);
  if (!price || percent === null || !policy || !version) return { table: null };
  const deposit = depositOn(price, percent);
  const rules = version.rules.map((rule) => agreedRule(reference, rule, price.currency));
  const start = { starts_on: startsOn, time_zone: clinic.timeZone };
  const afterDeposit = refundSchedule(calendar, rules, start, { price, paid: deposit });
  const afterAll = refundSchedule(calendar, rules, start, { price, paid: price });
  return {
    table: {
      policy: { key: policy.key, name: policy.name[language], summary: policy.summary[language] },
      ...start,
      price,
      deposit,
      steps: afterAll.map((step, place) => {
        const early = afterDeposit[place] ?? step;
        return {
          from_date: step.from_date,
          until_date: step.until_date,
          refund_percent: step.rule.refund_percent,
          of_deposit: { refund: early.refund, kept: early.kept },
          of_price: { refund: step.refund, kept: step.kept },
          note: step.rule.note?.[language] ?? null,
        };
      }),
      always: rules
        .filter((rule) => !isPatientRule(rule))
        .map(({ reason, refund_percent, note }) => ({ reason, refund_percent, note: note?.[language] ?? null })),
    },
  };
}
