import type { SecondFactorMethod, SignInHurdle } from '@travesia/contracts/accounts';
import type { UserRow } from '../people/users.repo.ts';

interface Known {
  user: Pick<UserRow, 'status' | 'passwordHash' | 'twoFactorSince' | 'eraseAfter'>;
  factors: readonly SecondFactorMethod[];
  /** When the wait after wrong passwords ends; null if there is none. */
  waitsUntil: Date | null;
  suspensionReason: string | null;
  /** Whether the account may be changed by the admin at all. */
  isChangeable: boolean;
  /** Whether email may be sent to it. */
  getsMail: boolean;
}

/** Why a user can't sign in, or may not be able to, and what an admin can do about each reason; blocking ones first. */
export function signInHurdles({
  user,
  factors,
  waitsUntil,
  suspensionReason,
  isChangeable,
  getsMail,
}: Known): SignInHurdle[] {
  const { status, passwordHash, twoFactorSince, eraseAfter } = user;
  const hurdle = (
    because: SignInHurdle['because'],
    { blocks = true, until = null, reason = null, action = null }: Partial<Omit<SignInHurdle, 'because'>> = {},
  ): SignInHurdle => ({ because, blocks, until, reason, action: isChangeable ? action : null });
  const found: SignInHurdle[] = [];
  if (status === 'erased') return [hurdle('erased')];
  if (status === 'suspended') found.push(hurdle('suspended', { reason: suspensionReason, action: 'activate' }));
  if (status === 'unverified') found.push(hurdle('unverified', { action: getsMail ? 'resend_verification' : null }));
  if (waitsUntil) found.push(hurdle('attempts', { until: waitsUntil.toISOString(), action: 'clear_attempts' }));
  if (passwordHash === null && !factors.includes('passkey')) found.push(hurdle('no_means'));
  if (twoFactorSince) found.push(hurdle('second_factor', { blocks: false, action: 'remove_factors' }));
  if (status === 'closing') found.push(hurdle('closing', { blocks: false, until: eraseAfter?.toISOString() ?? null }));
  return found;
}
