import { type ClinicSettings, LOCKABLE_SETTINGS } from '@travesia/contracts/providers';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { ProviderRow } from '../writing/administer.repo.ts';
import type { LockableSetting, Locks } from './clinic-deps.ts';

type Present = Pick<ProviderRow, 'allowOnlineBooking' | 'requireDeposit' | 'depositPercentage'>;
type Settings = Pick<ClinicSettings, (typeof LOCKABLE_SETTINGS)[number]>;

/** Settings that a change gives another value. */
export function changedSettings(clinic: Present, to: Settings): LockableSetting[] {
  const from: Settings = {
    allow_online_booking: clinic.allowOnlineBooking,
    require_deposit: clinic.requireDeposit,
    deposit_percentage: clinic.depositPercentage,
  };
  return LOCKABLE_SETTINGS.filter((key) => from[key] !== to[key]);
}

/** Throws `request.invalid`, by field, if a change touches what the clinic's organization has locked. */
export function refuseLocked(changed: readonly LockableSetting[], locks: Locks | null, path: string): void {
  const fields = changed
    .filter((key) => locks?.keys.includes(key))
    .map((key) => ({
      path: `${path}.${key}`,
      code: 'locked_by_organization',
      message: `is set by ${locks?.organization}`,
      limit: locks?.organization,
    }));
  if (fields.length) throw new ProblemError('request.invalid', { fields });
}

/** The locks that concern the booking settings; null without any. */
export function settingLocksIn(locks: Locks | null): ClinicSettings['locks'] {
  const keys = LOCKABLE_SETTINGS.filter((key) => locks?.keys.includes(key));
  return locks && keys.length ? { organization: locks.organization, keys } : null;
}
