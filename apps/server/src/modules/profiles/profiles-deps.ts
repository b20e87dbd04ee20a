import type { ModuleDeps } from '../../platform/module-deps.ts';
import { createSectionSeal, type SectionSeal } from './sections/section-seal.ts';

export interface ProfilesDeps extends ModuleDeps {
  seal: SectionSeal;
}

/** `secret` is the installation's. */
export const createProfiles = (setup: ModuleDeps & { secret: string }): ProfilesDeps => ({
  ...setup,
  seal: createSectionSeal(setup.secret),
});
