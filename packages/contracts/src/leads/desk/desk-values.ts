import type { claimMachine, contactMachine, requestMachine } from '../leads.machines.ts';

// Plain values, so that browsers load them without the schemas.

export const LEAD_KINDS = ['consultation', 'contact', 'claim'] as const;

export const LEAD_STATES = [
  'received',
  'answered',
  'accepted',
  'declined',
  'closed',
  'withdrawn',
  'pending',
  'approved',
  'rejected',
] as const satisfies readonly (
  | keyof typeof requestMachine.states
  | keyof typeof contactMachine.states
  | keyof typeof claimMachine.states
)[];

export const DESK_TABS = ['waiting', 'overdue', 'mine', 'answered', 'done', 'all'] as const;
export const DESK_SORTS = ['due', 'newest', 'oldest', 'name', '-name', 'clinic', 'assignee', 'status'] as const;

/** Maximum length of an answer or note. */
export const LEAD_MESSAGE_MAX = 4000;
/** Maximum number of answers and notes of a request. */
export const MOST_LEAD_MESSAGES = 100;

export const LEAD_DECISIONS = ['accept', 'decline', 'close', 'approve', 'reject'] as const;
export type LeadDecisionAction = (typeof LEAD_DECISIONS)[number];

/** Actions of a record, in the order screens offer them. */
export const LEAD_ACTIONS = ['answer', 'note', 'assign', ...LEAD_DECISIONS] as const;

/** The reasons each decision may give; a decision without an entry takes none. */
export const REASONS_OF = {
  decline: ['not_offered', 'not_suitable', 'no_capacity', 'records_needed', 'other'],
  approve: ['email_domain', 'registry', 'documents', 'phone_call'],
  reject: ['not_proven', 'not_authorized', 'wrong_listing', 'other'],
} as const satisfies Partial<Record<LeadDecisionAction, readonly string[]>>;

export const LEAD_REASONS = [
  'not_offered',
  'not_suitable',
  'no_capacity',
  'records_needed',
  'email_domain',
  'registry',
  'documents',
  'phone_call',
  'not_proven',
  'not_authorized',
  'wrong_listing',
  'other',
] as const;
