import type { Credential } from '@travesia/contracts/credentials';
import type { ProviderDetail } from '@travesia/contracts/providers';
import type {
  DentistLeaf,
  EducationalOccupationalCredentialLeaf,
  HospitalLeaf,
  MedicalClinicLeaf,
  MedicalProcedureLeaf,
  PostalAddressLeaf,
} from 'schema-dts';
import { localPath, type Locale } from '../../../lib/i18n/locale.ts';
import { providerAddress } from './provider-view.ts';

interface Place {
  origin: string;
  locale: Locale;
}

type ProviderThing = HospitalLeaf | DentistLeaf | MedicalClinicLeaf;

const TYPES: Readonly<Record<string, ProviderThing['@type']>> = { hospital: 'Hospital', dental_clinic: 'Dentist' };

/**
 * schema.org MedicalClinic, Hospital or Dentist. Ratings only for partners and only with their count; only valid credentials.
 * Missing facts are omitted.
 */
export function providerData(provider: ProviderDetail, { origin, locale }: Place): ProviderThing {
  const type = TYPES[provider.type.slug] ?? 'MedicalClinic';
  const facts = sharedFacts(provider, `${origin}${localPath(locale, providerAddress(provider))}`);
  // schema.org's Dentist has no services.
  if (type === 'Dentist') return { '@type': type, ...facts };
  const offered = provider.listing === 'partner' ? provider.treatments : [];
  const services = offered.map(({ name }): MedicalProcedureLeaf => ({ '@type': 'MedicalProcedure', name }));
  return { '@type': type, ...facts, availableService: services.length > 0 ? services : undefined };
}

function sharedFacts(provider: ProviderDetail, address: string): Omit<DentistLeaf, '@type'> {
  const { lat, lon } = provider;
  return {
    '@id': address,
    url: address,
    name: provider.name,
    description: given(provider.description),
    telephone: given(provider.phone),
    email: given(provider.email),
    sameAs: given(provider.website),
    foundingDate: provider.founded_year === null ? undefined : String(provider.founded_year),
    address: postalAddress(provider),
    geo: lat === null || lon === null ? undefined : { '@type': 'GeoCoordinates', latitude: lat, longitude: lon },
    knowsLanguage: provider.languages.length > 0 ? provider.languages : undefined,
    ...(provider.listing === 'partner' ? partnerFacts(provider) : {}),
  };
}

function partnerFacts({ credentials, rating }: ProviderDetail): Pick<DentistLeaf, 'aggregateRating' | 'hasCredential'> {
  const inForce = credentials.filter(({ status }) => status === 'verified');
  return {
    aggregateRating:
      rating && rating.count > 0
        ? {
            '@type': 'AggregateRating',
            ratingValue: rating.average,
            reviewCount: rating.count,
            bestRating: 5,
            worstRating: 1,
          }
        : undefined,
    hasCredential: inForce.length > 0 ? inForce.map(credentialData) : undefined,
  };
}

const postalAddress = ({ address, country }: ProviderDetail): PostalAddressLeaf => ({
  '@type': 'PostalAddress',
  streetAddress: given(address.street),
  addressLocality: given(address.city),
  addressRegion: given(address.state),
  postalCode: given(address.postal_code),
  addressCountry: country.code,
});

const credentialData = ({
  kind,
  body,
  scope,
  issued_on: issued,
  expires_on: expires,
}: Credential): EducationalOccupationalCredentialLeaf => ({
  '@type': 'EducationalOccupationalCredential',
  credentialCategory: kind,
  name: scope ?? body,
  recognizedBy: { '@type': 'Organization', name: body },
  dateCreated: given(issued),
  expires: given(expires),
});

/** JSON omits undefined values. */
const given = (text: string | null): string | undefined => text || undefined;
