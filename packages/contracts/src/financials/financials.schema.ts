import { z } from 'zod';
import {
  CurrencyCode,
  DateOnly,
  Id,
  Instant,
  Money,
  optionalParam,
  pageOf,
  pageQuery,
  SearchText,
} from '../kit/index.ts';
import { Gateway, LEDGER_KINDS, PaymentMethod, PaymentPurpose, PaymentStatusName, Receipt } from '../payments/index.ts';
import { AccountBrief } from './accounts/payout-accounts.schema.ts';
import { FIGURES } from './figures.ts';
import { payoutMachine, type PayoutStatus } from './payout.machine.ts';

const statesOf = <S extends string>(machine: { states: Readonly<Record<S, unknown>> }) =>
  Object.keys(machine.states) as [S, ...S[]];

const money = (description: string) => Money.meta({ description });

export const Figures = z
  .object({
    received: money('Arrived from patients.'),
    refunded: money('Given back to patients.'),
    lost: money('Kept by patients’ banks after a dispute.'),
    covered: money('Given back or lost beyond what was left of a booking: borne by the platform.'),
    disputed: money('With patients’ banks until they decide; still part of held or earned.'),
    held: money('Received and not earned: visits still to come, refunds on their way, and last parts of treatments.'),
    fees: money('Kept by the platform of what was earned.'),
    earned: money('Earned by the clinic, after fees.'),
    adjusted: money('Corrections by the platform; negative if they took something.'),
    frozen: money('Earned, but not paid out while a dispute or a refund of the booking is open.'),
    available: money('Can be paid out. Negative if more was paid out than is owed now.'),
    in_transit: money('Transfers on their way.'),
    paid_out: money('Transfers that arrived.'),
  })
  .meta({
    id: 'MoneyFigures',
    description:
      'Sums of ledger lines in one currency. received − refunded − lost + covered = held + fees + earned; earned + adjusted = frozen + available + in_transit + paid_out.',
  });
export type Figures = z.infer<typeof Figures>;

export const FigureName = z.enum(FIGURES).meta({ description: 'A sum of `MoneyFigures`.' });

const About = z
  .object({
    kind: z.enum(['package', 'service', 'consultation', 'other']).meta({ description: 'What was booked.' }),
    id: Id.nullable().meta({ description: 'The package; null if it is not one.' }),
    title: z.string().nullable().meta({ description: 'Its name; null if it has none.' }),
  })
  .meta({ id: 'MoneyAbout', description: 'What was sold.' });

export const MoneyByOffer = z
  .object({
    about: About,
    bookings: z.int().min(0).meta({ description: 'Bookings whose money it is.' }),
    received: money('Received.'),
    refunded: money('Given back, or lost to banks.'),
    fees: money('Kept by the platform.'),
    earned: money('Earned by the clinic.'),
  })
  .meta({ id: 'MoneyByOffer', description: 'Money of bookings of one package or service.' });
export type MoneyByOffer = z.infer<typeof MoneyByOffer>;

/** Why nothing is paid out. */
export const PAYOUT_HOLDS = [
  'suspended',
  'not_verified',
  'no_account',
  'account_refused',
  'account_not_verified',
  'account_changed',
  'below_least',
] as const;

export const ClinicFinancials = z
  .object({
    currency: CurrencyCode.meta({ description: 'Currency of all amounts here.' }),
    currencies: z
      .array(CurrencyCode)
      .meta({ description: 'Currencies with any money, most payments first. They are never added up.' }),
    as_of: Instant.meta({ description: 'When it was read.' }),
    figures: Figures,
    next_payout: z
      .object({
        on: DateOnly.meta({ description: 'Day on which transfers are begun, UTC.' }),
        amount: money('What is available now.'),
        held_because: z
          .enum(PAYOUT_HOLDS)
          .nullable()
          .meta({ description: 'Why it will not be paid out; null if it will.' }),
        account: AccountBrief.nullable().meta({ description: 'Where it goes; null if the clinic has no account.' }),
        paused_until: Instant.nullable().meta({
          description: 'Until when nothing is paid out, because the account changed; null if it is not paused.',
        }),
        time_zone: z.string().meta({ description: 'The clinic’s IANA time zone.' }),
      })
      .meta({ id: 'NextPayout', description: 'The next transfer.' }),
    fee_percent: z.int().meta({ description: 'Platform fee, percent of what the clinic earns.' }),
    by_offer: z.array(MoneyByOffer).meta({ description: 'The same money by what was sold, most earned first.' }),
  })
  .meta({ id: 'ClinicFinancials', description: 'Money of one clinic in one currency, from the ledger.' });
