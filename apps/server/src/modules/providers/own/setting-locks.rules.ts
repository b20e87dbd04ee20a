import type { ClinicSettings, SettingLocks } from '@travesia/contracts/providers';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { ProviderRow } from '../writing/administer.repo.ts';
import type { LockableSetting } from './clinic-deps.ts';

type Present = Pick<ProviderRow, 'allowOnlineBooking' | 'requireDeposit' | 'depositPercentage'>;
type Settings = Pick<ClinicSettings, LockableSetting>;

/** Settings that a change gives another value. */
export function changedSettings(clinic: Present, to: Settings): LockableSetting[] {
  const from: Settings = {
    allow_online_booking: clinic.allowOnlineBooking,
    require_deposit: clinic.requireDeposit,
    deposit_percentage: clinic.depositPercentage,
  };
  return (Object.keys(from) as LockableSetting[]).filter((key) => from[key] !== to[key]);
}

/** Throws `request.invalid`, by field, if a change touches what the clinic's organization has locked. */
export function refuseLocked(changed: readonly LockableSetting[], locks: SettingLocks | null, path: string): void {
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
