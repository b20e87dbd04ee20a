import type { Credentials } from '@travesia/contracts/accounts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { type AccountsDeps, signIn } from '../../accounts/index.ts';
import type { ApplicationsDeps } from '../applications-deps.ts';
import { countApplications } from '../applications.repo.ts';

/**
 * Signs in users who work for a clinic, a network or the platform, or have applied. Throws `provider.no_application` for others.
 */
export const signInForProvider = (
  { database }: ApplicationsDeps,
  accounts: AccountsDeps,
  credentials: Credentials,
  context: RequestContext,
): ReturnType<typeof signIn> =>
  signIn(accounts, credentials, context, async ({ id, role }) => {
    if (role === 'patient' && (await countApplications(database.db, id, 'any')) === 0)
      throw new ProblemError('provider.no_application');
  });
