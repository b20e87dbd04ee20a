import { SET_UP_LINK_MINUTES } from '@travesia/contracts/accounts';
import type { Tx } from '../../../platform/db/database.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { insertLink, withdrawLinks } from '../links.repo.ts';

export interface SetUpLink {
  token: string;
  expiresAt: Date;
}

/** Creates a link to choose a password and revokes earlier ones. */
export async function makeSetUpLink(
  tx: Tx,
  { clock, keys }: Pick<AccountsDeps, 'clock' | 'keys'>,
  userId: string,
): Promise<SetUpLink> {
  const token = keys.newToken();
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + SET_UP_LINK_MINUTES * 60_000);
  await withdrawLinks(tx, userId, 'set_up_account');
  await insertLink(tx, { tokenHash: keys.hashToken(token), userId, purpose: 'set_up_account', createdAt, expiresAt });
  return { token, expiresAt };
}
