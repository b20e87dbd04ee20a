import type { ProfileSection } from '@travesia/contracts/profiles';
import { createSeal } from '../../../platform/secrets/seal.ts';
import { deriveKey } from '../../../platform/secrets/secret.ts';

/** The stored values of a section. */
export type Kept = Readonly<Record<string, unknown>>;

/** Encrypts profile data; it can only be decrypted for the same person and section. */
export interface SectionSeal {
  seal(kept: Kept, userId: string, section: ProfileSection): string;
  open(row: { userId: string; section: ProfileSection; valuesSealed: string }): Kept;
}

export function createSectionSeal(secret: string): SectionSeal {
  const { seal, open } = createSeal(deriveKey(secret, 'profile sections'));
  return {
    seal: (kept, userId, section) => seal(JSON.stringify(kept), `${userId}/${section}`),
    open: ({ userId, section, valuesSealed }) => JSON.parse(open(valuesSealed, `${userId}/${section}`)) as Kept,
  };
}
