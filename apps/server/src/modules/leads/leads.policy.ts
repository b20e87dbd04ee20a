import { type Sight, sightOf } from '../../platform/demo/sight.ts';
import type { Actor, Person } from '../../platform/http/request-context.ts';
import { ProblemError } from '../../platform/problem-error.ts';

declare const scoped: unique symbol;
declare const atDesk: unique symbol;

/** Which leads a query may access; created only in this file. */
export type LeadScope = (
  | { readonly kind: 'none' | 'all' }
  /** Leads sent from these email addresses. */
  | { readonly kind: 'sent'; readonly from: readonly string[]; readonly sight?: Sight }
) & { readonly [scoped]: true };

/** The system may access all leads, to answer and delete them. */
export function visibleTo(actor: Actor): LeadScope {
  return { kind: actor.kind === 'system' ? 'all' : 'none' } as LeadScope;
}

/** Leads sent from a person's verified email addresses: they may export and delete them. */
export const sentFrom = (addresses: readonly string[]): LeadScope =>
  (addresses.length
    ? { kind: 'sent', from: addresses.map((one) => one.toLowerCase()) }
    : { kind: 'none' }) as LeadScope;

/**
 * Leads sent from the account's verified email address. Demo people share their accounts, so they see only what belongs
 * to the demo. Throws `access.signed_out`.
 */
export function sentBy(actor: Actor, account: { email: string; emailVerifiedAt: Date | null } | undefined): LeadScope {
  if (actor.kind !== 'person' || !account) throw new ProblemError('access.signed_out');
  const { email, emailVerifiedAt } = account;
  if (!emailVerifiedAt) return { kind: 'none' } as LeadScope;
  return { kind: 'sent', from: [email.toLowerCase()], sight: sightOf(actor) } as unknown as LeadScope;
}

/** Who works on which leads; created only in this file. */
export type DeskScope = {
  readonly sight: Sight;
  readonly member: Person;
} & (
  | { readonly side: 'clinic'; readonly providerId: string; readonly isOfOrganization: boolean }
  | { readonly side: 'organization'; readonly organizationId: string }
  | { readonly side: 'team' }
) & { readonly [atDesk]: true };

/** Consultation requests that name the clinic of the request. Throws `access.no_clinic`. */
export function clinicDesk(actor: Actor): DeskScope {
  if (actor.kind !== 'person' || !actor.forProvider) throw new ProblemError('access.no_clinic');
  const { id: providerId, via } = actor.forProvider;
  const isOfOrganization = via === 'organization';
  return { side: 'clinic', sight: sightOf(actor), member: actor, providerId, isOfOrganization } as unknown as DeskScope;
}

/** Consultation requests that name a clinic of the request's organization. Throws `access.no_organization`. */
export function networkDesk(actor: Actor): DeskScope {
  if (actor.kind !== 'person' || !actor.forOrganization) throw new ProblemError('access.no_organization');
  const { id: organizationId } = actor.forOrganization;
  return { side: 'organization', sight: sightOf(actor), member: actor, organizationId } as unknown as DeskScope;
}

/**
 * What visitors sent to the team: messages, claims, consultation requests without a clinic, and those that a clinic did
 * not answer in time. The demo admin, who may be anyone, sees only the demo's. Throws `access.not_allowed`.
 */
export function teamDesk(actor: Actor): DeskScope {
  if (actor.kind !== 'person' || actor.role !== 'admin') throw new ProblemError('access.not_allowed');
  return { side: 'team', sight: sightOf(actor), member: actor } as unknown as DeskScope;
}

/** Whether a user may answer requests, beyond reading them. */
export function mayAnswer({ side, member }: DeskScope): boolean {
  if (side === 'team') return true;
  const { forProvider, forOrganization } = member;
  const abilities: readonly string[] = (side === 'clinic' ? forProvider?.abilities : forOrganization?.abilities) ?? [];
  return abilities.includes('requests.answer');
}

/** Whether a user reads for the clinic's organization, which older consents did not name. */
export const readsForOrganization = (scope: DeskScope): boolean =>
  scope.side === 'organization' || (scope.side === 'clinic' && scope.isOfOrganization);