export type ClinicFinancials = z.infer<typeof ClinicFinancials>;

const span = {
  from: optionalParam(DateOnly).meta({ description: 'First day, UTC.' }),
  to: optionalParam(DateOnly).meta({ description: 'Last day, UTC.' }),
};

export const FinancialsQuery = z.object({
  currency: optionalParam(CurrencyCode).meta({ description: 'The most used one if omitted.' }),
});

export const LinesQuery = z.object({
  currency: CurrencyCode,
  figure: FigureName,
  booking: optionalParam(Id).meta({ description: 'Only of this booking.' }),
  package: optionalParam(Id).meta({ description: 'Only of bookings of this package.' }),
  ...span,
  ...pageQuery(25),
});
export type LinesQuery = z.infer<typeof LinesQuery>;

const BookingRef = z
  .object({
    id: Id,
    reference: z.string().meta({ description: 'Reference.' }),
    title: z.string().nullable().meta({ description: 'What was booked; null for those who may not read bookings.' }),
  })
  .meta({ id: 'MoneyBooking', description: 'A booking that money belongs to.' });

export const MoneyLine = z
  .object({
    id: z.string().meta({ description: 'Id of the line.' }),
    at: Instant.meta({ description: 'When it happened.' }),
    kind: z.enum(LEDGER_KINDS).meta({ description: 'What happened.' }),
    amount: money('Amount, as it counts in the sum.'),
    clinic: z.object({ id: Id, name: z.string().meta({ description: 'Name.' }) }).meta({ description: 'The clinic.' }),
    booking: BookingRef.nullable().meta({ description: 'Booking; null for payouts and corrections.' }),
    payout: z
      .object({ id: Id, reference: z.string().meta({ description: 'Reference.' }) })
      .nullable()
      .meta({ description: 'Payout; null if it is none.' }),
    note: z.string().nullable().meta({ description: 'Reason of a correction; null otherwise.' }),
  })
  .meta({ id: 'MoneyLine', description: 'A line of the ledger that counts in a sum.' });
export type MoneyLine = z.infer<typeof MoneyLine>;

export const MoneyLines = pageOf(MoneyLine, {
  figure: FigureName,
  sum: money('Sum of all lines that match, not only of this page.'),
});
export type MoneyLines = z.infer<typeof MoneyLines>;

/** Tabs of the lists of payments. */
export const PAYMENT_TABS = ['received', 'open', 'refunded', 'disputed', 'failed', 'all'] as const;
export type PaymentTab = (typeof PAYMENT_TABS)[number];

export const DeskDispute = z
  .object({
    id: Id,
    status: z.enum(['needs_response', 'under_review', 'won', 'lost']).meta({ description: 'Status.' }),
    amount: money('Amount taken back.'),
    reason: z.string().meta({ description: 'Reason given by the payer’s bank, in its words.' }),
    respond_by: Instant.nullable().meta({ description: 'Until when evidence counts; null if unknown.' }),
    created_at: Instant.meta({ description: 'When it was opened.' }),
    decided_at: Instant.nullable().meta({ description: 'When it was decided; null if it is open.' }),
  })
  .meta({ id: 'DeskDispute', description: 'A payer’s bank took money back until it decides.' });
export type DeskDispute = z.infer<typeof DeskDispute>;

export const DeskPayment = z
  .object({
    id: Id,
    purpose: PaymentPurpose,
    status: PaymentStatusName,
    booking: BookingRef,
    patient: z
      .string()
      .nullable()
      .meta({ description: 'Name of the patient; null for those who may not read bookings.' }),
    clinic: z.object({ id: Id, name: z.string().meta({ description: 'Name.' }) }).meta({ description: 'The clinic.' }),
    amount: money('Asked for.'),
    received: money('Arrived.'),
    refunded: money('Refunded or being refunded.'),
    fee: money('Platform fee of the booking so far.'),
    net: money('Earned by the clinic from the booking so far.'),
    method: PaymentMethod.nullable().meta({ description: 'How it was paid; null if it was not.' }),
    gateway: Gateway,
    dispute: DeskDispute.nullable().meta({ description: 'Its newest dispute; null if it has none.' }),
    receipts: z
      .array(Receipt)
      .meta({ description: 'Receipts that can be downloaded: of the payment, then of its refunds, oldest first.' }),
    created_at: Instant.meta({ description: 'When it was begun.' }),
    paid_at: Instant.nullable().meta({ description: 'When the money arrived; null if it did not.' }),
  })
  .meta({ id: 'DeskPayment', description: 'A payment in the lists of those who run the money.' });
