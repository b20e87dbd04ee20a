import type { Quote } from '@travesia/contracts/journeys';
import type { Conversation, Message, Proposal } from '@travesia/contracts/messaging';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOCTOR, MONDAY } from '../../bookings/testing/open-bookings.ts';
import { CLINIC } from '../../contexts/testing/open-house.ts';
import { openQuotesHouse } from '../../journeys/testing/quotes-house.ts';

let house: Awaited<ReturnType<typeof openQuotesHouse>>;
beforeAll(async () => {
  house = await openQuotesHouse();
});
afterAll(() => house.close());

/** A Monday at the clinic, in São Paulo: at nine, ten and eleven. */
const HOURS = ['12:00', '13:00', '14:00'].map((time) => `${MONDAY}T${time}:00.000Z`);

const timesOf = (starts: readonly string[], more: object = {}) => ({
  kind: 'times',
  visit: 'consultation',
  service_type: null,
  clinician_id: DOCTOR,
  starts,
  ...more,
});

/** A patient’s conversation with the clinic. */
async function begun(patientId?: string) {
  const userId = patientId ?? (await house.house.person('patient')).userId;
  const body = { recipient_id: CLINIC, recipient_type: 'provider', subject: 'Knee', initial_message: 'Hello' };
  const { id } = (await house.call('POST', userId, '/conversations', body)).body as unknown as Conversation;
  const write = (writer: string, more: object) => house.call('POST', writer, `/conversations/${id}/messages`, more);
  const show = async (reader: string, messageId: string) =>
    house.call('GET', reader, `/conversations/messages/${messageId}/proposal`);
  return { userId, id, write, show };
}
const states = (body: unknown) => {
  const proposal = body as Proposal;
  return proposal.kind === 'times' ? proposal.times.map(({ state }) => state) : null;
};

describe('proposed times', () => {
  it('are shown as they are: free, booked by the patient, taken by somebody else', async () => {
    const one = await begun();
    const sent = await one.write(house.staff, { proposal: timesOf([...HOURS].reverse()) });
    expect(sent.body).toMatchObject({ content: '', proposal: 'times' });
    const { id } = sent.body as unknown as Message;
    const seen = await one.show(one.userId, id);
    expect(seen.body).toMatchObject({
      kind: 'times',
      visit: 'consultation',
      service: null,
      price: null,
      can_book: true,
      time_zone: 'America/Sao_Paulo',
      clinician: { id: DOCTOR },
      times: [
        { starts_at: HOURS[0], date: MONDAY, time: '09:00', state: 'free', booking_id: null },
        { starts_at: HOURS[1], time: '10:00', state: 'free' },
        { starts_at: HOURS[2], time: '11:00', state: 'free' },
      ],
    });
    expect((await one.show(house.staff, id)).body).toMatchObject({ can_book: false });

    const visit = {
      provider_id: CLINIC,
      kind: 'consultation',
      date: MONDAY,
      clinician_id: DOCTOR,
      accept_policy: true,
    };
    const booked = await house.call('POST', one.userId, '/bookings', { ...visit, time: '10:00' });
    expect(booked.status).toBe(201);
    const rival = await house.house.person('patient');
    expect((await house.call('POST', rival.userId, '/bookings', { ...visit, time: '11:00' })).status).toBe(201);
    const now = await one.show(one.userId, id);
    expect(states(now.body)).toEqual(['free', 'booked', 'taken']);
    expect(now.body).toMatchObject({ times: [{}, { booking_id: booked.body['id'] }, { booking_id: null }] });
  });

  it('are refused if one is taken, unknown, without its clinician, or of a service the clinic does not have', async () => {
    const one = await begun();
    for (const proposal of [
      timesOf([`${MONDAY}T16:30:00.000Z`]),
      timesOf(['2020-01-06T12:00:00.000Z']),
      timesOf(HOURS.slice(0, 1), { clinician_id: uuidv7() }),
      timesOf(HOURS.slice(0, 1), { visit: 'online', service_type: 'no-such-service' }),
      timesOf(HOURS.slice(0, 1), { service_type: 'first-talk' }),
    ])
      expect((await one.write(house.staff, { content: 'Here', proposal })).body['code']).toBe(
        'messaging.time_not_free',
      );
    for (const proposal of [timesOf([]), timesOf([...HOURS, `${MONDAY}T15:00:00.000Z`]), { kind: 'gift' }])
      expect((await one.write(house.staff, { content: 'Here', proposal })).status).toBe(422);
    const { data } = (await house.call('GET', one.userId, `/conversations/${one.id}/messages`)).body as {
      data: unknown[];
    };
    expect(data).toHaveLength(1);
  });

  it('are made by clinics to patients only', async () => {
    const one = await begun();
    const proposal = timesOf(HOURS.slice(0, 1));
    expect((await one.write(one.userId, { proposal })).body['code']).toBe('messaging.nothing_to_propose');
    const stranger = await house.house.person('patient');
    const sent = (await one.write(house.staff, { proposal })).body as unknown as Message;
    expect((await one.show(stranger.userId, sent.id)).body['code']).toBe('messaging.message_not_found');
  });

  it('are gone with their message', async () => {
    const one = await begun();
    const proposal = timesOf(HOURS.slice(0, 1));
    const first = (await one.write(house.staff, { proposal })).body as unknown as Message;
    const second = (await one.write(house.staff, { proposal })).body as unknown as Message;
    await house.call('DELETE', house.staff, `/conversations/messages/${first.id}`);
    expect((await one.show(one.userId, first.id)).body['code']).toBe('messaging.message_not_found');
    expect((await one.show(one.userId, second.id)).status).toBe(200);
    const kept = async () =>
      (
        await house.house.run(
          sql`select message_id from message_proposals where message_id in (${first.id}, ${second.id})`,
        )
      ).rows;
    expect(await kept()).toEqual([{ message_id: second.id }]);
  });
});

