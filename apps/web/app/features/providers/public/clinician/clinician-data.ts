import { type Clinician, clinicianPath, type ProviderSummary } from '@travesia/contracts/providers';
import type { PersonLeaf } from 'schema-dts';
import { localPath, type Locale } from '../../../../lib/i18n/locale.ts';
import { providerAddress } from '../provider-view.ts';

/** schema.org Person; the license only while it is valid. */
export function clinicianData(
  person: Clinician,
  clinic: Pick<ProviderSummary, 'slug' | 'name'>,
  { origin, locale }: { origin: string; locale: Locale },
): PersonLeaf {
  const { licence } = person;
  return {
    '@type': 'Person',
    name: person.name,
    url: `${origin}${localPath(locale, clinicianPath(clinic, person))}`,
    jobTitle: person.specialty ?? undefined,
    description: person.bio ?? undefined,
    knowsAbout: person.treatments.length > 0 ? person.treatments.map(({ name }) => name) : undefined,
    knowsLanguage: person.languages.length > 0 ? person.languages : undefined,
    worksFor: {
      '@type': 'MedicalOrganization',
      name: clinic.name,
      url: `${origin}${localPath(locale, providerAddress(clinic))}`,
    },
    hasCredential:
      licence?.status === 'verified'
        ? {
            '@type': 'EducationalOccupationalCredential',
            credentialCategory: licence.kind,
            name: licence.scope ?? licence.body,
            recognizedBy: { '@type': 'Organization', name: licence.body },
          }
        : undefined,
  };
}