export type DeskPayment = z.infer<typeof DeskPayment>;

export const PaymentTabName = z.enum(PAYMENT_TABS).meta({
  description:
    'received: money arrived. open: begun and not paid. refunded: given back in part or whole, or being given back. disputed: has an open dispute. failed: ended without money. all.',
});

const filter = {
  tab: PaymentTabName.default('received'),
  currency: optionalParam(CurrencyCode).meta({ description: 'One currency.' }),
  ...span,
  q: optionalParam(SearchText).meta({ description: 'Part of a reference, or of a patient’s name where it is shown.' }),
  ...pageQuery(25),
};
export const ClinicPaymentsQuery = z.object(filter);
export const AllPaymentsQuery = z.object({
  ...filter,
  clinic: optionalParam(Id).meta({ description: 'One clinic.' }),
});
export type AllPaymentsQuery = z.infer<typeof AllPaymentsQuery>;

const many = (description: string) => z.int().min(0).meta({ description });
export const DeskPayments = pageOf(DeskPayment, {
  counts: z
    .object({
      received: many('Received.'),
      open: many('Begun and not paid.'),
      refunded: many('Refunded.'),
      disputed: many('With an open dispute.'),
      failed: many('Ended without money.'),
      all: many('All.'),
    })
    .meta({ id: 'PaymentCounts', description: 'Number of payments by tab; the other filters apply.' }),
});
export type DeskPayments = z.infer<typeof DeskPayments>;

export const Payout = z
  .object({
    id: Id,
    reference: z.string().meta({ description: 'Reference.' }),
    status: z
      .enum(statesOf<PayoutStatus>(payoutMachine))
      .meta({ description: 'on_its_way, paid, or returned by the bank.' }),
    amount: money('Amount.'),
    clinic: z.object({ id: Id, name: z.string().meta({ description: 'Name.' }) }).meta({ description: 'The clinic.' }),
    created_at: Instant.meta({ description: 'When it was begun.' }),
    paid_at: Instant.nullable().meta({ description: 'When it arrived; null if it did not.' }),
    bank_reference: z.string().nullable().meta({ description: 'Reference at the bank; null if unknown.' }),
    reason: z.string().nullable().meta({ description: 'Why the bank returned it; null otherwise.' }),
    account: AccountBrief.nullable().meta({
      description:
        'The account it goes to, as it was when it was begun; null for payouts from before accounts were kept.',
    }),
    version: z.int().meta({ description: 'Version, for changes.' }),
  })
  .meta({ id: 'Payout', description: 'A transfer to a clinic.' });
export type Payout = z.infer<typeof Payout>;

export const PayoutDetail = Payout.extend({
  lines: z.array(MoneyLine).meta({
    description: 'What was earned, returned and corrected since the payout before, newest first; at most 500.',
  }),
  carried_over: money('The rest of the amount: what was owed before these lines, or was frozen.'),
}).meta({ id: 'PayoutDetail', description: 'A transfer to a clinic, and what it is made of.' });
export type PayoutDetail = z.infer<typeof PayoutDetail>;

export const Payouts = pageOf(Payout);
export type Payouts = z.infer<typeof Payouts>;

/** Payouts to the clinics of an organization. */
export const NetworkPayoutsQuery = z.object({
  clinic: optionalParam(Id).meta({ description: 'One clinic.' }),
  currency: optionalParam(CurrencyCode).meta({ description: 'One currency.' }),
  ...span,
  ...pageQuery(25),
});
export type NetworkPayoutsQuery = z.infer<typeof NetworkPayoutsQuery>;

export const PaymentsExport = z
  .strictObject(AllPaymentsQuery.omit({ page: true, limit: true }).partial().shape)
  .meta({ id: 'PaymentsExport', description: 'Which payments to export.' });
export const PayoutsExport = z
  .strictObject(NetworkPayoutsQuery.omit({ page: true, limit: true }).partial().shape)
  .meta({ id: 'PayoutsExport', description: 'Which payouts to export.' });

export const StatementRequest = z
  .strictObject({
    currency: CurrencyCode,
    from: DateOnly.meta({ description: 'First day, UTC.' }),
    to: DateOnly.meta({ description: 'Last day, UTC.' }),
    format: z.enum(['csv', 'pdf']).meta({ description: 'csv: a table of all lines; pdf: for printing.' }),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'not before the first day' })
  .meta({ id: 'StatementRequest', description: 'Which statement to make.' });
export type StatementRequest = z.infer<typeof StatementRequest>;
