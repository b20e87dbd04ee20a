import { z } from 'zod';

/** Why money goes back; policies, bookings and the ledger name a reason of this list. */
export const REFUND_REASONS = [
  'patient_cancel',
  'medically_unfit',
  'provider_cancel',
  'surgeon_changed',
  'price_increase_over_cap',
  'force_majeure_or_safety_recall',
] as const;

export const RefundReason = z.enum(REFUND_REASONS).meta({ description: 'Why it is cancelled.' });
export type RefundReason = z.infer<typeof RefundReason>;
