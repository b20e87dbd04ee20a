import { z } from 'zod';

/** Reasons for a refund, shared by policies, bookings and the ledger. */
export const REFUND_REASONS = [
  'patient_cancel',
  'medically_unfit',
  'provider_cancel',
  'surgeon_changed',
  'price_increase_over_cap',
  'force_majeure_or_safety_recall',
] as const;

export const RefundReason = z.enum(REFUND_REASONS).meta({ description: 'Reason for the cancellation.' });
export type RefundReason = z.infer<typeof RefundReason>;
