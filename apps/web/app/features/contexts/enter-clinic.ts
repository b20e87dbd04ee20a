import { openAdminContext, openOrganizationContext, type ProviderContext } from '@travesia/contracts/contexts';
import { sessionCall } from '../../lib/session/session-call.ts';
import { enterContext } from './context-store.ts';

/** Starts acting as a clinic, without a reason for reading only. Rejects with the problem. */
export async function enterClinic(via: ProviderContext['via'], providerId: string, reason: string): Promise<void> {
  const open = via === 'admin' ? openAdminContext : openOrganizationContext;
  enterContext(await sessionCall(open, { params: { id: providerId }, body: reason ? { reason } : {} }));
}
