import { clearAdminContext, clearOrganizationContext, type ProviderContext } from '@travesia/contracts/contexts';
import { sessionCall } from '../../lib/session/session-call.ts';
import { forgetContext } from './context-store.ts';

/** Stops acting as a clinic. Rejects with the problem if the server refuses. */
export async function leaveContext({ via }: Pick<ProviderContext, 'via'>): Promise<void> {
  await sessionCall(via === 'admin' ? clearAdminContext : clearOrganizationContext);
  forgetContext();
}

/** Where to go after leaving, without language prefix. */
export const afterContext = (via: ProviderContext['via']): string =>
  via === 'admin' ? '/admin/providers' : '/organization/providers';
