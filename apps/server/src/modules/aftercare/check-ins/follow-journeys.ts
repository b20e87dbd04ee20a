import { checkInEnded, incidentResolved } from '@travesia/contracts/aftercare';
import { journeyCancelled, journeyDischarged, journeyStayed } from '@travesia/contracts/journeys';
import { accountErased } from '@travesia/contracts/privacy';
import type { Tx } from '../../../platform/db/database.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { completeJourney, lockAnyJourney } from '../../journeys/index.ts';
import { countLiveIncidents } from '../incidents/incidents.repo.ts';
import { countPlanned, lockOpenCheckIns, lockOpenOfPatient } from './check-ins.repo.ts';
import { dropCheckIns } from './drop-check-ins.ts';
import { planCheckIns, type Planning } from './plan-check-ins.ts';

/** Plans check-ins after a discharge, drops them when they are not needed any more, and ends the journey after the last one. */
export function followJourneys(outbox: Pick<Outbox, 'subscribe'>, deps: Planning): void {
  outbox.subscribe(journeyDischarged, 'aftercare.plan', async (tx, { journey_id: id, trip, at }) => {
    const journey = await lockAnyJourney(tx, id);
    if (journey) await planCheckIns(tx, deps, journey, { trip, at });
  });
  outbox.subscribe(journeyCancelled, 'aftercare.drop', async (tx, { journey_id: id }) => {
    const journey = await lockAnyJourney(tx, id);
    if (journey) await dropCheckIns(tx, await lockOpenCheckIns(tx, journey), deps.clock.now());
  });
  outbox.subscribe(accountErased, 'aftercare.drop_of_erased', async (tx, { user_id: id }) =>
    dropCheckIns(tx, await lockOpenOfPatient(tx, id), deps.clock.now()),
  );
  const complete = async (tx: Tx, { journey_id: id }: { journey_id: string }): Promise<void> => {
    const journey = await lockAnyJourney(tx, id);
    if (!journey) return;
    const { all, open } = await countPlanned(tx, journey);
    // Nobody is left alone with something that the clinic hasn't settled.
    if (all > 0 && open === 0 && (await countLiveIncidents(tx, journey)) === 0)
      await completeJourney(tx, journey, deps.clock.now());
  };
  outbox.subscribe(checkInEnded, 'aftercare.complete', complete);
  outbox.subscribe(incidentResolved, 'aftercare.complete', complete);
  outbox.subscribe(journeyStayed, 'aftercare.complete', complete);
}
