import type { Case, Journey, Quote } from '@travesia/contracts/journeys';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { DOCTOR, PACKAGE } from '../../bookings/testing/open-bookings.ts';
import { CLINIC } from '../../contexts/testing/open-house.ts';
import { openPayments } from '../../payments/testing/open-payments.ts';
import { healthyAnswers } from './journeys-house.ts';

/** What moves journeys, without what tells people of them. */
const FOLLOWS = ['journeys.book', 'journeys.cancel', 'journeys.plan_again', 'journeys.surgeon_change'];

/** Lines of a quote in Brazilian reais: a fee, and BRL 100.00 of taxes. */
export const feeLines = (fee: number) => [
  { key: 'surgeon_fee', amount: { amount: fee, currency: 'BRL' } },
  { key: 'taxes_fees', amount: { amount: 10_000, currency: 'BRL' } },
];

/** The tests' clinic with a licensed surgeon, whose quotes are accepted and whose deposits are paid. */
export async function openQuotesHouse({
  silent = false,
  also = [],
}: { silent?: boolean; also?: readonly string[] } = {}) {
  const world = await openPayments({ silent, also: [...FOLLOWS, ...also] });
  const { house, send } = world;
  await house.run(sql`insert into provider_treatments (provider_id, treatment) values (${CLINIC}, 'veneers')`);
  await house.run(sql`insert into credentials (id, provider_id, clinician_id, kind, status, body, number, holder, expires_on, checked_on)
    values (${uuidv7()}, ${CLINIC}, ${DOCTOR}, 'professional_licence', 'verified', 'CRO-SP', '4711', 'Luz Prado', '2028-01-31', '2026-11-01')`);
  const call = async (
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'GET',
    userId: string,
    path: string,
    body?: object,
  ) => send(method, path, await house.signIn(userId), body, method === 'POST' ? { 'idempotency-key': uuidv7() } : {});
  const read = async (userId: string, id: string) =>
    (await call('GET', userId, `/journeys/${id}`)).body as unknown as Journey;
  /** A patient who answered the questions about the clinic's package. */
  const answered = async (more: Record<string, unknown> = {}) => {
    const { userId } = await house.person('patient');
    await house.run(sql`insert into user_consents (user_id, purpose, wording, language, given_at)
      values (${userId}, 'health_data', '2026-11-22', 'en', now())`);
    const made = (await call('POST', userId, '/cases', { package_id: PACKAGE })).body as unknown as Case;
    await call('PATCH', userId, `/cases/${made.id}/answers`, {
      answers: { ...healthyAnswers(made.sections), ...more },
    });
    const { revision } = (await call('GET', userId, `/cases/${made.id}`)).body as unknown as Case;
    const consents = [{ purpose: 'share_answers', version: '2026-11-27' }];
    return { patientId: userId, caseId: made.id, revision, consents };
  };
  /** A patient who asked the clinic about its package. */
  const asked = async (more: Record<string, unknown> = {}) => {
    const { patientId, caseId, ...shared } = await answered(more);
    const body = { case_id: caseId, provider_ids: [CLINIC], ...shared };
    const answer = await call('POST', patientId, '/journeys', body);
    const [journey] = answer.body['data'] as { id: string }[];
    if (!journey) throw new Error(`not asked: ${JSON.stringify(answer.body)}`);
    return { patientId, caseId, id: journey.id };
  };
  const path = (id: string, quoteId = '', act = '') =>
    ['/journeys', id, 'quotes', quoteId, act].filter(Boolean).join('/');
  const staff = world.owner.userId;
  /** A draft with everything answered; `change` differs. */
  const drafted = async (id: string, change: object = {}, kind: Quote['kind'] = 'quote'): Promise<Quote> => {
    const draft = (await call('POST', staff, path(id), { kind })).body as unknown as Quote;
    const isBlank = draft.content.lines.length === 0;
    const content = {
      clinician_id: DOCTOR,
      ...(isBlank ? { lines: feeLines(90_000), deposit_percent: 30, cancellation_policy: 'flexible' } : {}),
      items: draft.content.items.map((item) => ({ ...item, answer: 'included', quantity: item.quantity ?? 1 })),
      complications: {
        pays: { surgeon: 'clinic', facility: 'clinic', travel: 'patient', home_care: 'patient' },
        window_days: 30,
        exclusions: '',
      },
      ...(kind === 'change_order' ? { reason: 'Two more teeth need a crown.' } : {}),
      ...change,
    };
    const saved = await call('PATCH', staff, path(id, draft.id), { version: draft.version, content });
    if (saved.status !== 200) throw new Error(`not saved: ${JSON.stringify(saved.body)}`);
    return saved.body as unknown as Quote;
  };
  const send_ = (id: string, { id: quoteId, version }: Quote) =>
    call('POST', staff, path(id, quoteId, 'send'), { version });
  const quoted = async (id: string, change: object = {}, kind: Quote['kind'] = 'quote'): Promise<Quote> => {
    const sent = await send_(id, await drafted(id, change, kind));
    if (sent.status !== 200) throw new Error(`not sent: ${JSON.stringify(sent.body)}`);
    return sent.body as unknown as Quote;
  };
  const accept = (patientId: string, quote: Quote, more: object = {}) =>
    call('POST', patientId, path(quote.journey_id, quote.id, 'accept'), {
      version: quote.version,
      sha256: quote.sha256,
      accept_policy: true,
      ...(quote.kind === 'quote' ? { time: world.freeTime(30) } : {}),
      ...more,
    });
  const pay = async (booking: { id: string; patientId: string }) => {
    const gatewayId = await world.begin(booking);
    world.gateway.pay(gatewayId);
    await world.confirm(booking, gatewayId);
    await world.settle();
  };
  /** A journey whose quote was accepted and whose deposit is paid. */
  const booked = async (change: object = {}) => {
    const one = await asked();
    const quote = await quoted(one.id, change);
    const accepted = (await accept(one.patientId, quote)).body as unknown as Journey;
    if (!accepted.booking) throw new Error(`not accepted: ${JSON.stringify(accepted)}`);
    const booking = { id: accepted.booking.id, patientId: one.patientId };
    await pay(booking);
    return { ...one, quote, booking };
  };
  return { ...world, call, read, answered, asked, path, staff, drafted, sendDraft: send_, quoted, accept, pay, booked };
}

export type QuotesHouse = Awaited<ReturnType<typeof openQuotesHouse>>;
