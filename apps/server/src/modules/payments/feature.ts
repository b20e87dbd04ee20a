import { contribute, defineFeature, offer } from '../../platform/feature/feature.ts';
import type { Parts } from '../../platform/feature/feature.ts';
import { bookingMoneyService, bookingsDeps } from '../bookings/index.ts';
import { clinicHolders, financialsOfProviderService } from '../providers/index.ts';
import { accountRows } from './clinic-rows.ts';
import { closeAttempts } from './commands/close-attempts.ts';
import { handleMessage } from './commands/handle-message.ts';
import { reconcile } from './commands/reconcile.ts';
import { sendRefund } from './commands/send-refund.ts';
import { checkInvariants } from './commands/check-invariants.ts';
import { disputeAnswerLifecycle } from './disputes/dispute-answer.lifecycle.ts';
import { remindOfDisputes } from './disputes/commands/remind-of-disputes.ts';
import { sendAnswer } from './disputes/commands/send-answer.ts';
import { settleAnswers } from './disputes/commands/settle-answers.ts';
import { disputesRoutes } from './disputes/disputes.routes.ts';
import { disputeLifecycle, paymentLifecycle, refundLifecycle } from './payment.lifecycles.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import { workOnPayments } from './payments.jobs.ts';
import { paymentsPersonalData } from './payments-personal-data.ts';
import { balanceRequestLifecycle } from './requests/balance-request.lifecycle.ts';
import { requestAgreedBalances } from './requests/commands/request-agreed-balances.ts';
import { remindOfBalances } from './requests/commands/remind-of-balances.ts';
import { paymentsRoutes } from './payments.routes.ts';
import { followBookings } from './payments.subscribers.ts';
import { readProviderFinancials } from './queries/read-provider-financials.ts';
import { findBeingPaid, sumPaid, sumReturned } from './payments.repo.ts';
import { paymentMails } from './telling/mails/payment-mails.ts';
import { writeOfPayments } from './telling/write-of-payments.ts';
import { giveBack } from './refund-money.ts';

const depsOf = (parts: Parts): PaymentsDeps => ({
  database: parts.database,
  clock: parts.clock,
  revision: parts.revision,
  logger: parts.logger,
  gateway: parts.payments,
  bookings: bookingsDeps(parts),
  origin: parts.origin,
  files: parts.files,
});

export const paymentsFeature = defineFeature({
  name: 'payments',
  lifecycles: [paymentLifecycle, refundLifecycle, disputeLifecycle, balanceRequestLifecycle, disputeAnswerLifecycle],
  tags: { payments: 'Payments and refunds of bookings, and messages of payment gateways.' },
  offers: [
    offer(bookingMoneyService, ({ payments }) => ({
      paid: sumPaid,
      beingPaid: findBeingPaid,
      returned: sumReturned,
      giveBack,
      canBePaid: payments !== null,
    })),
    offer(
      financialsOfProviderService,
      ({ database }) =>
        (id) =>
          readProviderFinancials(database.db, id),
    ),
    // Accounts stay with the clinic that was paid.
    contribute(clinicHolders, () => accountRows),
  ],
  routes: (parts) => [...paymentsRoutes(depsOf(parts), parts.jobs), ...disputesRoutes(depsOf(parts))],
  background: (parts) => {
    workOnPayments(parts.jobs, depsOf(parts), {
      handleMessage,
      sendRefund,
      closeAttempts,
      reconcile,
      sendAnswer,
      settleAnswers,
      requestAgreed: requestAgreedBalances,
      remind: async (deps) => {
        await remindOfBalances(deps);
        await remindOfDisputes(deps);
      },
      checkInvariants,
    });
    followBookings(parts.outbox, parts.jobs);
    writeOfPayments(parts.outbox, parts);
  },
  mails: paymentMails,
  personalData: ({ secret }) => paymentsPersonalData(secret),
});
