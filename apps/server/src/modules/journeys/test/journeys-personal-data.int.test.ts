import type { JourneySummary } from '@travesia/contracts/journeys';
import { uuidv7 } from 'uuidv7';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { journeysPersonalData } from '../personal-data/journeys-personal-data.ts';
import { type JourneysHouse, openJourneysHouse } from '../testing/journeys-house.ts';

let house: JourneysHouse;
beforeAll(async () => {
  house = await openJourneysHouse();
});
beforeEach(() => house.clear());
afterAll(() => house.close());

const subjectOf = (userId: string) => ({ userId, addresses: [], onlySession: null });

it('a patient gets answers, reviews and their reasons; a deletion removes them, and who signed at the keyboard', async () => {
  const who = await house.patient();
  const own = await house.answered(who.token, { weight: 120 });
  const made = await house.ask(who.token, own);
  const [journey] = made.body['data'] as unknown as JourneySummary[];
  const surgeon = await house.staff('clinician');
  const review = {
    decision: 'fit_if',
    reason: 'Lose 10 kg first.',
    clinician_id: await house.clinician(),
    revision: 1,
    version: 1,
  };
  const key = { 'idempotency-key': uuidv7() };
  const signed = await house.send('POST', `/provider/journeys/${journey?.id}/reviews`, surgeon.token, review, key);
  expect(signed.status).toBe(201);

  const data = journeysPersonalData(house.accounts.secret);
  const of = (userId: string) => data.collect(house.database.db, subjectOf(userId));
  expect(await of(who.userId)).toMatchObject([
    { answers: { weight: 120 } },
    { id: journey?.id, reviews: [{ reason: 'Lose 10 kg first.', license: 'CRM-SP 123456' }] },
  ]);
  expect(await of(surgeon.userId)).toMatchObject([{ signed_review: { clinician: 'Dra. Lúcia Rojas' } }]);
  expect(JSON.stringify(await of(surgeon.userId))).not.toContain('10 kg');

  await unitOfWork(house.database, async (tx) => {
    for (const { userId } of [who, surgeon]) await data.erase(tx, subjectOf(userId));
  });
  const { rows } =
    await house.run(sql`select c.answers_sealed, c.needs_clinician, r.reason_sealed, r.signed_by, r.clinician_name
    from cases c join journeys j on j.case_id = c.id join clinical_reviews r on r.journey_id = j.id`);
  expect(rows).toEqual([
    {
      answers_sealed: null,
      needs_clinician: false,
      reason_sealed: null,
      signed_by: null,
      clinician_name: 'Dra. Lúcia Rojas',
    },
  ]);
});
