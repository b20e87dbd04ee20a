import { type Case, CLINICS_MAX } from '@travesia/contracts/journeys';
import type { ProviderSummary } from '@travesia/contracts/providers';

/** A clinic that can be asked. */
export interface AskableClinic {
  id: string;
  slug: string;
  name: string;
  /** City and country; empty if unknown. */
  place: string;
}

interface Known {
  shown: Pick<Case, 'clinics'>;
  found: readonly ProviderSummary[];
  /** Clinics with an open journey about this. */
  asked: readonly string[];
}

/** The clinics to choose from: the one it began with first; those that were asked already are left out. */
export function askableClinics({ shown, found, asked }: Known): AskableClinic[] {
  const first = shown.clinics.map(({ id, slug, name }): AskableClinic => {
    const known = found.find((one) => one.id === id);
    return known ? clinicOf(known) : { id, slug, name, place: '' };
  });
  const begun = new Set(first.map(({ id }) => id));
  const others = found.filter(({ id }) => !begun.has(id)).map(clinicOf);
  return [...first, ...others].filter(({ id }) => !asked.includes(id));
}

const clinicOf = ({ id, slug, name, city, country }: ProviderSummary): AskableClinic => ({
  id,
  slug,
  name,
  place: [city?.name, country.name].filter(Boolean).join(', '),
});

/** How many more clinics can be asked. */
export const clinicsLeft = (asked: readonly string[]): number => Math.max(0, CLINICS_MAX - asked.length);
