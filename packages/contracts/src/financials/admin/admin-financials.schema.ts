import { z } from 'zod';
import { CurrencyCode, Id, Instant, Money, optionalParam, pageOf, pageQuery } from '../../kit/index.ts';
import { LEDGER_ACCOUNTS, LEDGER_KINDS, REFUND_CAUSES } from '../../payments/index.ts';
import { AccountBrief } from '../accounts/payout-accounts.schema.ts';
import { DeskDispute, DeskPayment, Payout, PAYOUT_HOLDS } from '../financials.schema.ts';

const money = (description: string) => Money.meta({ description });
const clinic = z
  .object({ id: Id, name: z.string().meta({ description: 'Name.' }) })
  .meta({ description: 'The clinic.' });
const person = z
  .object({ id: Id, name: z.string().meta({ description: 'Name.' }) })
  .nullable()
  .meta({ description: 'Who of the team; null if nobody did, or their account is gone.' });
const Reason = z.string().trim().min(3).max(500);
const Version = z.int().min(1).meta({ description: 'Version that was read.' });

export const AdminRefund = z
  .object({
    id: Id,
    payment_id: Id,
    amount: money('Amount.'),
    status: z
      .enum(['waiting_for_approval', 'requested', 'submitted', 'succeeded', 'failed', 'rejected'])
      .meta({ description: 'Status.' }),
    reason: z.enum(REFUND_CAUSES).meta({ description: 'Why.' }),
    note: z.string().nullable().meta({ description: 'Reason that was written; null if none.' }),
    requested_by: person,
    approved_by: person,
    actions: z
      .array(z.enum(['approve', 'reject', 'retry']))
      .meta({ description: 'What the user may do with it now. Nobody approves what they asked for.' }),
    created_at: Instant.meta({ description: 'When it was begun.' }),
    done_at: Instant.nullable().meta({ description: 'When it was paid out; null if it was not.' }),
    version: Version,
  })
  .meta({ id: 'AdminRefund', description: 'A refund, for those who decide on it.' });
export type AdminRefund = z.infer<typeof AdminRefund>;

export const LedgerPosting = z
  .object({
    account: z.enum(LEDGER_ACCOUNTS).meta({ description: 'Account.' }),
    clinic: clinic.nullable().meta({ description: 'The clinic, for its accounts.' }),
    amount: money('Debits are positive, credits negative.'),
  })
  .meta({ id: 'LedgerPosting', description: 'An amount on an account.' });

export const LedgerEntry = z
  .object({
    id: Id,
    kind: z.enum(LEDGER_KINDS).meta({ description: 'What happened.' }),
    at: Instant.meta({ description: 'When it happened.' }),
    booking: z
      .object({ id: Id, reference: z.string().meta({ description: 'Reference.' }) })
      .nullable()
      .meta({ description: 'Booking; null if it is about none.' }),
    postings: z.array(LedgerPosting).meta({ description: 'Amounts; they add up to zero.' }),
  })
  .meta({ id: 'LedgerEntry', description: 'An entry of the ledger.' });
export type LedgerEntry = z.infer<typeof LedgerEntry>;

export const AdminPayment = DeskPayment.extend({
  refundable: money('What can be refunded now; while a dispute is open, it is sent once the bank has decided.'),
  held_by_disputes: money('What can’t be refunded until banks decide on disputes: they may give it back themselves.'),
  alone_at_most: money('Refunds above this wait for a second person, in the currency of the payment.'),
  refunds: z.array(AdminRefund).meta({ description: 'Its refunds, newest first.' }),
  disputes: z.array(DeskDispute).meta({ description: 'Its disputes, newest first.' }),
  entries: z.array(LedgerEntry).meta({ description: 'Ledger entries of its booking, oldest first.' }),
  gateway_id: z.string().nullable().meta({ description: 'Id at the gateway; null if it was never asked.' }),
  may_refund: z.boolean().meta({ description: 'Whether the user can refund now.' }),
}).meta({ id: 'AdminPayment', description: 'A payment with everything that belongs to it.' });
export type AdminPayment = z.infer<typeof AdminPayment>;

export const NewRefund = z
  .strictObject({
    amount: z.int().min(1).meta({ description: 'Minor units of the payment’s currency.' }),
    reason: Reason.meta({ description: 'Why; the team reads it.' }),
  })
  .meta({ id: 'NewRefund', description: 'A refund beyond the booking’s policy.' });
export type NewRefund = z.infer<typeof NewRefund>;

export const Decision = z
  .strictObject({ version: Version })
  .meta({ id: 'MoneyDecision', description: 'Which version is decided on.' });
export const Refusal = z
  .strictObject({ version: Version, reason: Reason.meta({ description: 'Why.' }) })
  .meta({ id: 'MoneyRefusal', description: 'Which version is refused, and why.' });
export const PaidOut = z
  .strictObject({
    version: Version,
    bank_reference: z.string().trim().min(1).max(100).meta({ description: 'Reference of the transfer at the bank.' }),
  })
  .meta({ id: 'PaidOut', description: 'A transfer arrived.' });

export const AdminRefunds = pageOf(
  AdminRefund.extend({ clinic, booking_reference: z.string().meta({ description: 'Reference of the booking.' }) }),
);
export type AdminRefunds = z.infer<typeof AdminRefunds>;
export const RefundsQuery = z.object({
  status: z
    .enum(['open', 'waiting_for_approval', 'failed', 'all'])
    .default('open')
    .meta({ description: 'open: not settled.' }),
  ...pageQuery(25),
});

