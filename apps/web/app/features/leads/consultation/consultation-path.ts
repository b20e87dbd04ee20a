/** What a consultation is asked for: slugs or ids, as addresses hold them. A provider may come with a treatment or a service. */
export interface ConsultationAbout {
  package?: string | undefined;
  provider?: string | undefined;
  treatment?: string | undefined;
  service?: string | undefined;
}

/** Names in the address, in the order they are written. */
export const ABOUT_NAMES = ['package', 'provider', 'treatment', 'service'] as const;

/** The page where a consultation is asked for, without language prefix. */
export function consultationPath(about: ConsultationAbout): string {
  const query = new URLSearchParams();
  for (const name of ABOUT_NAMES) if (about[name]) query.set(name, about[name]);
  return query.size > 0 ? `/booking/consultation?${query}` : '/booking/consultation';
}
