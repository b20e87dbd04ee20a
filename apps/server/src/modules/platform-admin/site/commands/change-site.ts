import type { Site, SiteChange } from '@travesia/contracts/platform-admin';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../../../platform/module-deps.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { theInstallation } from '../../installation/operations.policy.ts';
import { presentSite } from '../site.presenter.ts';
import { lockSite, writeSite } from '../site.repo.ts';

/** Changes telephone, hours and fee. Throws `request.stale_version` with the current ones. */
export async function changeSite(
  { database, clock }: Pick<ModuleDeps, 'database' | 'clock'>,
  { version, reason, phone, hours, clinic_fee_percent: fee }: SiteChange,
  actor: Actor,
): Promise<Site> {
  theInstallation(actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    const row = await lockSite(tx);
    const present = presentSite(row);
    if (row.version !== version) throw new ProblemError('request.stale_version', { present });
    const written = { phone, hours, clinic_fee_percent: fee };
    const fields = (['phone', 'hours', 'clinic_fee_percent'] as const).filter(
      (field) => JSON.stringify(present[field]) !== JSON.stringify(written[field]),
    );
    if (fields.length === 0) return present;
    const now = await writeSite(tx, { phone, hours, clinicFeePercent: String(fee), editedAt: at });
    const facts = {
      reason,
      fields: fields.join(', '),
      ...(fields.includes('clinic_fee_percent')
        ? { 'clinic_fee_percent.before': present.clinic_fee_percent, 'clinic_fee_percent.after': fee }
        : {}),
    };
    await appendAudit(tx, { action: 'configuration.site_changed', actor, at, facts });
    return presentSite(now);
  });
}
