import { LOCALES, type Localized } from '@travesia/contracts/kit';
import { photoIn } from '@travesia/contracts/photos';
import type { View } from '@travesia/contracts/catalog';
import {
  type Clinician,
  type ProviderDetail,
  type ProviderSummary,
  type ReviewQuote,
  type ShownPrerequisites,
  takesRequests,
  type Why,
} from '@travesia/contracts/providers';
import type { Credential } from '@travesia/contracts/credentials';
import { presentPolicy, type Reference, showUsd } from '../catalog/index.ts';
import { logoAddress } from './logo-address.ts';
import { credentialStatus } from './credential-status.rules.ts';
import type { PresentedCredential, ProviderListRow } from './provider-row.ts';
import type { FoundProvider } from './provider-page.repo.ts';
import type { ClinicianRow } from './providers.repo.ts';
import type { LatestReview } from './providers.tables.ts';

const TREATMENTS_SHOWN = 6;

export function presentProvider(reference: Reference, row: ProviderListRow, why: Why[], view: View): ProviderSummary {
  const { language } = view;
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    logo_url: logoAddress(row),
    photo: row.photo && photoIn(row.photo, language),
    type: { slug: row.type, name: reference.types.find((type) => type.slug === row.type)?.name[language] ?? row.type },
    listing: row.listing,
    verification_status: row.verificationStatus,
    demo: row.demo,
    city: row.citySlug && row.cityName ? { slug: row.citySlug, name: row.cityName[language] } : null,
    country: { code: row.country, name: reference.countries.get(row.country)?.name[language] ?? row.country },
    lat: row.lat,
    lon: row.lon,
    distance_km: row.distanceKm === null ? null : Math.round(row.distanceKm * 10) / 10,
    languages: row.languages,
    accreditations: row.accreditations.map((slug) => ({ slug, name: reference.accreditors.get(slug)?.name ?? slug })),
    rating:
      row.ratingCount > 0 && row.ratingAverage !== null ? { average: row.ratingAverage, count: row.ratingCount } : null,
    latest_review: presentQuote(row.latestReview),
    price_from:
      row.priceFromUsdMinor === null ? null : showUsd(reference, row.priceFromUsdMinor, view, row.priceFromCurrency),
    package_count: row.packageCount,
    treatments: presentTreatments(reference, row.treatmentSlugs.slice(0, TREATMENTS_SHOWN), view),
    response_minutes: takesRequests(row.verificationStatus) ? row.responseMinutes : null,
    ...nextFree(row),
    why,
  };
}

/** The first free days; none of a clinic that isn't verified. */
export const nextFree = (row: {
  verificationStatus: string;
  nextFreeOn: string | null;
  nextFreeOnlineOn: string | null;
}): { next_free_on: string | null; next_free_online_on: string | null } => {
  const isShown = row.verificationStatus === 'verified';
  return {
    next_free_on: isShown ? row.nextFreeOn : null,
    next_free_online_on: isShown ? row.nextFreeOnlineOn : null,
  };
};

/** The newest review as cards quote it. */
export const presentQuote = (review: LatestReview | null): ReviewQuote | null =>
  review && {
    author: review.author,
    language: review.language,
    treatment: review.treatment,
    stars: review.stars,
    text: review.text,
    published_on: review.publishedOn,
    demo: review.demo,
  };

function presentTreatments(reference: Reference, slugs: readonly string[], view: View) {
  return slugs.map((slug) => ({ slug, name: reference.everyTreatment.get(slug)?.shortName[view.language] ?? slug }));
}

export const presentCredential = (row: PresentedCredential, today: string, view: View): Credential => ({
  ...presentCredentialFacts(row, view),
  status: credentialStatus(row.status, row.expiresOn, today),
});

/** The facts of a credential, without its status. */
export function presentCredentialFacts(
  row: Omit<PresentedCredential, 'status'>,
  view: View,
): Omit<Credential, 'status'> {
  return {
    id: row.id,
    kind: row.kind,
    body: row.body,
    accreditor: row.accreditor,
    number: row.number,
    holder: row.holder,
    scope: row.scope?.[view.language] ?? null,
    issued_on: row.issuedOn,
    expires_on: row.expiresOn,
    checked_on: row.checkedOn,
  };
}

