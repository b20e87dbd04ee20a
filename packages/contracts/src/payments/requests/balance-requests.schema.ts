import { z } from 'zod';
import {
  DateOnly,
  Id,
  Instant,
  Money,
  optionalParam,
  pageOf,
  pageQuery,
  SearchText,
  TimeZone,
} from '../../kit/index.ts';

/** Days ahead, at the clinic, on which a balance can be due. */
export const DUE_DAYS = { least: 1, most: 365 } as const;
/** Characters of the clinic’s message. */
export const BALANCE_MESSAGE_MOST = 500;
/** Hours before the end in which the patient is reminded, once. */
export const BALANCE_REMINDER_HOURS = 48;

/** Days before its due date in which a balance that a quote agreed on is asked for by itself. */
export const AGREED_BALANCE_DAYS = 14;

const StatusName = z.enum(['open', 'paid', 'withdrawn', 'expired']).meta({
  description: 'open: can be paid; paid; withdrawn by the clinic or with the booking; expired: not paid in time.',
});

export const BALANCE_ACTIONS = ['withdraw'] as const;

const shared = {
  id: Id,
  status: StatusName,
  amount: Money.meta({ description: 'Amount asked for.' }),
  due_at: Instant.meta({ description: 'Until when it can be paid: the end of the due date at the clinic.' }),
  due_on: DateOnly.meta({
    description: 'Last day to pay, at the clinic. Show this rather than the instant, which is the next midnight.',
  }),
  time_zone: TimeZone.meta({ description: 'Time zone of the clinic.' }),
  message: z
    .string()
    .nullable()
    .meta({ description: 'The clinic’s message; null if none, or if the user may not read it.' }),
  created_at: Instant.meta({ description: 'When it was sent.' }),
  ended_at: Instant.nullable().meta({ description: 'When it was paid, withdrawn or expired; null while open.' }),
};

/** As its patient sees it. */
export const OwnBalanceRequest = z
  .object(shared)
  .meta({ id: 'OwnBalanceRequest', description: 'A request to pay the rest of a booking.' });
export type OwnBalanceRequest = z.infer<typeof OwnBalanceRequest>;

export const DueBalance = z
  .object({
    ...shared,
    booking: z
      .object({ id: Id, reference: z.string().meta({ description: 'Reference.' }) })
      .meta({ description: 'The booking.' }),
    clinic: z.string().meta({ description: 'Name of the clinic.' }),
  })
  .meta({ id: 'DueBalance', description: 'An open request to pay the rest of a booking, with its clinic.' });
export type DueBalance = z.infer<typeof DueBalance>;

export const DueBalances = z
  .object({ data: z.array(DueBalance).meta({ description: 'Due first; at most 20.' }) })
  .meta({ id: 'DueBalances', description: 'Everything that clinics ask the user to pay.' });
export type DueBalances = z.infer<typeof DueBalances>;

const BookingRef = z
  .object({
    id: Id,
    reference: z.string().meta({ description: 'Reference.' }),
    starts_at: Instant.meta({ description: 'When the visit starts.' }),
  })
  .meta({ id: 'BalanceBooking', description: 'The booking a balance belongs to.' });
const patient = z
  .string()
  .nullable()
  .meta({ description: 'Name of the patient; null for those who may not read bookings.' });

/** As the clinic sees it. */
export const BalanceRequest = z
  .object({
    ...shared,
    booking: BookingRef,
    patient,
    automatic: z.boolean().meta({ description: 'Whether it was sent by itself, as the accepted quote says.' }),
    is_being_paid: z.boolean().meta({ description: 'Whether the patient began to pay and the money is on its way.' }),
    link: z.string().meta({ description: 'Address of the payment page, for the patient; it needs their sign-in.' }),
    actions: z.array(z.enum(BALANCE_ACTIONS)).meta({ description: 'What the user may do now.' }),
    version: z.int().meta({ description: 'Version, for changes.' }),
  })
  .meta({ id: 'BalanceRequest', description: 'A request to a patient to pay the rest of a booking.' });
export type BalanceRequest = z.infer<typeof BalanceRequest>;

export const BALANCE_TABS = ['open', 'paid', 'ended', 'all'] as const;
export type BalanceTab = (typeof BALANCE_TABS)[number];

export const BalanceRequestsQuery = z.object({
  tab: z.enum(BALANCE_TABS).default('open').meta({ description: 'open; paid; ended: withdrawn or expired; all.' }),
  ...pageQuery(25),
});
export type BalanceRequestsQuery = z.infer<typeof BalanceRequestsQuery>;

const many = (description: string) => z.int().min(0).meta({ description });
export const BalanceRequests = pageOf(BalanceRequest, {
  counts: z
    .object({
      open: many('Can be paid.'),
      paid: many('Paid.'),
      ended: many('Withdrawn or expired.'),
      all: many('All.'),
    })
    .meta({ id: 'BalanceCounts', description: 'Number of requests by tab.' }),
  may_request: z.boolean().meta({ description: 'Whether the user may send requests.' }),
});
export type BalanceRequests = z.infer<typeof BalanceRequests>;

export const UnpaidBooking = z
  .object({
    booking: BookingRef,
    patient,
    price: Money.meta({ description: 'Price as agreed.' }),
    paid: Money.meta({ description: 'Received for it so far.' }),
    unpaid: Money.meta({ description: 'The most that can be asked for.' }),
  })
  .meta({ id: 'UnpaidBooking', description: 'A booking of which a part of the price was not paid.' });
export type UnpaidBooking = z.infer<typeof UnpaidBooking>;

export const UnpaidQuery = z.object({
  q: optionalParam(SearchText).meta({ description: 'Part of a reference, or of a patient’s name where it is shown.' }),
});
export const UnpaidBookings = z
  .object({
    data: z.array(UnpaidBooking).meta({ description: 'Next visits first; at most 50.' }),
    time_zone: TimeZone.meta({ description: 'Time zone of the clinic.' }),
    due_from: DateOnly.meta({ description: 'First date that can be due, at the clinic.' }),
    due_until: DateOnly.meta({ description: 'Last date that can be due, at the clinic.' }),
  })
  .meta({ id: 'UnpaidBookings', description: 'Bookings whose balance can be asked for.' });
export type UnpaidBookings = z.infer<typeof UnpaidBookings>;

export const NewBalanceRequest = z
  .strictObject({
    booking_id: Id.meta({ description: 'A confirmed or completed booking of the clinic.' }),
    amount: Money.meta({ description: 'At most what is unpaid, in the booking’s currency.' }),
    due_on: DateOnly.meta({ description: 'Last day to pay, at the clinic; from tomorrow, at most a year ahead.' }),
    message: z
      .string()
      .trim()
      .max(BALANCE_MESSAGE_MOST)
      .optional()
      .meta({ description: 'Message to the patient, at most 500 characters; stored encrypted.' }),
  })
  .meta({ id: 'NewBalanceRequest', description: 'A request to pay the rest of a booking.' });
export type NewBalanceRequest = z.infer<typeof NewBalanceRequest>;

export const BalanceWithdraw = z
  .strictObject({ version: z.int().min(1).meta({ description: 'The version that was read.' }) })
  .meta({ id: 'BalanceWithdraw', description: 'Withdraws a request.' });
