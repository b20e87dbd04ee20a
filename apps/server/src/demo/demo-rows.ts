import { convertMoney } from '@travesia/contracts/kit';
import type { ComplicationPolicy } from '@travesia/contracts/packages';
import { sumPrice } from '@travesia/contracts/terms';
import type { Reference } from '../modules/catalog/index.ts';
import { answerLetters, type NewInclusion, type NewPackage } from '../modules/packages/index.ts';
import type { NewClinician, NewCredential, NewProvider, NewProviderTreatment } from '../modules/providers/index.ts';
import type { NewReview } from '../modules/reviews/index.ts';
import { DEMO_LOCAL_NAMES, DEMO_PREREQUISITES } from './people/demo-configurations.ts';
import type { DemoClinician, DemoCredential, DemoMoney, DemoPackage, DemoProvider, DemoReview } from './types.ts';

export function toProvider(provider: DemoProvider, reference: Reference): NewProvider {
  const city = reference.cities.get(provider.city);
  if (!city) throw new RangeError(`the demo provider ${provider.slug} lies in an unknown city ${provider.city}`);
  const categories = provider.treatments.flatMap(
    ({ treatment }) => reference.treatments.get(treatment)?.category ?? [],
  );
  return {
    id: provider.id,
    slug: provider.slug,
    name: provider.name,
    type: provider.type,
    listing: 'partner',
    verificationStatus: provider.verification_status,
    operationalStatus: provider.operational_status,
    verificationSince:
      provider.verification_since === null ? null : new Date(`${provider.verification_since}T12:00:00Z`),
    suspensionReason: provider.suspension_reason?.es ?? null,
    demo: true,
    country: provider.country,
    cityId: city.id,
    region: provider.address.state,
    street: `${provider.address.street}, ${provider.address.neighbourhood}`,
    postalCode: provider.address.postal_code,
    lat: provider.lat,
    lon: provider.lon,
    airportMinutes: provider.transport.airport_minutes,
    email: provider.email,
    phone: provider.phone,
    phones: [provider.phone],
    website: provider.website,
    description: provider.description,
    languages: provider.languages,
    specialties: provider.specialties.map((specialty) => specialty.key),
    categorySlugs: [...new Set(categories)],
    foundedYear: provider.founded_year,
    beds: provider.capacity.unit === 'beds' ? provider.capacity.count : null,
    responseMinutes: provider.response_minutes,
    allowOnlineBooking: provider.settings.allow_online_booking,
    requireDeposit: provider.settings.require_deposit,
    depositPercentage: provider.settings.deposit_percentage,
    cancellationPolicy: provider.cancellation_policy,
    createdAt: new Date(`${provider.created_on}T12:00:00Z`),
  };
}

export function toProviderTreatments(provider: DemoProvider): NewProviderTreatment[] {
  return provider.treatments.map(({ treatment, experience }) => ({
    providerId: provider.id,
    treatment,
    casesLastYear: experience[0]?.count ?? null,
    localName: DEMO_LOCAL_NAMES[provider.slug]?.[treatment] ?? null,
    prerequisites: DEMO_PREREQUISITES[provider.slug]?.[treatment] ?? null,
  }));
}

export function toClinician(clinician: DemoClinician, position: number): NewClinician {
  const { body, number, specialty_number } = clinician.registration;
  return {
    id: clinician.id,
    providerId: clinician.provider_id,
    name: clinician.name.replace(`${clinician.title} `, ''),
    title: clinician.title,
    specialty: clinician.specialty,
    bio: clinician.bio,
    registry: [`${body} ${number}`, specialty_number].filter(Boolean).join(' · '),
    languages: clinician.languages,
    yearsInPractice: clinician.years_in_practice,
    treatmentSlugs: clinician.treatments.map(({ treatment }) => treatment),
    treatmentCases: clinician.treatments.map(({ experience }) => experience[0]?.count ?? 0),
    casesYear: clinician.treatments[0]?.experience[0]?.year ?? null,
    answer: clinician.answer,
    position,
    demo: true,
  };
}

