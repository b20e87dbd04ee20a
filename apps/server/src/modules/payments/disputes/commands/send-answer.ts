import { buffer } from 'node:stream/consumers';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import {
  type EvidenceFile,
  type GatewayDispute,
  GatewayRefused,
  GatewayUnreachable,
  type NewEvidence,
} from '../../../../platform/payments/gateway.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import { applyDispute } from '../../commands/apply-dispute.ts';
import { DEMO_PAYMENT } from '../../demo/demo-payment.ts';
import type { AnswerDeps } from '../../payments-deps.ts';
import { disputeAnswerLifecycle } from '../dispute-answer.lifecycle.ts';
import { type DisputeRecord, findAnyDispute, listFiles, lockAnswerOf, noteAnswerTry } from '../disputes.repo.ts';

const MINUTE_MS = 60_000;
/** The next try comes after 1, 2, 4 … minutes, at most an hour. */
const MOST_MINUTES = 60;

/**
 * Passes a submitted answer on to the gateway, or learns that it has it. Its id is the gateway’s idempotency key, so asking twice
 * submits once, whatever was lost in between. Returns whether it is settled.
 */
export async function sendAnswer(deps: AnswerDeps, disputeId: string): Promise<boolean> {
  const { database, gateway, clock } = deps;
  const record = await findAnyDispute(database.db, disputeId);
  const answer = record?.answer;
  if (!gateway || !answer || answer.status !== 'sending') return false;
  const wait = Math.min(2 ** answer.tries, MOST_MINUTES) * MINUTE_MS;
  await unitOfWork(database, (tx) => noteAnswerTry(tx, answer.id, new Date(clock.now().getTime() + wait)));
  try {
    const evidence = await evidenceOf(deps, record, answer);
    // Lost was perhaps only the answer to an earlier try.
    const known = answer.tries > 0 ? await gateway.readDispute(record.dispute.gatewayId) : null;
    const isThere = known !== null && known.status !== 'needs_response';
    await settle(deps, disputeId, isThere ? known : await gateway.submitEvidence(evidence));
    return true;
  } catch (error) {
    if (error instanceof GatewayUnreachable) return false;
    if (!(error instanceof GatewayRefused)) throw error;
    await settle(deps, disputeId, null);
    return true;
  }
}

/** Notes how it ended, and what the gateway says of the dispute now; null if it refused the answer. */
async function settle(deps: AnswerDeps, disputeId: string, found: GatewayDispute | null): Promise<void> {
  const { database, clock, gateway } = deps;
  await unitOfWork(database, async (tx) => {
    const row = await lockAnswerOf(tx, disputeId);
    if (row?.status !== 'sending') return;
    const by = { actor: { kind: 'system' } as const, as: 'system' as const, at: clock.now() };
    await transition(tx, disputeAnswerLifecycle, { row, action: found ? 'deliver' : 'refuse', ...by });
  });
  if (found && gateway) await applyDispute(deps, gateway.name, found);
}

async function evidenceOf(
  { bookings: { seal }, files, database }: AnswerDeps,
  { dispute, payment, booking }: DisputeRecord,
  answer: NonNullable<DisputeRecord['answer']>,
): Promise<NewEvidence> {
  const kept = JSON.parse(seal.open(answer.factsSealed ?? '', answer.id)) as Pick<
    NewEvidence,
    'facts' | 'policy' | 'showsAttendance'
  >;
  const rows = await listFiles(database.db, dispute.id);
  const sent: EvidenceFile[] = [];
  for (const { item, fileId, name, mediaType } of rows) {
    const stored = await files.get(fileId);
    if (stored)
      sent.push({ item, name, mediaType: mediaType ?? 'application/pdf', content: await buffer(stored.content) });
  }
  return {
    ...kept,
    evidenceId: answer.id,
    disputeId: dispute.gatewayId,
    statement: answer.statementSealed ? seal.open(answer.statementSealed, answer.id) : '',
    serviceDate: booking.startsAt.toISOString().slice(0, 10),
    showsAttendance: kept.showsAttendance || rows.some(({ item }) => item === 'attendance'),
    files: sent,
    earlier: dispute.gatewayId.startsWith(DEMO_PAYMENT)
      ? {
          paymentId: payment.gatewayId ?? '',
          amount: { amount: dispute.amountMinor, currency: dispute.currency },
          reason: dispute.reason,
          respondBy: (dispute.respondBy ?? dispute.createdAt).getTime(),
          createdAt: dispute.createdAt.getTime(),
        }
      : undefined,
  };
}
