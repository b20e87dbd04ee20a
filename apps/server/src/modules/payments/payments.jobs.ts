import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { PaymentsDeps } from './payments-deps.ts';

export const handleMessageJob = defineJob(
  'payments.handle_message',
  z.object({ gateway: z.enum(['sandbox', 'stripe']), event_id: z.string() }),
  { retries: 8 },
);
export const sendRefundJob = defineJob('payments.send_refund', z.object({ refund_id: z.uuid() }));
export const closeAttemptsJob = defineJob('payments.close_attempts', z.object({ booking_id: z.uuid() }));
export const sendAnswerJob = defineJob('payments.send_answer', z.object({ dispute_id: z.uuid() }));
const settleAnswersJob = defineJob('payments.settle_answers', z.object({}), { retries: 0 });
const requestAgreedJob = defineJob('payments.request_agreed', z.object({}), { retries: 0 });
const remindJob = defineJob('payments.remind', z.object({}), { retries: 0 });
const checkJob = defineJob('payments.check_invariants', z.object({}), { retries: 0 });
const reconcileJob = defineJob('payments.reconcile', z.object({}), { retries: 0 });

interface Work {
  handleMessage: (deps: PaymentsDeps, gateway: 'sandbox' | 'stripe', eventId: string) => Promise<unknown>;
  sendRefund: (deps: PaymentsDeps, id: string) => Promise<unknown>;
  closeAttempts: (deps: PaymentsDeps, bookingId: string) => Promise<unknown>;
  reconcile: (deps: PaymentsDeps) => Promise<unknown>;
  sendAnswer: (deps: PaymentsDeps, disputeId: string) => Promise<unknown>;
  settleAnswers: (deps: PaymentsDeps) => Promise<unknown>;
  requestAgreed: (deps: PaymentsDeps) => Promise<unknown>;
  remind: (deps: PaymentsDeps) => Promise<unknown>;
  checkInvariants: (deps: PaymentsDeps) => Promise<unknown>;
}

/** Handles messages, sends refunds, closes attempts of what is not due any more, asks for what quotes agreed on, reminds of what is due, passes answers to banks on, reconciles every five minutes, and checks every hour that nothing contradicts itself. */
export function workOnPayments(jobs: Pick<Jobs, 'work' | 'schedule'>, deps: PaymentsDeps, work: Work): void {
  jobs.work(handleMessageJob, async ({ gateway, event_id: id }) => void (await work.handleMessage(deps, gateway, id)));
  jobs.work(sendRefundJob, async ({ refund_id: id }) => void (await work.sendRefund(deps, id)));
  jobs.work(closeAttemptsJob, async ({ booking_id: id }) => void (await work.closeAttempts(deps, id)));
  jobs.work(reconcileJob, async () => void (await work.reconcile(deps)));
  jobs.schedule(reconcileJob, '*/5 * * * *', {});
  jobs.work(sendAnswerJob, async ({ dispute_id: id }) => void (await work.sendAnswer(deps, id)));
  jobs.work(settleAnswersJob, async () => void (await work.settleAnswers(deps)));
  jobs.schedule(settleAnswersJob, '*/5 * * * *', {});
  jobs.work(requestAgreedJob, async () => void (await work.requestAgreed(deps)));
  jobs.schedule(requestAgreedJob, '*/10 * * * *', {}, { catchUp: true });
  jobs.work(remindJob, async () => void (await work.remind(deps)));
  jobs.schedule(remindJob, '*/10 * * * *', {}, { catchUp: true });
  jobs.work(checkJob, async () => void (await work.checkInvariants(deps)));
  jobs.schedule(checkJob, '17 * * * *', {});
}
