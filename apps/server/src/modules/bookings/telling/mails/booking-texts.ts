import type { DeskKind, PatientKind } from '../news.rules.ts';

/** What the sentences of an email name. */
export interface Said {
  clinic: string;
  /** The day of the visit, at the clinic. */
  day: string;
  /** Until when something must be answered or paid; empty if nothing must. */
  due: string;
  /** What was paid, or goes back; null for nothing. */
  amount: string | null;
  /** Who moved it, or why it ended. */
  why: string;
  /** Whether a part of what was paid stays with the clinic. */
  isKept: boolean;
}

interface Saying {
  subject: string;
  /** Before the facts. */
  first: string;
  /** After the facts. */
  more: readonly string[];
}

export type MailedDeskKind = Exclude<DeskKind, 'desk_booking_reminder'>;

export interface BookingTexts {
  greeting: (firstName: string) => string;
  labels: Readonly<
    Record<
      | 'clinic'
      | 'when'
      | 'before'
      | 'yourTime'
      | 'clinician'
      | 'reference'
      | 'kind'
      | 'pay'
      | 'answer'
      | 'paid'
      | 'refund'
      | 'kept'
      | 'reason',
      string
    >
  >;
  kinds: Readonly<Record<'consultation' | 'treatment' | 'online', string>>;
  patient: Readonly<Record<PatientKind, (said: Said) => Saying>>;
  desk: Readonly<Record<MailedDeskKind, (said: Said) => Saying>>;
  calendar: string;
  /** Where receipts are: of what was paid, and of what will be refunded. */
  receipt: { paid: string; refund: string };
  /** Where a video consultation takes place. */
  room: string;
  open: string;
  closing: readonly string[];
}
