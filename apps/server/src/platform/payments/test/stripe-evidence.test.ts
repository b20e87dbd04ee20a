import { uuidv7 } from 'uuidv7';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EvidenceFile, GatewayUnreachable, type PaymentGateway } from '../gateway.ts';
import { createStripeGateway } from '../stripe/stripe-gateway.ts';
import { startStripe, type TestStripe } from '../testing/stripe-server.ts';

const config = { secretKey: 'sk_test_key', publishableKey: 'pk_test_key', webhookSecret: 'whsec_of_a_test' };
const usd = (amount: number) => ({ amount, currency: 'USD' });

let stripe: TestStripe;
let gateway: PaymentGateway;
beforeEach(async () => {
  stripe = await startStripe();
  gateway = createStripeGateway(config, stripe.options);
  stripe.put('dp_2', {
    object: 'dispute',
    created: 1000,
    payment_intent: 'pi_of_page',
    amount: 5000,
    currency: 'usd',
    status: 'needs_response',
    reason: 'fraudulent',
    evidence_details: { due_by: 2000 },
  });
});
afterEach(() => stripe.close());

const evidenceWith = (files: readonly EvidenceFile[]) => ({
  evidenceId: uuidv7(),
  disputeId: 'dp_2',
  statement: 'She came.',
  facts: 'BOOKING',
  policy: 'Half is refunded.',
  serviceDate: '2026-11-20',
  showsAttendance: true,
  files: [...files],
});
const callsTo = (path: string) => stripe.calls.filter((call) => call.path === path);
const uploads = () => callsTo('/v1/files');
const submissions = () => callsTo('/v1/disputes/dp_2');

it('evidence is submitted under the id of its answer, however often it is asked for', async () => {
  const evidence = evidenceWith([]);
  for (let time = 0; time < 2; time++)
    expect(await gateway.submitEvidence(evidence)).toMatchObject({ id: 'dp_2', status: 'under_review' });
  expect(stripe.calls.at(-1)).toMatchObject({
    path: '/v1/disputes/dp_2',
    key: evidence.evidenceId,
    fields: {
      submit: 'true',
      'evidence[uncategorized_text]': 'She came.\n\nBOOKING',
      'evidence[cancellation_policy_disclosure]': 'Half is refunded.',
      'evidence[service_date]': '2026-11-20',
      'metadata[evidence_id]': evidence.evidenceId,
    },
  });
  const earlier = { paymentId: 'demo_1', amount: usd(1), reason: 'fraudulent', respondBy: 1, createdAt: 1 };
  await expect(gateway.submitEvidence({ ...evidence, earlier })).rejects.toMatchObject({ code: 'not_found' });
});

describe('files of evidence', () => {
  /** No text: every byte, with line ends and what looks like the end of a part. */
  const BYTES = Buffer.concat([
    Buffer.from('%PDF-1.7\r\n--boundary--\r\n'),
    Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
  ]);
  const file = (item: EvidenceFile['item'], content: Buffer = BYTES): EvidenceFile => ({
    item,
    name: `${item} – año.pdf`,
    mediaType: 'application/pdf',
    content,
  });
  const FIELDS = {
    attendance: 'service_documentation',
    messages: 'customer_communication',
    consent: 'customer_signature',
    policy: 'cancellation_policy',
    other: 'uncategorized_file',
  } as const;
  const ITEMS = Object.keys(FIELDS) as (keyof typeof FIELDS)[];

  it('arrive byte by byte for their purpose, and the dispute names each where it belongs', async () => {
    const files = ITEMS.map((item, place) => file(item, Buffer.concat([BYTES, Buffer.from([place])])));
    const evidence = evidenceWith(files);
    expect(await gateway.submitEvidence(evidence)).toMatchObject({ id: 'dp_2', status: 'under_review' });
    expect(uploads()).toHaveLength(ITEMS.length);
    for (const [place, sent] of files.entries()) {
      const call = uploads()[place];
      expect(call).toMatchObject({
        method: 'POST',
        key: `${evidence.evidenceId}-${sent.item}`,
        fields: { purpose: 'dispute_evidence' },
        file: { name: sent.name, type: 'application/pdf' },
        authorization: 'Bearer sk_test_key',
      });
      expect(call?.file?.content.equals(sent.content)).toBe(true);
    }
    const ids = [...stripe.things.values()].filter(({ object }) => object === 'file').map(({ id }) => id);
    expect(new Set(ids).size).toBe(ITEMS.length);
    const named = Object.fromEntries(ITEMS.map((item, place) => [`evidence[${FIELDS[item]}]`, ids[place]]));
    expect(submissions()).toHaveLength(1);
    expect(submissions()[0]?.fields).toMatchObject({ submit: 'true', ...named });
  });

  it('whose upload failed leave the dispute unanswered, and the next try uploads what is missing and submits', async () => {
    const evidence = evidenceWith([file('attendance'), file('consent')]);
    const fault = { status: 500, error: { type: 'api_error' } };
    // The first arrives; the SDK asks twice for the second one.
    stripe.next(null, fault, fault);
    await expect(gateway.submitEvidence(evidence)).rejects.toThrow(GatewayUnreachable);
    expect(submissions()).toEqual([]);
    expect(stripe.things.get('dp_2')).toMatchObject({ status: 'needs_response' });

    expect(await gateway.submitEvidence(evidence)).toMatchObject({ status: 'under_review' });
    const kept = [...stripe.things.values()].filter(({ object }) => object === 'file');
    expect(kept.map(({ filename }) => filename)).toEqual(['attendance – año.pdf', 'consent – año.pdf']);
    expect(submissions()[0]?.fields).toMatchObject({
      'evidence[service_documentation]': kept[0]?.id,
      'evidence[customer_signature]': kept[1]?.id,
    });
  });

  it('whose answer was lost are stored once', async () => {
    stripe.next('answer_lost');
    await gateway.submitEvidence(evidenceWith([file('messages')]));
    expect(uploads().map(({ key }) => key)).toEqual([uploads()[0]?.key, uploads()[0]?.key]);
    const kept = [...stripe.things.values()].filter(({ object }) => object === 'file');
    expect(kept).toHaveLength(1);
    expect(submissions()[0]?.fields).toMatchObject({ 'evidence[customer_communication]': kept[0]?.id });
  });

  it('that Stripe refuses are a refusal, and nothing is submitted without them', async () => {
    stripe.next({ status: 400, error: { type: 'invalid_request_error', code: 'file_upload_invalid' } });
    await expect(gateway.submitEvidence(evidenceWith([file('other')]))).rejects.toMatchObject({
      name: 'GatewayRefused',
      code: 'file_upload_invalid',
      message: 'Stripe: file_upload_invalid',
    });
    expect(submissions()).toEqual([]);
    expect(stripe.things.get('dp_2')).toMatchObject({ status: 'needs_response' });
  });
});
