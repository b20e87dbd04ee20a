import { createUnsubscribeTokens, type UnsubscribeTokens } from '../../platform/mail/unsubscribe.ts';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import { createSectionSeal, type SectionSeal } from './sections/section-seal.ts';

export interface ProfilesDeps extends ModuleDeps {
  seal: SectionSeal;
  /** Reads the links with which emails are turned off. */
  unsubscribeTokens: UnsubscribeTokens;
}

/** `secret` is the installation's. */
export const createProfiles = (setup: ModuleDeps & { secret: string }): ProfilesDeps => ({
  ...setup,
  seal: createSectionSeal(setup.secret),
  unsubscribeTokens: createUnsubscribeTokens(setup.secret),
});
