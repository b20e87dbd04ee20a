import { createSeal } from '../../../platform/secrets/seal.ts';
import { deriveKey } from '../../../platform/secrets/secret.ts';
import type { AccountDetails } from './account.rules.ts';

/** Encrypts account numbers; they can only be decrypted for the same row. */
export interface AccountSeal {
  seal(details: AccountDetails, accountId: string): string;
  open(row: { id: string; detailsSealed: string }): AccountDetails;
}

/** The seal of an installation, from its secret. */
export function createAccountSeal(secret: string): AccountSeal {
  const { seal, open } = createSeal(deriveKey(secret, 'payout accounts'));
  return {
    seal: (details, accountId) => seal(JSON.stringify(details), accountId),
    open: ({ id, detailsSealed }) => JSON.parse(open(detailsSealed, id)) as AccountDetails,
  };
}
