import { cityOf } from './catalog-facts.ts';
import { addDays } from './days.ts';
import { demoId } from './demo-id.ts';
import { registryOf } from './registries.ts';
import { seededRandom, type SeededRandom } from './seeded-random.ts';
import { accreditationScope, facilityScope, INSURANCE_SCOPE, practiceScope } from './scopes.ts';
import { entry, type DemoContent, type ProviderContent } from './content/read-content.ts';
import type { DemoCatalog, DemoClinician, DemoCredential } from './types.ts';

type Draft = Omit<DemoCredential, 'demo' | 'id' | 'provider_id' | 'next_check_on'>;
type Source = {
  content: DemoContent;
  provider: ProviderContent;
  country: string;
  cityName: string;
  today: string;
  random: SeededRandom;
};

/**
 * Licenses, accreditations and insurance of every provider, all valid for more than 60 days.
 * `ageCredentials` then expires the intended share.
 */
export function makeCredentials(
  content: DemoContent,
  catalog: DemoCatalog,
  today: string,
  staff: DemoClinician[],
): DemoCredential[] {
  return content.providers.flatMap((provider) => {
    const city = cityOf(catalog, provider.city);
    const id = demoId(`provider/${provider.slug}`);
    const source: Source = {
      content,
      provider,
      country: city.country,
      cityName: city.name.es,
      today,
      random: seededRandom(`credentials/${provider.slug}`),
    };
    const people = staff.filter((clinician) => clinician.provider_id === id);
    const drafts = [
      ...facilityLicence(source),
      ...people.map((clinician) => professionalLicence(source, clinician)),
      ...accreditations(source, catalog),
      ...insurance(source),
    ];
    return drafts.map((draft, index) => ({
      demo: true as const,
      id: demoId(`credential/${provider.slug}/${index}`),
      provider_id: id,
      ...draft,
      next_check_on: draft.checked_on && addDays(draft.checked_on, 90),
    }));
  });
}

/** Issued some years ago and valid for some more; nothing here expires within 75 days. */
function term(source: Source, years: number) {
  const { random, today } = source;
  const left = random.int(76, Math.max(200, years * 365 - 60));
  return {
    issued_on: addDays(today, left - years * 365),
    checked_on: addDays(today, -random.int(4, 88)),
    expires_on: addDays(today, left),
  };
}

const NOT_READ = { issued_on: null, checked_on: null, expires_on: null };

function facilityLicence(source: Source): Draft[] {
  const { provider, country, random } = source;
  if (provider.verification === 'unverified') return [];
  const registry = registryOf(country);
  const licence = {
    clinician_id: null,
    kind: 'facility_licence' as const,
    accreditor: null,
    body: registry.facility(provider.place.state, source.cityName),
    number: registry.facilityNumber(random),
    holder: provider.name,
    scope: facilityScope(provider.type),
  };
  if (provider.verification === 'rejected') {
    return [{ ...licence, ...NOT_READ, number: null, status: 'not_held' }];
  }
  const dates = term(source, 4);
  if (provider.verification === 'pending') {
    return [{ ...licence, ...dates, checked_on: null, status: 'being_checked' }];
  }
  return [{ ...licence, ...dates, status: 'verified' }];
}

function professionalLicence(source: Source, clinician: DemoClinician): Draft {
  const { provider, random } = source;
  const specialty = entry(source.content.specialties, clinician.specialty_key, 'specialty');
  const licence = {
    clinician_id: clinician.id,
    kind: 'professional_licence' as const,
    accreditor: null,
    body: clinician.registration.body,
    number: clinician.registration.number,
    holder: `${clinician.given_name} ${clinician.family_name}`,
    scope: practiceScope(specialty.field),
  };
  const unread =
    provider.verification === 'unverified' ||
    provider.verification === 'rejected' ||
    (provider.slug === 'hospital-bajo-san-telmo' && clinician.specialty_key === 'cardiac_surgery');
  if (unread) return { ...licence, ...NOT_READ, status: 'being_checked' };
  const years = registryOf(source.country).renewalYears;
  const dates = years
    ? term(source, years)
    : {
        issued_on: addDays(source.today, -clinician.years_in_practice * 365 + random.int(0, 300)),
        checked_on: addDays(source.today, -random.int(4, 88)),
        expires_on: null,
      };
  return { ...licence, ...dates, status: 'verified' };
}

function accreditations(source: Source, catalog: DemoCatalog): Draft[] {
  const { provider, random } = source;
  const claimed = provider.accreditations.map(([slug, status]): Draft => {
    const shared = accreditation(catalog, slug, provider);
    const number = `DEMO-${random.int(10_000, 99_999)}`;
    return status === 'verified'
      ? { ...shared, ...term(source, 3), number, status }
      : { ...shared, ...NOT_READ, issued_on: addDays(source.today, -random.int(20, 120)), number, status };
  });
  const international = provider.accreditations.some(([slug]) =>
    catalog.accreditors.some((body) => body.slug === slug && body.scope === 'international'),
  );
  // A missing row would mean "unknown"; the clinic states that it does not hold one.
  if (international || provider.verification === 'unverified') return claimed;
  const none: Draft = { ...accreditation(catalog, 'jci', provider), ...NOT_READ, number: null, status: 'not_held' };
  return [...claimed, none];
}

function accreditation(catalog: DemoCatalog, slug: string, provider: ProviderContent) {
  const body = catalog.accreditors.find((candidate) => candidate.slug === slug);
  if (!body) throw new Error(`The catalogue has no accreditor "${slug}", which the demo needs.`);
  return {
    clinician_id: null,
    kind: 'accreditation' as const,
    accreditor: slug,
    body: body.name,
    holder: provider.name,
    scope: accreditationScope(provider.type),
  };
}

function insurance(source: Source): Draft[] {
  const { provider, random } = source;
  if (['unverified', 'rejected'].includes(provider.verification)) return [];
  const pending = provider.verification === 'pending';
  return [
    {
      clinician_id: null,
      kind: 'insurance',
      accreditor: null,
      body: registryOf(source.country).insurer,
      number: `DEMO-${random.int(100_000, 999_999)}`,
      holder: provider.name,
      scope: INSURANCE_SCOPE,
      ...term(source, 1),
      ...(pending ? { checked_on: null } : {}),
      status: pending ? 'being_checked' : 'verified',
    },
  ];
}
