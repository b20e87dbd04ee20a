import { actionsFor } from '@travesia/contracts/kit';
import {
  type ProviderAction,
  operationalMachine,
  type OperationalStatus,
  verificationMachine,
  type VerificationStatus,
} from '@travesia/contracts/providers';

interface Standing {
  listing: 'partner' | 'directory';
  verificationStatus: VerificationStatus;
  operationalStatus: OperationalStatus;
}

/** What an admin may do with a provider. Registry listings have no owner, so they can't be verified or acted for. */
export function providerActions({ listing, verificationStatus, operationalStatus }: Standing): ProviderAction[] {
  const operation = actionsFor(operationalMachine, operationalStatus, 'admin');
  if (listing === 'directory') return ['edit', ...operation];
  return [
    'edit',
    'enter',
    'invite',
    'subscribe',
    ...actionsFor(verificationMachine, verificationStatus, 'admin').filter((action) => action !== 'lapse'),
    ...operation,
  ];
}
