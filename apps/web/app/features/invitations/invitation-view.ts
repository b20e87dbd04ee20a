import type { User } from '@travesia/contracts/accounts';
import { type Invitation, maskEmail } from '@travesia/contracts/invitations';

/**
 * How a visitor can answer: with a new account, after signing in, with the current account, or not with the current
 * account.
 */
export type Door = 'new' | 'signIn' | 'accept' | 'other';

/** The option for the current user, as far as the page can tell; the server decides. */
export function doorFor(
  user: Pick<User, 'email'> | null,
  invitation: Pick<Invitation, 'email' | 'needs_account'>,
): Door {
  if (!user) return invitation.needs_account ? 'new' : 'signIn';
  const own = maskEmail(user.email);
  return !invitation.needs_account && own === invitation.email ? 'accept' : 'other';
}

/** Whether to show the clinic page, which compares what the clinic keeps with what others can see. */
export const isForClinic = ({ kind }: Pick<Invitation, 'kind'>): boolean => kind === 'provider_joins_organization';

/** The page where an invitation is answered. */
export const answerPath = (invitation: Pick<Invitation, 'kind'>): string =>
  isForClinic(invitation) ? '/auth/provider-invitation' : '/invitation/accept';

/** Up to two initials for a place without a picture: `Rede Araucária Saúde` is RA. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{Lu}/u.test(word))
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('');
