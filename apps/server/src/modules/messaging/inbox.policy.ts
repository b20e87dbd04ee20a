import type { ConversationParty } from '@travesia/contracts/messaging';
import { type Sight, sightOf } from '../../platform/demo/sight.ts';
import type { Actor, Person } from '../../platform/http/request-context.ts';
import type { TakeSide } from '../../platform/http/take-side.ts';
import { ProblemError } from '../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** The conversations of one side, for someone who is on it or acts for it; created only in this file. */
export type InboxScope = {
  readonly person: Person;
  readonly sight: Sight;
  readonly party: ConversationParty;
  /** The patient’s user id, or the id of the clinic or organization; of Travesía’s team, the reader’s own. */
  readonly id: string;
  readonly mayWrite: boolean;
  /** Reads for a clinic from outside: each read is logged, nothing is marked as read. */
  readonly isOutside: boolean;
} & { readonly [scoped]: true };

/** Someone who belongs to no clinic or organization, or may not read what it writes, has no inbox. */
const NO_INBOX = ['access.no_clinic', 'access.no_organization', 'access.no_provider_context', 'access.not_allowed'];

const inboxOf = (person: Person, rest: Pick<InboxScope, 'party' | 'id' | 'mayWrite' | 'isOutside'>): InboxScope =>
  ({ person, sight: sightOf(person), ...rest }) as InboxScope;

/**
 * The inbox of a user: their own as a patient, or of the clinic, the organization or Travesía’s team they work for. A suspended
 * clinic still answers its patients. Throws `access.signed_out`, `access.no_clinic`, `access.no_organization` and `access.not_allowed`.
 */
export async function ofOwnInbox(takeSide: TakeSide, actor: Actor): Promise<InboxScope> {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  if (actor.role === 'patient')
    return inboxOf(actor, { party: 'patient', id: actor.userId, mayWrite: true, isOutside: false });
  if (actor.role === 'admin')
    return inboxOf(actor, { party: 'platform', id: actor.userId, mayWrite: true, isOutside: false });
  if (actor.role === 'provider') {
    const { forProvider } = await takeSide(actor, { side: 'provider', may: 'messages.read' });
    if (!forProvider?.abilities.includes('messages.read')) throw new ProblemError('access.not_allowed');
    const mayWrite = forProvider.abilities.includes('messages.write');
    return inboxOf(actor, { party: 'provider', id: forProvider.id, mayWrite, isOutside: false });
  }
  const { forOrganization } = await takeSide(actor, { side: 'organization', may: 'messages.read' });
  if (!forOrganization?.abilities.includes('messages.read')) throw new ProblemError('access.not_allowed');
  const mayWrite = forOrganization.abilities.includes('messages.write');
  return inboxOf(actor, { party: 'organization', id: forOrganization.id, mayWrite, isOutside: false });
}

/**
 * The inbox of the clinic that an admin or an organization acts for with a reason, to read. Throws `access.signed_out`,
 * `access.no_provider_context`, `access.reason_required` and `access.not_allowed`.
 */
export async function ofEnteredClinic(takeSide: TakeSide, actor: Actor): Promise<InboxScope> {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  if (actor.role === 'patient') throw new ProblemError('access.not_allowed');
  if (actor.role === 'provider') return ofOwnInbox(takeSide, actor);
  const { forProvider } = await takeSide(actor, { side: 'provider', may: 'messages.read' });
  if (!forProvider?.abilities.includes('messages.read')) throw new ProblemError('access.not_allowed');
  if (forProvider.readOnly) throw new ProblemError('access.reason_required');
  return inboxOf(actor, { party: 'provider', id: forProvider.id, mayWrite: false, isOutside: true });
}

/**
 * All inboxes in which a user may come across a conversation: their own first, then that of the clinic they act for. Throws
 * `access.signed_out`.
 */
export async function ofEveryInbox(takeSide: TakeSide, actor: Actor): Promise<InboxScope[]> {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  const found: InboxScope[] = [];
  const take = async (inbox: Promise<InboxScope>) => {
    try {
      found.push(await inbox);
    } catch (error) {
      if (!(error instanceof ProblemError && [...NO_INBOX, 'access.reason_required'].includes(error.code))) throw error;
    }
  };
  await take(ofOwnInbox(takeSide, actor));
  if (actor.role === 'admin' || actor.role === 'organization') await take(ofEnteredClinic(takeSide, actor));
  return found;
}

/** Throws `messaging.read_only` for a user who only reads here. */
export function refuseUnlessWriting({ mayWrite }: InboxScope): void {
  if (!mayWrite) throw new ProblemError('messaging.read_only');
}

/** Throws `messaging.read_only` for a user who is not on a team, or only reads here: patients have no work to share. */
export function refuseUnlessOnTeam(scope: InboxScope): void {
  refuseUnlessWriting(scope);
  if (!isTeam(scope)) throw new ProblemError('messaging.read_only');
}

/** Whether several people answer in this inbox, of whom the user is one. */
export const isTeam = ({ party, isOutside }: InboxScope): boolean => party !== 'patient' && !isOutside;

/** The inbox of the clinic, organization or team that a call is made for; null for who may not read it. */
export function ofCalledSide(actor: Actor): InboxScope | null {
  if (actor.kind !== 'person') return null;
  if (actor.role === 'admin')
    return inboxOf(actor, { party: 'platform', id: actor.userId, mayWrite: false, isOutside: false });
  const { forProvider, forOrganization } = actor;
  if (forProvider?.abilities.includes('messages.read') && forProvider.via === 'staff')
    return inboxOf(actor, { party: 'provider', id: forProvider.id, mayWrite: false, isOutside: false });
  if (forOrganization?.abilities.includes('messages.read'))
    return inboxOf(actor, { party: 'organization', id: forOrganization.id, mayWrite: false, isOutside: false });
  return null;
}
