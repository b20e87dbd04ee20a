import type { JourneySummary } from '@travesia/contracts/journeys';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toldBy } from '../../../bookings/testing/told-by.ts';
import { CLINIC, OTHER_CLINIC } from '../../../contexts/testing/open-house.ts';
import { type JourneysHouse, openJourneysHouse } from '../../testing/journeys-house.ts';

let house: JourneysHouse;
let told: ReturnType<typeof toldBy>;
beforeAll(async () => {
  house = await openJourneysHouse();
  told = toldBy({ house, mail: house.mail, settle: house.settle });
});
beforeEach(() => house.clear());
afterAll(() => house.close());

const both = (...all: string[]) => ({ app: all, mails: all });
const NOTHING = both();
const DAY = 24 * 60;

/** A patient, people at the clinic and at its organization, and a journey. */
async function scene({ consents = ['share_answers'], language = 'en', answers = {} } = {}) {
  const patient = await house.patient();
  const coordinator = await house.staff('coordinator');
  const billing = await house.staff('billing');
  const manager = await house.member('manager');
  const own = await house.answered(patient.token, answers, { treatment: 'knee-replacement', language });
  const body = {
    case_id: own.id,
    revision: own.revision,
    provider_ids: [CLINIC],
    consents: consents.map((purpose) => ({ purpose, version: '2026-11-27' })),
  };
  const made = await house.send('POST', '/journeys', patient.token, body, { 'idempotency-key': uuidv7() });
  const [journey] = made.body['data'] as unknown as JourneySummary[];
  return { patient, coordinator, billing, manager, id: journey?.id ?? '', own };
}

const change = (token: string, id: string, body: object) =>
  house.send('POST', `/journeys/${id}/transitions`, token, body);

async function later(minutes: number): Promise<void> {
  house.pass(minutes);
  await house.runTimers();
}

/** Nothing about health: no treatment, no answer, no reason, nobody’s name but the reader’s. */
const expectDiscreet = (letters: readonly { subject: string; text: string; html: string | null }[]) => {
  expect(letters).not.toEqual([]);
  for (const { subject, text, html } of letters)
    expect(`${subject} ${text} ${html}`).not.toMatch(/knee|rodilla|joelho|some words|secret reason/i);
};

describe('a journey', () => {
  it('is told to those who answer for the clinic and for its organization when they are asked', async () => {
    const { patient, coordinator, billing, manager, id } = await scene();
    const asked = await told.to(coordinator);
    expect(asked).toMatchObject(both('desk_journey_asked'));
    expect(asked.params[0]).toMatchObject({ journey_id: id, desk: 'provider', clinic: 'Clínica Um' });
    expect(asked.letters[0]?.text).toContain(`https://travesia.example/provider/journeys/${id}`);
    expectDiscreet(asked.letters);
    const network = await told.to(manager);
    expect(network.letters[0]?.text).toContain(`https://travesia.example/organization/journeys/${id}`);
    expect(await told.kindsTo(billing)).toEqual(NOTHING);
    expect(await told.kindsTo(patient)).toEqual(NOTHING);
  });

  it('that is late is told to both sides, and its end after a week', async () => {
    const { patient, coordinator, manager, id } = await scene({ language: 'es' });
    await told.forgetTold();
    await later(DAY);
    const late = await told.to(patient);
    expect(late).toMatchObject(both('journey_overdue'));
    expect(late.letters[0]).toMatchObject({ locale: 'es' });
    expect(late.letters[0]?.text).toContain(`https://travesia.example/es/journey/${id}`);
    expectDiscreet(late.letters);
    for (const one of [coordinator, manager]) expect(await told.kindsTo(one)).toEqual(both('desk_journey_overdue'));
    await later(6 * DAY);
    expect(await told.kindsTo(patient)).toEqual(both('journey_expired'));
    expect(await told.kindsTo(coordinator)).toEqual(both('desk_journey_expired'));
  });

  it('that is offered on is told to the patient with both clinics, and to the next clinic', async () => {
    const { patient } = await scene({ consents: ['share_answers', 'offer_on'], language: 'pt' });
    const other = await house.staff('coordinator', OTHER_CLINIC);
    await told.forgetTold();
    await later(DAY);
    const offered = await told.to(patient);
    expect(offered.app.toSorted()).toEqual(['journey_offered_on', 'journey_overdue']);
    const about = offered.params.find((params) => 'late' in params);
    expect(about).toMatchObject({ clinic: 'Clínica Dois', late: 'Clínica Um' });
    expectDiscreet(offered.letters);
    expect(await told.kindsTo(other)).toEqual(both('desk_journey_asked'));
  });

  it('that is declined is told to the patient without the reason', async () => {
    const { patient, coordinator, manager, id } = await scene();
    await told.forgetTold();
    await change(coordinator.token, id, { action: 'decline', reason: 'secret reason', version: 1 });
    const declined = await told.to(patient);
    expect(declined).toMatchObject(both('journey_declined'));
    expectDiscreet(declined.letters);
    expect(JSON.stringify(declined.params)).not.toContain('secret');
    expect(await told.kindsTo(coordinator)).toEqual(NOTHING);
    expect(await told.kindsTo(manager)).toEqual(NOTHING);
  });

  it('that is signed is told as signed only; unfit is told as declined', async () => {
    const { patient, coordinator, id, own } = await scene({ answers: { weight: 120 } });
    const surgeon = await house.staff('clinician');
    const clinician = await house.clinician();
    await told.forgetTold();
    const sign = (decision: string, version: number) =>
      house.send(
        'POST',
        `/provider/journeys/${id}/reviews`,
        surgeon.token,
        { decision, reason: 'secret reason', clinician_id: clinician, revision: own.revision, version },
        { 'idempotency-key': uuidv7() },
      );
    expect(await sign('fit_if', 1)).toMatchObject({ status: 201 });
    const signed = await told.to(patient);
    expect(signed).toMatchObject(both('journey_reviewed'));
    expectDiscreet(signed.letters);
    expect(await told.kindsTo(coordinator)).toEqual(NOTHING);
    expect(await sign('unfit', 2)).toMatchObject({ status: 201 });
    expect(await told.kindsTo(patient)).toEqual(both('journey_declined'));
  });

  it('that is canceled is told to the other sides', async () => {
    const one = await scene();
    await told.forgetTold();
    await change(one.patient.token, one.id, { action: 'cancel', reason: 'secret reason', version: 1 });
    expect(await told.kindsTo(one.patient)).toEqual(NOTHING);
    for (const person of [one.coordinator, one.manager]) {
      const cancelled = await told.to(person);
      expect(cancelled).toMatchObject(both('desk_journey_cancelled'));
      expect(cancelled.params[0]).toMatchObject({ by: 'patient' });
      expectDiscreet(cancelled.letters);
    }
  });

  it('to which much happened at once is told as it is now', async () => {
    const { patient, coordinator, id } = await scene();
    await change(patient.token, id, { action: 'cancel', reason: 'Another clinic', version: 1 });
    expect(await told.kindsTo(coordinator)).toEqual(both('desk_journey_cancelled'));
  });
});
