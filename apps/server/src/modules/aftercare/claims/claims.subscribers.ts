import { claimMachine, claimMoved } from '@travesia/contracts/aftercare';
import { nextState } from '@travesia/contracts/kit';
import { accountErased } from '@travesia/contracts/privacy';
import type { Clock } from '../../../platform/clock.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { transition } from '../../../platform/transition/transition.ts';
import { lockAnyBooking, markClaimed } from '../../bookings/index.ts';
import { lockAnyJourney } from '../../journeys/index.ts';
import { claimLifecycle } from './claim.lifecycle.ts';
import { isClaimed, listOpenOfPatient, lockClaim } from './claims.repo.ts';

/** Lets the money of a booking go once no claim about it is open any more. */
export function releaseUnclaimed(outbox: Pick<Outbox, 'subscribe'>): void {
  outbox.subscribe(claimMoved, 'aftercare.release_unclaimed', async (tx, { claim_id: id }) => {
    const row = await lockClaim(tx, id);
    if (!row?.endedAt || row.bookingId === null) return;
    await lockAnyBooking(tx, row.bookingId);
    if (!(await isClaimed(tx, row.bookingId))) await markClaimed(tx, row.bookingId, null);
  });
}

/** Withdraws what a patient had claimed whose account was deleted: nobody could answer them. What was decided ends by itself. */
export function withdrawOfErased(outbox: Pick<Outbox, 'subscribe'>, { clock }: { clock: Clock }): void {
  outbox.subscribe(accountErased, 'aftercare.withdraw_of_erased', async (tx, { user_id: userId }) => {
    const by = { actor: { kind: 'system' }, at: clock.now() } as const;
    for (const { id, journeyId } of await listOpenOfPatient(tx, userId)) {
      await lockAnyJourney(tx, journeyId);
      const row = await lockClaim(tx, id);
      if (row && nextState(claimMachine, row.status, 'withdraw', 'patient') !== null)
        await transition(tx, claimLifecycle, { row, action: 'withdraw', as: 'patient', ...by });
    }
  });
}