describe('visits to propose', () => {
  it('are consultations with who has a calendar, and services by video', async () => {
    const one = await begun();
    const visits = async (reader: string) => (await house.call('GET', reader, `/conversations/${one.id}/visits`)).body;
    const { data } = (await visits(house.staff)) as { data: { clinician: { id: string } }[] };
    expect(data.filter(({ clinician }) => clinician.id === DOCTOR)).toMatchObject([
      { visit: 'consultation', service: null, price: null },
      { visit: 'online', service: null, price: null },
      { visit: 'online', service: { slug: 'first-talk' }, price: { amount: 8000, currency: 'BRL' } },
    ]);
    expect((await visits(one.userId))['code']).toBe('messaging.nothing_to_propose');
  });
});

describe('quotes in messages', () => {
  it('are those the clinic sent this patient, shown as they are', async () => {
    const asked = await house.asked();
    const one = await begun(asked.patientId);
    const other = await begun();
    const draft = await house.drafted(asked.id);
    const attach = (conversation: typeof one, quoteId: string) =>
      conversation.write(house.staff, { content: 'Our quote', proposal: { kind: 'quote', quote_id: quoteId } });
    const listed = async (conversation: typeof one, reader = house.staff) =>
      (await house.call('GET', reader, `/conversations/${conversation.id}/quotes`)).body;
    expect((await attach(one, draft.id)).body['code']).toBe('messaging.quote_not_found');
    expect(await listed(one)).toEqual({ data: [] });

    const quote = (await house.sendDraft(asked.id, draft)).body as unknown as Quote;
    expect(await listed(one)).toMatchObject({ data: [{ quote_id: quote.id, journey_id: asked.id, status: 'sent' }] });
    expect(await listed(other)).toEqual({ data: [] });
    expect((await listed(one, asked.patientId))['code']).toBe('messaging.nothing_to_propose');
    expect((await attach(other, quote.id)).body['code']).toBe('messaging.quote_not_found');

    const sent = (await attach(one, quote.id)).body as unknown as Message;
    expect((await one.show(asked.patientId, sent.id)).body).toMatchObject({
      kind: 'quote',
      quote_id: quote.id,
      journey_id: asked.id,
      reference: quote.reference,
      status: 'sent',
      total: quote.total,
    });
    await house.accept(asked.patientId, quote);
    expect((await one.show(house.staff, sent.id)).body).toMatchObject({ status: 'accepted' });
  });
});
