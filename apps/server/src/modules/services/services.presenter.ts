import type { View } from '@travesia/contracts/catalog';
import type { FacetValue, Localized } from '@travesia/contracts/kit';
import type { Credential } from '@travesia/contracts/credentials';
import {
  ServiceApproach,
  type ServiceDetail,
  type ServiceOffer,
  type ServiceSummary,
} from '@travesia/contracts/services';
import { type Reference, showPrice } from '../catalog/index.ts';
import { credentialStatus } from '../providers/index.ts';
import type { LicenceRow, OfferRow, OfferTally, TypeOffers } from './offer-row.ts';
import type { OfferFacet } from './service-filter.ts';
import type { ServiceTypeRow } from './services.repo.ts';

/** A service with aggregates over its offers; null when no offer matches the filters. */
export function presentService(
  reference: Reference,
  row: ServiceTypeRow,
  offers: TypeOffers | undefined,
  view: View,
): ServiceSummary {
  const { language } = view;
  return {
    slug: row.slug,
    name: row.name[language],
    summary: row.summary[language],
    limit: row.content.limit[language],
    mode: row.mode,
    minutes: row.minutes,
    turnaround_days: offers?.turnaroundDays ?? null,
    languages: (offers?.languages ?? []).toSorted(),
    price_from: offers ? showPrice(reference, { amount: offers.priceMinor, currency: offers.currency }, view) : null,
    offer_count: offers?.offers ?? 0,
    provider_count: offers?.providers ?? 0,
  };
}

export function presentServiceDetail(
  reference: Reference,
  row: ServiceTypeRow,
  offers: TypeOffers | undefined,
  view: View,
): ServiceDetail {
  const inLanguage = (text: Localized) => text[view.language];
  const { can, cannot, prepare, provided_by: providedBy, afterwards, sample } = row.content;
  return {
    ...presentService(reference, row, offers, view),
    can: can.map(inLanguage),
    cannot: cannot.map(inLanguage),
    prepare: prepare.map(inLanguage),
    provided_by: inLanguage(providedBy),
    afterwards: inLanguage(afterwards),
    sample: {
      title: inLanguage(sample.title),
      parts: sample.parts.map((part) => ({ heading: inLanguage(part.heading), text: inLanguage(part.text) })),
    },
  };
}

export function presentOffer(reference: Reference, row: OfferRow, today: string, view: View): ServiceOffer {
  const { language } = view;
  const { currency } = row;
  const price = { amount: row.priceMinor, currency };
  return {
    id: row.id,
    provider: {
      id: row.providerId,
      slug: row.providerSlug,
      name: row.providerName,
      verification_status: row.verificationStatus,
    },
    city: { slug: row.citySlug, name: row.cityName[language] },
    country: { code: row.country, name: reference.countries.get(row.country)?.name[language] ?? row.country },
    clinician: {
      id: row.clinicianId,
      name: row.clinicianName,
      specialty: row.specialty?.[language] ?? null,
      bio: row.bio?.[language] ?? null,
      registry: row.registry,
      years_in_practice: row.yearsInPractice,
      licence: row.licence ? presentLicence(row.licence, today, view) : null,
    },
    languages: row.languages,
    price,
    shown_price: showPrice(reference, price, view),
    minutes: row.minutes,
    turnaround_days: row.turnaroundDays,
    video_add_on:
      row.videoAddOnMinor === null ? null : showPrice(reference, { amount: row.videoAddOnMinor, currency }, view),
    credited: row.credited,
    approach: ServiceApproach.safeParse(row.approach).data ?? null,
    focus: row.focus,
    welcomes: row.welcomes,
    confirmed_on: row.confirmedOn,
    demo: row.demo,
  };
}

const presentLicence = (row: LicenceRow, today: string, view: View): Credential => ({
  id: row.id,
  kind: row.kind,
  status: credentialStatus(row.status, row.expires_on, today),
  body: row.body,
  accreditor: null,
  number: row.number,
  holder: row.holder,
  scope: row.scope?.[view.language] ?? null,
  issued_on: row.issued_on,
  expires_on: row.expires_on,
  checked_on: row.checked_on,
});

/** The values of one facet with localized names, most frequent first. */
export function presentFacet(
  tallies: readonly OfferTally[],
  facet: OfferFacet,
  label: (value: string) => string | undefined,
): FacetValue[] {
  return tallies
    .flatMap(({ facet: of, value, count }) =>
      of === facet && value !== null ? [{ value, label: label(value) ?? value, count }] : [],
    )
    .toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label));
}

export const totalOf = (tallies: readonly OfferTally[]): number =>
  tallies.find(({ facet }) => facet === 'total')?.count ?? 0;
