import { uuidv7 } from 'uuidv7';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PaymentGateway } from '../gateway.ts';
import { createStripeGateway } from '../stripe/stripe-gateway.ts';
import { startStripe, type TestStripe } from '../testing/stripe-server.ts';

const config = { secretKey: 'sk_test_key', publishableKey: 'pk_test_key', webhookSecret: 'whsec_of_a_test' };
const usd = (amount: number) => ({ amount, currency: 'USD' });

let stripe: TestStripe;
let gateway: PaymentGateway;
beforeEach(async () => {
  stripe = await startStripe();
  gateway = createStripeGateway(config, stripe.options);
});
afterEach(() => stripe.close());

it('evidence is submitted under the id of its answer, however often it is asked for', async () => {
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
  const evidence = {
    evidenceId: uuidv7(),
    disputeId: 'dp_2',
    statement: 'She came.',
    facts: 'BOOKING',
    policy: 'Half is refunded.',
    serviceDate: '2026-11-20',
    showsAttendance: true,
    files: [],
  };
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
