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

type Move = keyof typeof operationalMachine.transitions | keyof typeof verificationMachine.transitions;
/** The clock's moves are not for admins, and what was done is undone where it was done. */
const isOffered = <A extends Move>(action: A): action is Exclude<A, 'lapse' | `undo_${string}`> =>
  action !== 'lapse' && !action.startsWith('undo_');

/** What an admin may do with a provider. Registry listings have no owner, so they can't be verified or acted for. */
export function providerActions({ listing, verificationStatus, operationalStatus }: Standing): ProviderAction[] {
  const operation = actionsFor(operationalMachine, operationalStatus, 'admin').filter(isOffered);
  if (listing === 'directory') return ['edit', ...operation];
  return [
    'edit',
    'enter',
    'invite',
    'subscribe',
    ...actionsFor(verificationMachine, verificationStatus, 'admin').filter(isOffered),
    ...operation,
  ];
}