export const ClinicBalance = z
  .object({
    clinic,
    available: money('Can be paid out.'),
    frozen: money('Waits for disputes and refunds.'),
    in_transit: money('On its way.'),
    held_because: z
      .enum(PAYOUT_HOLDS)
      .nullable()
      .meta({ description: 'Why nothing is paid out by itself; null if it is.' }),
    account: AccountBrief.nullable().meta({ description: 'Where it goes; null if the clinic has no account.' }),
    paused_until: Instant.nullable().meta({
      description: 'Until when nothing is paid out by itself, because the account changed; null if it is not paused.',
    }),
    actions: z
      .array(z.enum(['pay_out']))
      .meta({ description: 'What the user may do now; `pay_out` also during a pause, on their own decision.' }),
    last_payout_at: Instant.nullable().meta({ description: 'When the last payout was begun; null if never.' }),
  })
  .meta({ id: 'ClinicBalance', description: 'What a clinic is owed in one currency.' });
export type ClinicBalance = z.infer<typeof ClinicBalance>;

export const ClinicBalances = pageOf(ClinicBalance);
export type ClinicBalances = z.infer<typeof ClinicBalances>;
export const BalancesQuery = z.object({
  clinic: optionalParam(Id).meta({ description: 'One clinic.' }),
  ...pageQuery(25),
});

export const AdminPayout = Payout.extend({
  actions: z.array(z.enum(['mark_paid', 'return'])).meta({ description: 'What the user may do with it now.' }),
}).meta({ id: 'AdminPayout', description: 'A payout, for those who make it.' });
export type AdminPayout = z.infer<typeof AdminPayout>;
export const AdminPayouts = pageOf(AdminPayout);
export type AdminPayouts = z.infer<typeof AdminPayouts>;
export const PayoutsQuery = z.object({
  status: optionalParam(z.enum(['on_its_way', 'paid', 'returned'])).meta({ description: 'Status; all if omitted.' }),
  clinic: optionalParam(Id).meta({ description: 'One clinic.' }),
  ...pageQuery(25),
});
export const NewPayout = z
  .strictObject({
    provider_id: Id,
    shown_amount: Money.meta({ description: 'What was shown as available; refused if it is not any more.' }),
    account_id: Id.meta({ description: 'The account that was shown; refused if it is not in use any more.' }),
  })
  .meta({ id: 'NewPayout', description: 'A payout of everything that is available.' });
export type NewPayout = z.infer<typeof NewPayout>;

export const Adjustment = z
  .object({
    id: Id,
    clinic,
    amount: money('What the clinic is owed more; negative if less.'),
    reason: z.string().meta({ description: 'Why; the clinic reads it.' }),
    status: z.enum(['waiting_for_approval', 'booked', 'rejected']).meta({ description: 'Status.' }),
    refusal: z.string().nullable().meta({ description: 'Why it was rejected; null otherwise.' }),
    requested_by: person,
    approved_by: person,
    actions: z.array(z.enum(['approve', 'reject'])).meta({ description: 'What the user may do with it now.' }),
    created_at: Instant.meta({ description: 'When it was asked for.' }),
    decided_at: Instant.nullable().meta({ description: 'When it was decided; null if it waits.' }),
    version: Version,
  })
  .meta({ id: 'Adjustment', description: 'A correction of what a clinic is owed.' });
export type Adjustment = z.infer<typeof Adjustment>;
export const Adjustments = pageOf(Adjustment);
export type Adjustments = z.infer<typeof Adjustments>;
export const AdjustmentsQuery = z.object({
  clinic: optionalParam(Id).meta({ description: 'One clinic.' }),
  ...pageQuery(25),
});
export const NewAdjustment = z
  .strictObject({
    provider_id: Id,
    amount: Money.refine(({ amount }) => amount !== 0, { path: ['amount'], message: 'must not be zero' }).meta({
      description: 'What the clinic is owed more; negative if less.',
    }),
    reason: Reason.meta({ description: 'Why; the clinic reads it.' }),
  })
  .meta({ id: 'NewAdjustment', description: 'A correction. Above a limit it waits for a second person.' });
export type NewAdjustment = z.infer<typeof NewAdjustment>;

export const Ledger = pageOf(LedgerEntry, {
  accounts: z
    .array(
      z.object({
        account: z.enum(LEDGER_ACCOUNTS).meta({ description: 'Account.' }),
        balance: money('Debits are positive, credits negative.'),
      }),
    )
    .meta({ description: 'Balances of all accounts of a kind, by currency.' }),
  totals: z.array(Money).meta({ description: 'Sum of all accounts by currency: always zero.' }),
  checked_at: Instant.nullable().meta({ description: 'When the invariants were last checked; null if never.' }),
  broken: z
    .array(
      z.object({
        name: z.string().meta({ description: 'The invariant.' }),
        what: z.string().meta({ description: 'What must hold.' }),
        id: z.string().meta({ description: 'Id of what breaks it.' }),
      }),
    )
    .meta({ description: 'What broke an invariant at the last check; empty if all hold.' }),
});
export type Ledger = z.infer<typeof Ledger>;
export const LedgerQuery = z.object({
  currency: optionalParam(CurrencyCode).meta({ description: 'One currency.' }),
  kind: optionalParam(z.enum(LEDGER_KINDS)).meta({ description: 'One kind of entry.' }),
  account: optionalParam(z.enum(LEDGER_ACCOUNTS)).meta({ description: 'Entries on accounts of this kind.' }),
  ...pageQuery(25),
});
export type LedgerQuery = z.infer<typeof LedgerQuery>;
