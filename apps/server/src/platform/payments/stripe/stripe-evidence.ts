import type Stripe from 'stripe';
import { type EvidenceFile, GatewayRefused, type NewEvidence } from '../gateway.ts';

type Evidence = Stripe.DisputeUpdateParams.Evidence;

/** Where Stripe takes each file. */
const FIELDS = {
  attendance: 'service_documentation',
  messages: 'customer_communication',
  consent: 'customer_signature',
  policy: 'cancellation_policy',
  other: 'uncategorized_file',
} as const satisfies Record<EvidenceFile['item'], keyof Evidence>;

/** Characters that Stripe takes in a field. */
const MOST = 20_000;

/**
 * Uploads the files and submits them with the texts. Every call has a key that follows from the answer's id, so that repeating it uploads
 * and submits once.
 */
export async function submitEvidence(
  stripe: Stripe,
  { evidenceId, disputeId, statement, facts, policy, serviceDate, files, earlier }: NewEvidence,
): Promise<Stripe.Dispute> {
  if (earlier) throw new GatewayRefused('not_found', 'this dispute is of the demo');
  const evidence: Evidence = {
    uncategorized_text: [statement, facts].filter(Boolean).join('\n\n').slice(0, MOST),
    cancellation_policy_disclosure: policy.slice(0, MOST),
    service_date: serviceDate,
  };
  for (const { item, name, mediaType, content } of files) {
    const file = await stripe.files.create(
      { purpose: 'dispute_evidence', file: { data: content, name, type: mediaType } },
      { idempotencyKey: `${evidenceId}-${item}` },
    );
    evidence[FIELDS[item]] = file.id;
  }
  return stripe.disputes.update(
    disputeId,
    { evidence, submit: true, metadata: { evidence_id: evidenceId }, expand: ['payment_intent'] },
    { idempotencyKey: evidenceId },
  );
}
