/** What a case begins with: a package, or a treatment, a clinic, or both. Ids; the treatment by its slug. */
export interface CaseAbout {
  package?: string | undefined;
  treatment?: string | undefined;
  clinic?: string | undefined;
}

/** The screen that begins the questions for clinics, without language prefix. */
export function newCasePath({ package: offer, treatment, clinic }: CaseAbout): string {
  const query = new URLSearchParams();
  if (offer) query.set('package', offer);
  else {
    if (treatment) query.set('treatment', treatment);
    if (clinic) query.set('clinic', clinic);
  }
  return query.size > 0 ? `/cases/new?${query}` : '/cases/new';
}
