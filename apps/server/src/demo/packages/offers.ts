import { type DemoContent, type ProviderContent, entry } from '../content/read-content.ts';
import { seededRandom } from '../seeded-random.ts';
import type { DemoPackage } from '../types.ts';

export const PACKAGE_COUNT = 420;

export type Offer = {
  provider: ProviderContent;
  treatment: string;
  tier: DemoPackage['tier'];
  status: DemoPackage['status'];
};

/**
 * Selects which packages exist. Every provider offers each of its treatments in the standard tier; leaner
 * and fuller tiers fill up to PACKAGE_COUNT. Providers without a checked license have drafts only.
 */
export function chooseOffers(content: DemoContent): Offer[] {
  const random = seededRandom('offers');
  const unread = (provider: ProviderContent) => ['unverified', 'rejected'].includes(provider.verification);
  const standard: Offer[] = content.providers.flatMap((provider) =>
    provider.treatments.map((treatment) => ({
      provider,
      treatment,
      tier: 'standard',
      // A restricted treatment is published only after a reviewer approves it.
      status: unread(provider) || treatment === 'stem-cell-orthopedic' ? 'draft' : 'published',
    })),
  );
  const others = standard
    .filter((offer) => !unread(offer.provider))
    .flatMap((offer) =>
      (['essential', 'complete'] as const)
        .filter((tier) => entry(content.titles, offer.treatment, 'title')[tier] !== null)
        .map((tier): Offer => ({ ...offer, tier, status: shownStatus(random.fraction()) })),
    );
  const chosen = new Set([...standard, ...random.shuffle(others).slice(0, PACKAGE_COUNT - standard.length)]);
  // In provider order, so that a list of packages reads like the provider's own.
  return content.providers.flatMap((provider) => [...chosen].filter((offer) => offer.provider === provider));
}

/** Most are published; some are drafts or no longer sold. */
function shownStatus(fraction: number): DemoPackage['status'] {
  if (fraction < 0.05) return 'draft';
  return fraction < 0.1 ? 'archived' : 'published';
}
