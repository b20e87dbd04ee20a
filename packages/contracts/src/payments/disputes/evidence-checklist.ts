/** What shows a bank that a payment was right. */
export const EVIDENCE_ITEMS = ['booking', 'policy', 'attendance', 'messages', 'consent', 'refunds', 'other'] as const;
export type EvidenceItem = (typeof EVIDENCE_ITEMS)[number];

/** Reasons of banks in our words; `general` is everything else. */
export const DISPUTE_REASONS = [
  'fraudulent',
  'not_received',
  'not_as_described',
  'refund_not_received',
  'cancelled',
  'duplicate',
  'unrecognized',
  'general',
] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];

const REASONS: Readonly<Record<string, DisputeReason>> = {
  fraudulent: 'fraudulent',
  product_not_received: 'not_received',
  product_unacceptable: 'not_as_described',
  credit_not_processed: 'refund_not_received',
  subscription_canceled: 'cancelled',
  duplicate: 'duplicate',
  unrecognized: 'unrecognized',
};

/** A gateway’s word for a reason, in ours. */
export const reasonOf = (said: string): DisputeReason => REASONS[said] ?? 'general';

/** Items that matter most to a bank for each reason, first; all others may help. */
const IMPORTANT: Readonly<Record<DisputeReason, readonly EvidenceItem[]>> = {
  fraudulent: ['attendance', 'booking', 'consent', 'messages'],
  not_received: ['attendance', 'booking', 'messages'],
  not_as_described: ['consent', 'attendance', 'messages', 'policy'],
  refund_not_received: ['refunds', 'policy', 'booking'],
  cancelled: ['policy', 'booking', 'refunds'],
  duplicate: ['booking', 'refunds'],
  unrecognized: ['booking', 'attendance', 'messages'],
  general: ['booking', 'policy', 'attendance'],
};

/** Items of a checklist: the important ones first. */
export function checklistFor(reason: DisputeReason): { item: EvidenceItem; isImportant: boolean }[] {
  const important = IMPORTANT[reason];
  return [
    ...important.map((item) => ({ item, isImportant: true })),
    ...EVIDENCE_ITEMS.filter((item) => !important.includes(item)).map((item) => ({ item, isImportant: false })),
  ];
}

/** Items that the clinic can add a file to; the others are known here. One file each: gateways take no more. */
export const UPLOADED_ITEMS = [
  'attendance',
  'messages',
  'consent',
  'policy',
  'other',
] as const satisfies readonly EvidenceItem[];
export type UploadedItem = (typeof UPLOADED_ITEMS)[number];
export const isUploaded = (item: EvidenceItem): item is UploadedItem => UPLOADED_ITEMS.some((one) => one === item);
