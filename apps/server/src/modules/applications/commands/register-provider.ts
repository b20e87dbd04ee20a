import type { ProviderRegistration } from '@travesia/contracts/applications';
import { anonymous, type RequestContext } from '../../../platform/http/request-context.ts';
import { type AccountsDeps, registerAccount } from '../../accounts/index.ts';
import type { ApplicationsDeps } from '../applications-deps.ts';
import { beginDraft } from '../begin-draft.ts';
import { refuseUnknown } from '../refuse-unknown.ts';

/**
 * Creates an account and, in the same transaction, its application. Creates nothing for an existing account: a stranger could
 * have entered its address.
 */
export async function registerProvider(
  { database, clock }: ApplicationsDeps,
  accounts: AccountsDeps,
  { provider, ...person }: ProviderRegistration,
  context: RequestContext,
): Promise<{ status: 'check_inbox' }> {
  await refuseUnknown(database.db, { type: provider.type }, { type: 'body.provider.type' });
  const country = provider.country;
  return registerAccount(accounts, { ...person, country }, context, {
    whenKnown: 'already_registered_clinic',
    whenMade: async (tx, userId) => {
      await beginDraft(tx, provider, userId, anonymous, clock.now());
    },
  });
}
