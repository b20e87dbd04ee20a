import type { ClinicSettings } from '@travesia/contracts/providers';
import { depositOf } from '@travesia/contracts/terms';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { ProviderRow } from '../writing/administer.repo.ts';
import type { ClinicDeps } from './clinic-deps.ts';
import { changedSettings, refuseLocked } from './setting-locks.rules.ts';

interface Noted {
  /** The clinic before the change. */
  clinic: ProviderRow;
  settings: Pick<ClinicSettings, 'allow_online_booking' | 'require_deposit' | 'deposit_percentage'>;
  actor: Actor;
  at: Date;
  /** Path of the settings in the call, for refused fields. */
  path: string;
}

/**
 * What follows new booking settings of a clinic's team: packages with the previous deposit, and the audit log. Throws
 * `request.invalid` for settings that its organization has locked.
 */
export async function noteSettings(
  tx: Tx,
  { followDeposit, settingLocks }: Pick<ClinicDeps, 'followDeposit' | 'settingLocks'>,
  { clinic, settings, actor, at, path }: Noted,
): Promise<void> {
  const changed = changedSettings(clinic, settings);
  refuseLocked(changed, await settingLocks.find(tx, clinic.id), path);
  await settingLocks.noteChoices(tx, { providerId: clinic.id, keys: changed, at });
  const from = depositOf({ require_deposit: clinic.requireDeposit, deposit_percentage: clinic.depositPercentage });
  const to = depositOf(settings);
  await followDeposit(tx, clinic.id, { from, to });
  await appendAudit(tx, {
    action: 'clinic.settings_changed',
    actor,
    at,
    target: { type: 'provider', id: clinic.id },
    facts: {
      online_from: clinic.allowOnlineBooking,
      online_to: settings.allow_online_booking,
      percent_from: from,
      percent_to: to,
    },
  });
}
