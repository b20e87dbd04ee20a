import { actionsFor } from '@travesia/contracts/kit';
import { journeyMachine, journeyOverdue } from '@travesia/contracts/journeys';
import { accountErased } from '@travesia/contracts/privacy';
import type { Clock } from '../../platform/clock.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { transition } from '../../platform/transition/transition.ts';
import { caseLifecycle } from './cases/case.lifecycle.ts';
import { lockAskedOf } from './cases/cases.repo.ts';
import { journeyLifecycle } from './journey.lifecycle.ts';
import { lockOpenOfPatient } from './journeys.repo.ts';
import { offerOn } from './offering/offer-on.ts';

interface FollowDeps {
  clock: Clock;
}

/** Offers a case to the next clinic when one doesn't answer in time. */
export function followOverdue(outbox: Pick<Outbox, 'subscribe'>, deps: FollowDeps): void {
  outbox.subscribe(journeyOverdue, 'journeys.offer_on', (tx, { journey_id: id }) => offerOn(tx, deps, id));
}

/** Cancels what a patient had asked whose account was deleted, as if they had, and closes their cases: clinics needn't answer any more. */
export function followErasedPatients(outbox: Pick<Outbox, 'subscribe'>, { clock }: FollowDeps): void {
  outbox.subscribe(accountErased, 'journeys.cancel_of_erased', async (tx, { user_id: id }) => {
    const by = { actor: { kind: 'system' }, at: clock.now() } as const;
    for (const row of await lockOpenOfPatient(tx, id))
      if (actionsFor(journeyMachine, row.status, 'patient').includes('cancel'))
        await transition(tx, journeyLifecycle, { row, action: 'cancel', as: 'patient', ...by });
    for (const row of await lockAskedOf(tx, id))
      await transition(tx, caseLifecycle, { row, action: 'close', as: 'system', ...by });
  });
}
