import type { Booking } from '@travesia/contracts/bookings';
import type { Journey, JourneyDocument, JourneyDocuments, JourneyTasks } from '@travesia/contracts/journeys';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { COLLEAGUE, DOCTOR } from '../../../bookings/testing/open-bookings.ts';
import { journeysPersonalData } from '../../personal-data/journeys-personal-data.ts';
import { openQuotesHouse, type QuotesHouse } from '../../testing/quotes-house.ts';

let world: QuotesHouse;
beforeAll(async () => {
  world = await openQuotesHouse();
  await world.calendar({ clinician: COLLEAGUE });
});
afterAll(() => world.close());

const path = (id: string, documentId = '', act = '') =>
  ['/journeys', id, 'documents', documentId, act].filter(Boolean).join('/');
const list = async (userId: string, id: string) =>
  (await world.call('GET', userId, path(id))).body as unknown as JourneyDocuments;
async function find(userId: string, id: string, kind: string): Promise<JourneyDocument> {
  const one = (await list(userId, id)).data.findLast((document) => document.kind === kind);
  return (await world.call('GET', userId, path(id, one?.id))).body as unknown as JourneyDocument;
}
const sign = (patientId: string, one: JourneyDocument, more: object = {}) => {
  const [text] = one.texts;
  const signature = { language: text?.language, sha256: text?.sha256, name: 'patient quiroga', read_seconds: 90 };
  return world.call('POST', patientId, path(one.journey_id, one.id, 'sign'), {
    version: one.version,
    ...signature,
    ...more,
  });
};
const countersign = (one: JourneyDocument, clinician = DOCTOR) =>
  world.call('POST', world.staff, path(one.journey_id, one.id, 'countersign'), {
    version: one.version,
    clinician_id: clinician,
  });
const move = async (userId: string, id: string, action: string) => {
  const { version } = await world.read(userId, id);
  return world.call('POST', userId, `/journeys/${id}/transitions`, { action, version });
};
const consentTask = async ({ id, patientId }: { id: string; patientId: string }) => {
  const { data } = (await world.call('GET', patientId, `/journeys/${id}/tasks`)).body as unknown as JourneyTasks;
  return data.find(({ step }) => step === 'consent')?.status;
};
/** Signs and countersigns whatever the treatment requires. */
async function signAll({ id, patientId }: { id: string; patientId: string }): Promise<void> {
  for (const { kind } of (await list(patientId, id)).missing) {
    const one = await find(patientId, id, kind);
    const signed = one.status === 'signed' ? one : ((await sign(patientId, one)).body as unknown as JourneyDocument);
    if (signed.countersigned) await countersign(signed);
  }
}

