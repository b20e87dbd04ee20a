import type { LOCKABLE_SETTINGS } from '@travesia/contracts/providers';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { defineService } from '../../../platform/feature/service.ts';
import type { ModuleDeps } from '../../../platform/module-deps.ts';
import type { Reference } from '../../catalog/index.ts';
import type { Search } from '../../search/index.ts';
import type { BookingsOfClinic } from './bookings-of-clinic.ts';
import type { ClinicianHolder } from './people/clinician-holders.ts';

/** Applies a clinic's new deposit to packages that used its previous one. */
export type FollowDeposit = (
  tx: Tx,
  providerId: string,
  change: Readonly<Record<'from' | 'to', number>>,
) => Promise<void>;

/** How packages follow their clinic's deposit; provided by packages. */
export const followDepositService = defineService<FollowDeposit>('following a deposit');

/** What organizations can lock: booking settings, and the cancellation policy among the booking rules. */
export type LockableSetting = (typeof LOCKABLE_SETTINGS)[number] | 'cancellation_policy';

export interface Locks {
  /** Name of the organization. */
  organization: string;
  keys: readonly LockableSetting[];
}

/** What organizations lock, and what clinics choose themselves. */
export interface SettingLocksOf {
  /** What a clinic's organization has locked. */
  find: (db: Db | Tx, providerId: string) => Promise<Locks | null>;
  /** Remembers that a clinic chose settings itself: values of its organization no longer replace them, unless locked. */
  noteChoices: (tx: Tx, choice: { providerId: string; keys: readonly LockableSetting[]; at: Date }) => Promise<void>;
}

/** Locks of settings; provided by organizations. */
export const settingLocksService = defineService<SettingLocksOf>('locks of settings');

/** Dependencies of the clinic portal. */
export interface ClinicDeps extends ModuleDeps {
  reference: () => Promise<Reference>;
  /** The clinic's bookings. */
  bookings: BookingsOfClinic;
  followDeposit: FollowDeposit;
  /** What is published and names clinicians. */
  clinicianHolders: readonly ClinicianHolder[];
  search: Pick<Search, 'understand' | 'matchDocuments'>;
  settingLocks: SettingLocksOf;
}
