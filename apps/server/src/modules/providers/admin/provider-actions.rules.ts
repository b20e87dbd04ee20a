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
/** The clock's moves are not for admins, what was done is undone where it was done, and a split leads to what it was. */
const isOffered = <A extends Move>(action: A): action is Exclude<A, 'lapse' | 'split_suspended' | `undo_${string}`> =>
  action !== 'lapse' && action !== 'split_suspended' && !action.startsWith('undo_');

/** What an admin may do with a provider. Registry listings have no owner, so they can't be verified or acted for. */
export function providerActions({ listing, verificationStatus, operationalStatus }: Standing): ProviderAction[] {
  const operation = actionsFor(operationalMachine, operationalStatus, 'admin').filter(isOffered);
  // Nothing is left to do for a clinic that is part of another.
  if (operationalStatus === 'merged') return ['split'];
  // Listings of registries are joined as the registries' rows are.
  if (listing === 'directory') return ['edit', ...operation.filter((action) => action !== 'merge')];
  return [
    'edit',
    'enter',
    'invite',
    'subscribe',
    ...actionsFor(verificationMachine, verificationStatus, 'admin').filter(isOffered),
    ...operation,
  ];
}
