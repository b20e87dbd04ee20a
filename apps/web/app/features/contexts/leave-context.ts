import { clearAdminContext, clearOrganizationContext, type ProviderContext } from '@travesia/contracts/contexts';
import { sessionCall } from '../../lib/session/session-call.ts';
import { forgetContext } from './context-store.ts';

/** Stops acting for a clinic. Rejects with the problem when the server did not take it. */
export async function leaveContext({ via }: Pick<ProviderContext, 'via'>): Promise<void> {
  await sessionCall(via === 'admin' ? clearAdminContext : clearOrganizationContext);
  forgetContext();
}

/** Where one goes on after leaving, without language prefix. */
export const afterContext = (via: ProviderContext['via']): string =>
  via === 'admin' ? '/admin/providers' : '/organization/providers';
