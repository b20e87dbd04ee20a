/**
 * Subject of a consultation request: slugs or IDs, as in URLs. A provider can be combined with a treatment or a
 * service.
 */
export interface ConsultationAbout {
  package?: string | undefined;
  provider?: string | undefined;
  treatment?: string | undefined;
  service?: string | undefined;
}

/** URL parameters, in order. */
export const ABOUT_NAMES = ['package', 'provider', 'treatment', 'service'] as const;

/** The consultation request page, without language prefix. */
export function consultationPath(about: ConsultationAbout): string {
  const query = new URLSearchParams();
  for (const name of ABOUT_NAMES) if (about[name]) query.set(name, about[name]);
  return query.size > 0 ? `/booking/consultation?${query}` : '/booking/consultation';
}

/** The page with free times to book, without language prefix; null for what only can be asked about. */
export function bookingPath({ package: offer, provider, treatment, service }: ConsultationAbout): string | null {
  if (offer) return `/start-journey/${offer}`;
  if (service) return `/services/online/${service}/book`;
  if (!provider) return null;
  return `/booking/consultation?${new URLSearchParams({ clinic: provider, ...(treatment ? { treatment } : {}) })}`;
}