describe('documents of a booked journey', () => {
  it('are offered with the booking in three languages; the treatment begins only once both sides have signed', async () => {
    const one = await world.booked();
    const { id, patientId } = one;
    const { data, missing } = await list(patientId, id);
    expect(data.map(({ kind }) => kind)).toContain('photos');
    expect(data.find(({ kind }) => kind === 'photos')).toMatchObject({ required: false, countersigned: false });
    expect(missing).toContainEqual(expect.objectContaining({ kind: 'treatment', status: 'offered' }));
    const consent = await find(patientId, id, 'treatment');
    expect(consent).toMatchObject({ languages: ['en', 'es', 'pt'], actions: ['sign', 'decline', 'ask'] });
    expect(JSON.stringify(consent.texts)).not.toMatch(/[{]\w+[}]/);
    await move(world.staff, id, 'prepare');
    expect(await move(world.staff, id, 'treat')).toMatchObject({
      status: 409,
      body: { code: 'journeys.documents_missing', present: missing },
    });
    expect(await consentTask(one)).toBe('open');
    const signed = (await sign(patientId, consent)).body as unknown as JourneyDocument;
    expect(signed).toMatchObject({ status: 'signed', actions: ['withdraw', 'ask'], signature: { read_seconds: 90 } });
    expect((await move(world.staff, id, 'treat')).body.code).toBe('journeys.documents_missing');
    expect((await countersign(signed, COLLEAGUE)).body.code).toBe('journeys.no_license');
    expect(await consentTask(one)).toBe('done');
    await signAll(one);
    expect((await list(world.staff, id)).missing).toEqual([]);
    expect((await move(world.staff, id, 'treat')).body).toMatchObject({ status: 'in_treatment' });
    const treated = await find(patientId, id, 'treatment');
    expect(treated.actions).toEqual(['ask']);
  });

  it('refuse another name, another text and a language nobody approved', async () => {
    const { id, patientId } = await world.booked();
    const consent = await find(patientId, id, 'treatment');
    expect((await sign(patientId, consent, { name: 'Somebody Else' })).body).toMatchObject({
      code: 'journeys.document_name',
      fields: [{ path: 'body.name' }],
    });
    expect((await sign(patientId, consent, { sha256: 'ab' })).body.code).toBe('journeys.document_changed');
    expect((await sign(patientId, consent, { language: 'es' })).body.code).toBe('journeys.document_changed');
    expect((await sign(patientId, consent, { version: 9 })).body.code).toBe('request.stale_version');
    const own = { kind: 'other', title: 'Diet', text: 'Eat little.\n\nDrink water.', required: true };
    const offer = (more: object) => world.call('POST', world.staff, path(id), { ...own, ...more });
    expect((await offer({ language: 'es', approved_by_person: true })).body.code).toBe('journeys.document_language');
    expect((await offer({ language: 'en', approved_by_person: false })).body.code).toBe(
      'journeys.document_not_approved',
    );
    const made = await offer({ language: 'en', approved_by_person: true });
    expect(made).toMatchObject({ status: 201, body: { languages: ['en'], status: 'offered' } });
    const diet = await find(patientId, id, 'other');
    expect(diet.texts[0]?.sections[0]?.paragraphs).toEqual(['Eat little.', 'Drink water.']);
    expect((await sign(patientId, diet, { language: 'pt' })).body.code).toBe('journeys.document_language');
    expect((await sign(patientId, diet, { name: ' PATIÉNT  quiroga' })).body).toMatchObject({ status: 'in_force' });
  });

  it('are asked about, answered and printed; the clinic’s reads are logged, strangers read nothing', async () => {
    const { id, patientId } = await world.booked();
    const consent = await find(patientId, id, 'treatment');
    await world.call('POST', patientId, path(id, consent.id, 'open'));
    const asked = await world.call('POST', patientId, path(id, consent.id, 'questions'), { question: 'Will it hurt?' });
    const question = (asked.body as unknown as JourneyDocument).questions[0];
    expect(asked).toMatchObject({ status: 201, body: { open_questions: 1, opened_at: expect.any(String) as string } });
    const answered = await world.call('PUT', world.staff, path(id, consent.id, `questions/${question?.id}`), {
      answer: 'A little.',
    });
    expect(answered.body).toMatchObject({ open_questions: 0, questions: [{ answer: 'A little.' }] });
    const printed = await world.call('GET', world.staff, path(id, consent.id, 'document'));
    const bytes = Buffer.from(String(printed.body['content']), 'base64');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const audited = (await world.house.audited()).map(({ action }) => action);
    for (const action of ['documents.offered', 'documents.opened', 'documents.asked', 'documents.read'])
      expect(audited).toContain(action);
    const stranger = await world.house.person('patient');
    expect((await world.call('GET', stranger.userId, path(id))).status).toBe(404);
    expect((await sign(stranger.userId, consent)).status).toBe(404);
  });

  it('can be withdrawn until the treatment begins, which then waits for another signature', async () => {
    const one = await world.booked();
    const { id, patientId } = one;
    await signAll(one);
    const consent = await find(patientId, id, 'treatment');
    const step = { version: consent.version, action: 'withdraw', reason: 'I want to think again.' };
    const withdrawn = await world.call('POST', patientId, path(id, consent.id, 'transitions'), step);
    expect(withdrawn.body).toMatchObject({ status: 'withdrawn', end_note: 'I want to think again.' });
    await move(world.staff, id, 'prepare');
    expect((await move(world.staff, id, 'treat')).body.code).toBe('journeys.documents_missing');
    const { offers } = await list(world.staff, id);
    expect(offers).toEqual(['treatment', 'other']);
    expect((await world.call('POST', world.staff, path(id), { kind: 'treatment' })).status).toBe(201);
    await signAll(one);
    expect((await move(world.staff, id, 'treat')).body).toMatchObject({ status: 'in_treatment' });
  });

  it('ask the patient again if somebody else is to operate', async () => {
    const { id, patientId, booking } = await world.booked();
    const { version } = (await world.call('GET', world.staff, `/bookings/${booking.id}`)).body as unknown as Booking;
    const given = await world.call('POST', world.staff, `/bookings/${booking.id}/reassign`, {
      clinician_id: COLLEAGUE,
      version,
      reason: 'Ill.',
    });
    expect(given.status).toBe(200);
    await world.settle();
    const change = await find(patientId, id, 'surgeon_change');
    expect(change).toMatchObject({ required: true, countersigned: false, status: 'offered' });
    expect(JSON.stringify(change.texts)).toContain('everything you paid is refunded');
    expect((await list(patientId, id)).missing).toContainEqual(
      expect.objectContaining({ kind: 'surgeon_change', status: 'offered' }),
    );
    const seen = await find(world.staff, id, 'surgeon_change');
    expect(seen.actions).toEqual(['answer']);
    expect((await sign(patientId, change)).body).toMatchObject({ status: 'in_force' });
  });

  it('become void with a journey that ends early, and are emptied when the account is deleted', async () => {
    const { id, patientId, booking } = await world.booked();
    const consent = await find(patientId, id, 'treatment');
    await sign(patientId, consent);
    const { version } = (await world.call('GET', patientId, `/bookings/${booking.id}`)).body as unknown as Booking;
    await world.call('POST', patientId, `/bookings/${booking.id}/cancel`, { version, reason: 'No longer.' });
    await world.settle();
    expect((await world.read(patientId, id)).status satisfies Journey['status']).toBe('cancelled');
    expect(new Set((await list(patientId, id)).data.map(({ status }) => status))).toEqual(new Set(['void']));
    const data = journeysPersonalData(world.house.accounts.secret);
    const subject = { userId: patientId, addresses: [], onlySession: null };
    const exported = JSON.stringify(await data.collect(world.house.database.db, subject));
    expect(exported).toContain('patient quiroga');
    await unitOfWork(world.house.database, (tx) => data.erase(tx, subject));
    const { rows } = await world.house.run(
      sql`select count(*)::int as total from journey_documents where journey_id = ${id}::uuid
        and (content_sealed is not null or signed_name_sealed is not null or end_note_sealed is not null)`,
    );
    expect(rows).toEqual([{ total: 0 }]);
  });
});
