import type { Tx } from '../../../platform/db/database.ts';
import { defineService } from '../../../platform/feature/service.ts';
import type { ModuleDeps } from '../../../platform/module-deps.ts';
import type { Reference } from '../../catalog/index.ts';
import type { BookingsOfClinic } from './bookings-of-clinic.ts';

/** Packages that asked what their clinic asked until now ask what it asks from now on. */
export type FollowDeposit = (
  tx: Tx,
  providerId: string,
  change: Readonly<Record<'from' | 'to', number>>,
) => Promise<void>;

/** How offers follow the deposit of their clinic; packages offer it. */
export const followDepositService = defineService<FollowDeposit>('following a deposit');

/** What the own pages of a clinic are made with. */
export interface ClinicDeps extends ModuleDeps {
  reference: () => Promise<Reference>;
  /** What is known of a clinic's bookings. */
  bookings: BookingsOfClinic;
  followDeposit: FollowDeposit;
}
