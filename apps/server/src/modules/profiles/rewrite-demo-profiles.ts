import type { ProfileSection, SectionValues } from '@travesia/contracts/profiles';
import type { Tx } from '../../platform/db/database.ts';
import { deleteProfiles, writeSection } from './profiles.repo.ts';
import { createSectionSeal } from './sections/section-seal.ts';
import { partSection } from './sections/section-values.ts';

/** Initial profile of a demo person. */
export type DemoProfile = { userId: string } & { [S in ProfileSection]?: SectionValues<S> };

/** Restores the profiles of demo people, overwriting visitors' changes. */
export async function rewriteDemoProfiles(
  tx: Tx,
  secret: string,
  profiles: readonly DemoProfile[],
  at: Date,
): Promise<void> {
  const seal = createSectionSeal(secret);
  await deleteProfiles(
    tx,
    profiles.map(({ userId }) => userId),
  );
  for (const { userId, ...sections } of profiles)
    for (const [name, values] of Object.entries(sections)) {
      const section = name as ProfileSection;
      const { kept } = partSection({ section, values });
      await writeSection(tx, {
        userId,
        section,
        version: 1,
        valuesSealed: seal.seal(kept, userId, section),
        updatedAt: at,
      });
    }
}
