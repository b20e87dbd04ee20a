import type { LeadRecord, LeadSummary } from '@travesia/contracts/leads';
import { REASONS_OF } from '@travesia/contracts/leads';
import type { Tone } from '../../../ui/badge/badge.tsx';
import type { IconName } from '../../../ui/icon/icon.tsx';

/** Tone and icon of each status, shown beside its label. */
export const STATUS_MARKS: Readonly<Record<LeadSummary['status'], { tone: Tone; icon: IconName }>> = {
  received: { tone: 'info', icon: 'clock' },
  pending: { tone: 'info', icon: 'eye' },
  answered: { tone: 'success', icon: 'circle-check' },
  accepted: { tone: 'success', icon: 'circle-check' },
  approved: { tone: 'success', icon: 'circle-check' },
  declined: { tone: 'neutral', icon: 'circle-x' },
  rejected: { tone: 'danger', icon: 'circle-x' },
  closed: { tone: 'neutral', icon: 'circle' },
  withdrawn: { tone: 'neutral', icon: 'undo-2' },
};

export type Decision = Extract<LeadRecord['actions'][number], 'accept' | 'decline' | 'close' | 'approve' | 'reject'>;
export type Reason = NonNullable<LeadRecord['history'][number]['reason']>;

const DECISIONS: readonly Decision[] = ['approve', 'accept', 'decline', 'reject', 'close'];

/** The decisions that are possible now, the positive one first. */
export const decisionsOf = ({ actions }: Pick<LeadRecord, 'actions'>): Decision[] =>
  DECISIONS.filter((decision) => actions.includes(decision));

/** The reasons a decision may give; none if it takes none. */
export const reasonsOf = (decision: Decision): readonly Reason[] =>
  (REASONS_OF as Partial<Record<Decision, readonly Reason[]>>)[decision] ?? [];

/** Whether the answer is still missing, so that its due day matters. */
export const isWaiting = ({ status, answered_at: at }: Pick<LeadSummary, 'status' | 'answered_at'>): boolean =>
  (status === 'received' || status === 'pending') && at === null;