export function toCredential(credential: DemoCredential, position: number): NewCredential {
  return {
    id: credential.id,
    providerId: credential.provider_id,
    clinicianId: credential.clinician_id,
    kind: credential.kind,
    status: credential.status,
    body: credential.body,
    accreditor: credential.accreditor,
    number: credential.number,
    holder: credential.holder,
    scope: credential.scope,
    issuedOn: credential.issued_on,
    expiresOn: credential.expires_on,
    checkedOn: credential.checked_on,
    checkedSource: credential.status === 'verified' ? credential.body : null,
    // A reserved address: the registry is as fictional as the credential.
    checkedUrl: credential.status === 'verified' ? 'https://registry.example/' : null,
    position,
  };
}

export function toPackage(one: DemoPackage, reference: Reference): NewPackage {
  const usd = (money: DemoMoney) => convertMoney(money, 'USD', reference.rates).amount;
  const priceUsdMinor = usd(one.total);
  const included = one.inclusions.filter((line) => line.answer === 'included').map((line) => line.key);
  return {
    id: one.id,
    providerId: one.provider_id,
    treatment: one.treatment,
    clinicianId: one.clinician_id,
    clinicianIds: [one.clinician_id],
    complications: complicationsOf(one),
    title: one.title,
    description: one.description,
    status: one.status,
    currency: one.total.currency,
    priceMinor: sumPrice(one.lines.map(({ key, amount }) => ({ key, amount: { ...one.total, amount } }))).total.amount,
    priceUsdMinor,
    // refreshTotals adds what is missing.
    totalUsdMinor: priceUsdMinor,
    nights: one.nights,
    stayDays: one.stay_days,
    depositPercent: one.deposit_percent,
    cancellationPolicy: one.cancellation_policy,
    lines: one.lines.map(({ key, amount }) => ({ key, amount_minor: amount })),
    answers: answerLetters(new Map(one.inclusions.map((line) => [line.key, line.answer]))),
    includedKeys: included,
    confirmedOn: one.price_confirmed_on,
    demo: true,
  };
}

/** Who pays if there is a complication, as the package's answers say it: the clinic, if the policy is included. */
function complicationsOf({ inclusions }: DemoPackage): ComplicationPolicy {
  const policy = inclusions.find(({ key }) => key === 'complication_policy');
  const isCovered = policy?.answer === 'included';
  return {
    pays: { surgeon: 'clinic', facility: isCovered ? 'clinic' : 'patient', travel: 'patient', home_care: 'patient' },
    window_days: DAYS_OF_MONTH * (isCovered ? (policy.quantity ?? 1) : 1),
    exclusions: NOT_COVERED,
  };
}

const DAYS_OF_MONTH = 30;
const NOT_COVERED = {
  en: 'Complications after treatment elsewhere, or if the instructions for recovery were not followed.',
  es: 'Complicaciones tras un tratamiento en otro lugar o si no se siguieron las indicaciones de recuperación.',
  pt: 'Complicações após tratamento em outro lugar ou se as orientações de recuperação não foram seguidas.',
};

export function toInclusions(one: DemoPackage): NewInclusion[] {
  return one.inclusions.map((line) => ({
    packageId: one.id,
    key: line.key,
    answer: line.answer,
    quantity: line.quantity,
    detail: line.detail,
    extraMinor: line.extra_price ? line.extra_price.amount * (line.quantity ?? 1) : null,
  }));
}

export function toReview(review: DemoReview): NewReview {
  return {
    id: review.id,
    providerId: review.provider_id,
    packageId: review.package_id,
    treatment: review.treatment,
    status: 'published',
    author: review.author,
    authorCity: review.home_city,
    authorCountry: review.home_country,
    language: review.language,
    overall: review.overall,
    ...review.scores,
    title: review.title,
    body: review.body,
    visitedMonth: review.visited_month,
    stage: review.follow_up,
    publishedOn: review.published_on,
    replyBody: review.reply?.body ?? null,
    // Every reply in the demo is in the language of its review.
    replyLanguage: review.reply ? review.language : null,
    repliedOn: review.reply?.published_on ?? null,
    demo: true,
  };
}
