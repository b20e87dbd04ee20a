import { openAdminContext, openOrganizationContext, type ProviderContext } from '@travesia/contracts/contexts';
import { sessionCall } from '../../lib/session/session-call.ts';
import { enterContext } from './context-store.ts';

/** Starts acting as a clinic; admins give a reason. Rejects with the problem. */
export async function enterClinic(via: ProviderContext['via'], providerId: string, reason: string): Promise<void> {
  const params = { id: providerId };
  enterContext(
    via === 'admin'
      ? await sessionCall(openAdminContext, { params, body: { reason } })
      : await sessionCall(openOrganizationContext, { params, body: reason ? { reason } : {} }),
  );
}
