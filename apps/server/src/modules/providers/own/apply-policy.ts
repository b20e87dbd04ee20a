import { depositOf } from '@travesia/contracts/terms';
import type { Tx } from '../../../platform/db/database.ts';
import { writeProvider } from '../writing/administer.repo.ts';
import { lockOwnProvider } from '../writing/providers-write.repo.ts';
import type { FollowDeposit } from './clinic-deps.ts';

/** Booking settings as an organization sets them for a clinic. */
export interface PolicyColumns {
  allowOnlineBooking: boolean;
  requireDeposit: boolean;
  depositPercentage: number | null;
  cancellationPolicy: string | null;
}

/** Writes settings that an organization sets for a clinic, in its transaction; packages with the previous deposit follow. */
export async function applyPolicy(
  tx: Tx,
  followDeposit: FollowDeposit,
  { providerId, columns, at }: { providerId: string; columns: PolicyColumns; at: Date },
): Promise<void> {
  const clinic = await lockOwnProvider(tx, providerId);
  if (!clinic) return;
  await writeProvider(tx, clinic, columns, at);
  const deposit = ({
    requireDeposit,
    depositPercentage,
  }: Pick<PolicyColumns, 'requireDeposit' | 'depositPercentage'>) =>
    depositOf({ require_deposit: requireDeposit, deposit_percentage: depositPercentage });
  await followDeposit(tx, providerId, { from: deposit(clinic), to: deposit(columns) });
}
