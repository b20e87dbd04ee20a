import type { Credential, ProviderDetail } from '@travesia/contracts/providers';
import { localPath, type Locale } from '../../lib/i18n/locale.ts';
import { providerAddress } from './provider-view.ts';

interface Place {
  origin: string;
  locale: Locale;
}

const TYPES: Readonly<Record<string, string>> = { hospital: 'Hospital', dental_clinic: 'Dentist' };

/**
 * schema.org MedicalClinic, Hospital or Dentist. A rating only of partners and only with its count; credentials only
 * those in force. Absent facts are left out.
 */
export function providerData(provider: ProviderDetail, { origin, locale }: Place): Record<string, unknown> {
  const partner = provider.listing === 'partner';
  const address = `${origin}${localPath(locale, providerAddress(provider))}`;
  const { rating, lat, lon } = provider;
  const credentials = provider.credentials.filter(({ status }) => status === 'verified');
  return withoutEmpty({
    '@type': TYPES[provider.type.slug] ?? 'MedicalClinic',
    '@id': address,
    url: address,
    name: provider.name,
    description: provider.description,
    telephone: provider.phone,
    email: provider.email,
    sameAs: provider.website,
    foundingDate: provider.founded_year === null ? null : String(provider.founded_year),
    address: withoutEmpty({
      '@type': 'PostalAddress',
      streetAddress: provider.address.street,
      addressLocality: provider.address.city,
      addressRegion: provider.address.state,
      postalCode: provider.address.postal_code,
      addressCountry: provider.country.code,
    }),
    geo: lat === null || lon === null ? null : { '@type': 'GeoCoordinates', latitude: lat, longitude: lon },
    knowsLanguage: provider.languages,
    availableService: partner ? provider.treatments.map(({ name }) => ({ '@type': 'MedicalProcedure', name })) : [],
    aggregateRating:
      partner && rating && rating.count > 0
        ? {
            '@type': 'AggregateRating',
            ratingValue: rating.average,
            reviewCount: rating.count,
            bestRating: 5,
            worstRating: 1,
          }
        : null,
    hasCredential: partner ? credentials.map(credentialData) : [],
  });
}

const credentialData = ({ kind, body, scope, issued_on: issued, expires_on: expires }: Credential) =>
  withoutEmpty({
    '@type': 'EducationalOccupationalCredential',
    credentialCategory: kind,
    name: scope ?? body,
    recognizedBy: { '@type': 'Organization', name: body },
    dateCreated: issued,
    expires,
  });

const withoutEmpty = (data: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0)),
  );