/** What is on file of a clinician. */
interface Licenses {
  licence: PresentedCredential | undefined;
  specialty: PresentedCredential | undefined;
}

export function presentClinician(
  reference: Reference,
  row: ClinicianRow,
  { licence, specialty }: Licenses,
  today: string,
  view: View,
): Clinician {
  return {
    id: row.id,
    name: `${row.title} ${row.name}`.trim(),
    portrait: row.portrait && photoIn(row.portrait, view.language),
    specialty: row.announcedSpecialty?.[view.language] ?? null,
    bio: row.bio?.[view.language] || null,
    registry: row.registry,
    languages: row.languages,
    years_in_practice: row.yearsInPractice,
    treatments: presentTreatments(reference, row.treatmentSlugs, view),
    // A zero is a treatment without a stated number.
    cases: row.treatmentCases.flatMap((count, index) => {
      const slug = row.treatmentSlugs[index] ?? '';
      const name = reference.everyTreatment.get(slug)?.shortName[view.language] ?? slug;
      return count > 0 ? [{ treatment: { slug, name }, count }] : [];
    }),
    cases_year: row.casesYear,
    answer: row.answer?.question[view.language]
      ? { question: row.answer.question[view.language], answer: row.answer.answer[view.language] }
      : null,
    licence: licence ? presentCredential(licence, today, view) : null,
    specialty_licence: specialty ? presentCredential(specialty, today, view) : null,
    sees: { in_person: row.seesInPerson, online: row.seesOnline },
    demo: row.demo,
  };
}

/** In the reader's language, or the first that is written: better a text to have translated than none. */
export function presentPrerequisites(
  texts: Localized,
  { language }: Pick<View, 'language'>,
): ShownPrerequisites | null {
  const written = [language, ...LOCALES].find((one) => texts[one].trim());
  return written ? { text: texts[written].trim(), language: written } : null;
}

export function presentProviderDetail(
  reference: Reference,
  provider: FoundProvider,
  today: string,
  view: View,
): ProviderDetail {
  const { language } = view;
  const summary = presentProvider(reference, { ...provider, distanceKm: null }, [], view);
  return {
    ...summary,
    treatments: presentTreatments(reference, provider.treatmentSlugs, view),
    photos: provider.gallery.map((photo) => photoIn(photo, language)),
    description: provider.description?.[language] ?? null,
    email: provider.email,
    phone: provider.phone,
    website: provider.website,
    address: {
      street: provider.street,
      city: provider.cityName?.[language] ?? null,
      state: provider.region,
      country: summary.country.name,
      postal_code: provider.postalCode,
    },
    time_zone: provider.timeZone,
    airports: provider.airports ?? [],
    airport_minutes: provider.airportMinutes,
    specialties: provider.categorySlugs.map((slug) => reference.categories.get(slug)?.name[language] ?? slug),
    founded_year: provider.foundedYear,
    beds: provider.beds,
    settings: {
      allow_online_booking: provider.allowOnlineBooking,
      require_deposit: provider.requireDeposit,
      deposit_percentage: provider.depositPercentage,
    },
    cancellation_policy: presentPolicy(reference, provider.cancellationPolicy, view),
    credentials: (provider.credentials ?? []).map((row) => presentCredential(row, today, view)),
    prerequisites: (provider.prerequisites ?? []).flatMap(({ treatment, texts }) => {
      const shown = presentPrerequisites(texts, view);
      return shown ? [{ treatment, ...shown }] : [];
    }),
    rating_distribution: provider.ratingDistribution,
    sources: (provider.sources ?? []).map((source) => ({
      name: source.sourceName,
      licence: source.licence,
      imported_on: source.importedOn,
      external_id: source.externalId,
    })),
    created_at: provider.createdAt.toISOString(),
    version: provider.version,
  };
}
