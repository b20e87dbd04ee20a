import { actionsFor, type MachineActor } from '@travesia/contracts/kit';
import {
  claimMachine,
  contactMachine,
  type LEAD_ACTIONS,
  LEAD_DECISIONS,
  type LeadDecisionAction,
  type LeadKind,
  type LeadReason,
  REASONS_OF,
  requestMachine,
  SHARED_WITH_ORGANIZATION_SINCE,
} from '@travesia/contracts/leads';
import type { GivenConsent } from '../leads.tables.ts';

export type LeadAction = (typeof LEAD_ACTIONS)[number];

/** In which role of the machines each side acts. */
export const ACTS_AS = { clinic: 'provider', organization: 'organization', team: 'admin' } as const satisfies Record<
  string,
  MachineActor
>;
export type DeskSide = keyof typeof ACTS_AS;

/** What the machine calls an answer: a claim stays pending while its claimant is asked, an accepted request accepted. */
export const answerOf = (kind: LeadKind, status: string): 'answer' | 'write' | 'ask' => {
  if (kind === 'claim') return 'ask';
  return kind === 'consultation' && status === 'accepted' ? 'write' : 'answer';
};

const possible = (kind: LeadKind, status: string, as: MachineActor): string[] => {
  if (kind === 'consultation') return actionsFor(requestMachine, status as 'received', as);
  if (kind === 'contact') return actionsFor(contactMachine, status as 'received', as);
  return actionsFor(claimMachine, status as 'pending', as);
};

/** What a side may do with a lead now; a reader who may not answer may do nothing. */
export function actionsOn(
  { kind, status }: { kind: LeadKind; status: string },
  side: DeskSide,
  mayAnswer: boolean,
): LeadAction[] {
  if (!mayAnswer) return [];
  const moves = possible(kind, status, ACTS_AS[side]);
  const decisions = LEAD_DECISIONS.filter((action) => moves.includes(action));
  return [...(moves.includes(answerOf(kind, status)) ? (['answer'] as const) : []), 'note', 'assign', ...decisions];
}

/** Whether a decision may give this reason; one that needs none may not give any. */
export function isReasonOf(action: LeadDecisionAction, reason: LeadReason | undefined): boolean {
  const reasons: readonly string[] | undefined = (REASONS_OF as Partial<Record<string, readonly string[]>>)[action];
  return reasons ? reason !== undefined && reasons.includes(reason) : reason === undefined;
}

/** Whether the sender consented to the clinic's organization reading the message; older wordings named the clinic only. */
export const mayOrganizationRead = (consents: readonly GivenConsent[]): boolean =>
  consents.some(({ purpose, version }) => purpose === 'share_with_clinic' && version >= SHARED_WITH_ORGANIZATION_SINCE);

const hostOf = (website: string): string | null => {
  const url = URL.parse(website.includes('://') ? website : `https://${website}`);
  return url ? url.hostname.toLowerCase().replace(/^www\./, '') : null;
};

/** Whether an email address is at the domain of a website; null without a valid one. */
export function isAtWebsite(email: string, website: string | null): boolean | null {
  const host = website && hostOf(website);
  if (!host) return null;
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domain === host || domain.endsWith(`.${host}`);
}
