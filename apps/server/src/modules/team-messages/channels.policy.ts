import type { ChannelAction, ChannelKind } from '@travesia/contracts/team-messages';
import { type Sight, sightOf } from '../../platform/demo/sight.ts';
import type { Actor, Person } from '../../platform/http/request-context.ts';
import type { TakeSide } from '../../platform/http/take-side.ts';
import { ProblemError } from '../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** The channels that someone of an organization or one of its clinics may read; created only in this file. */
export type ChannelScope = {
  readonly person: Person;
  readonly sight: Sight;
  readonly side: 'organization' | 'provider';
  /** The organization or clinic they work for. */
  readonly id: string;
  readonly mayWrite: boolean;
} & { readonly [scoped]: true };

const scopeOf = (person: Person, rest: Pick<ChannelScope, 'side' | 'id' | 'mayWrite'>): ChannelScope =>
  ({ person, sight: sightOf(person), ...rest }) as ChannelScope;

/**
 * The channels of a user of an organization or a clinic. Nobody reads them from outside: neither admins, nor an organization as its
 * clinic. Throws `access.signed_out`, `access.no_clinic`, `access.no_organization` and `access.not_allowed`.
 */
export async function ofOwnTeam(takeSide: TakeSide, actor: Actor): Promise<ChannelScope> {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  if (actor.role === 'provider') {
    const { forProvider } = await takeSide(actor, { side: 'provider', may: 'messages.read' });
    if (!forProvider?.abilities.includes('messages.read')) throw new ProblemError('access.not_allowed');
    const mayWrite = forProvider.abilities.includes('messages.write');
    return scopeOf(actor, { side: 'provider', id: forProvider.id, mayWrite });
  }
  if (actor.role !== 'organization') throw new ProblemError('access.not_allowed');
  const { forOrganization } = await takeSide(actor, { side: 'organization', may: 'messages.read' });
  if (!forOrganization?.abilities.includes('messages.read')) throw new ProblemError('access.not_allowed');
  const mayWrite = forOrganization.abilities.includes('messages.write');
  return scopeOf(actor, { side: 'organization', id: forOrganization.id, mayWrite });
}

/** The channels of the clinic or organization that a call is made for; null for who may not read them. */
export function ofCalledTeam(actor: Actor): ChannelScope | null {
  if (actor.kind !== 'person') return null;
  const { forProvider, forOrganization } = actor;
  if (actor.role === 'provider' && forProvider?.via === 'staff' && forProvider.abilities.includes('messages.read'))
    return scopeOf(actor, { side: 'provider', id: forProvider.id, mayWrite: false });
  if (actor.role === 'organization' && forOrganization?.abilities.includes('messages.read'))
    return scopeOf(actor, { side: 'organization', id: forOrganization.id, mayWrite: false });
  return null;
}

/** Throws `team_messages.read_only` for a user who only reads. */
export function refuseUnlessWriting({ mayWrite }: ChannelScope): void {
  if (!mayWrite) throw new ProblemError('team_messages.read_only');
}

/** What someone can create channels about: people of clinics, about their clinic. */
export const kindsFor = ({ side, mayWrite }: ChannelScope): ChannelKind[] => {
  if (!mayWrite) return [];
  return side === 'organization' ? ['topic', 'clinic', 'journey'] : ['clinic', 'journey'];
};

interface Channel {
  createdBy: string;
  archivedAt: Date | null;
}

/** Whether someone may change a channel and its members: people of the organization, and who created it. */
export const mayManage = (
  { side, person, mayWrite }: ChannelScope,
  { createdBy }: Pick<Channel, 'createdBy'>,
): boolean => mayWrite && (side === 'organization' || createdBy === person.userId);

/** What a user can do with a channel that they read. */
export function channelActions(scope: ChannelScope, channel: Channel, isMember: boolean): ChannelAction[] {
  const isOpen = channel.archivedAt === null;
  return [
    ...(isOpen && scope.mayWrite ? (['write'] as const) : []),
    isMember ? 'leave' : 'join',
    ...(mayManage(scope, channel) ? (['manage', isOpen ? 'archive' : 'restore'] as const) : []),
  ];
}
