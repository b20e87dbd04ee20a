import type { ProfileSection } from '@travesia/contracts/profiles';
import { createSeal } from '../../../platform/secrets/seal.ts';
import { deriveKey } from '../../../platform/secrets/secret.ts';

/** What is kept of a section. */
export type Kept = Readonly<Record<string, unknown>>;

/** Seals what people write about themselves; it opens only for the person and section it was written for. */
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
