import { addDays, yearOf } from './days.ts';
import { cityOf, currencyOf } from './catalog-facts.ts';
import { demoId } from './demo-id.ts';
import { seededRandom } from './seeded-random.ts';
import { entry, type DemoContent, type ProviderContent } from './content/read-content.ts';
import type {
  DemoCatalog,
  DemoClinician,
  DemoCredential,
  DemoOfferedTreatment,
  DemoProvider,
  Localized,
} from './types.ts';

const SUSPENSION_REASON: Localized = {
  en: 'Offered another operation on the day of surgery, against the rules it had signed. The case is open.',
  es: 'Ofreció otra operación el mismo día de la cirugía, contra las reglas que había firmado. El caso sigue abierto.',
  pt: 'Ofereceu outra operação no próprio dia da cirurgia, contra as regras que tinha assinado. O caso está aberto.',
};

/** Days before `today` on which a provider joined, by verification state. */
const JOINED_DAYS_AGO: Record<ProviderContent['verification'], [number, number]> = {
  verified: [1010, 1500],
  expired: [1010, 1500],
  pending: [20, 110],
  rejected: [90, 160],
  unverified: [55, 65],
};

/** The providers, with badges only for accreditations valid on `today`. */
export function makeProviders(
  content: DemoContent,
  catalog: DemoCatalog,
  today: string,
  staff: DemoClinician[],
  credentials: DemoCredential[],
): DemoProvider[] {
  return content.providers.map((provider) => {
    const id = demoId(`provider/${provider.slug}`);
    const city = cityOf(catalog, provider.city);
    const random = seededRandom(`provider/${provider.slug}`);
    const people = staff.filter((clinician) => clinician.provider_id === id);
    const verified = provider.verification === 'verified' && provider.operational === 'active';
    return {
      demo: true,
      id,
      slug: provider.slug,
      name: provider.name,
      type: provider.type,
      city: provider.city,
      country: city.country,
      address: {
        street: provider.place.street,
        neighbourhood: provider.place.neighbourhood,
        city: city.name.es,
        state: provider.place.state,
        country: city.country,
        postal_code: provider.place.postal_code,
      },
      // Shifted by up to 170 m, so that the pin marks no real building.
      lat: nudge(provider.place.lat, random.fraction()),
      lon: nudge(provider.place.lon, random.fraction()),
      phone: `${entry(content.phonePrefixes, provider.city, 'phone prefix')}01${random.int(10, 99)}`,
      email: `${city.country === 'BR' ? 'contato' : 'pacientes'}@${provider.slug}.example`,
      website: `https://${provider.slug}.example`,
      languages: provider.languages,
      specialties: specialtiesOf(content, people),
      description: provider.description,
      founded_year: provider.founded,
      capacity: provider.capacity,
      response_minutes: provider.response_minutes,
      verification_status: provider.verification,
      operational_status: provider.operational,
      suspension_reason: provider.operational === 'suspended' ? SUSPENSION_REASON : null,
      listed: provider.operational === 'active' && ['verified', 'pending', 'expired'].includes(provider.verification),
      settings: {
        allow_online_booking: verified && provider.online,
        require_deposit: true,
        deposit_percentage: provider.deposit,
      },
      accreditations: standingAccreditations(credentials, id, today),
      treatments: offered(provider, people, today),
      cancellation_policy: provider.policy,
      currency: currencyOf(provider, catalog),
      transport: {
        airport: provider.airport.code,
        airport_minutes: provider.airport.minutes,
        hotel_minutes: provider.hotel_minutes,
        emergency_minutes: provider.emergency_minutes,
      },
      created_on: addDays(today, -random.int(...joined(provider))),
      // Pending providers have waited for days, not since they joined.
      verification_since: provider.verification === 'pending' ? addDays(today, -random.int(1, 9)) : null,
    };
  });
}

/** A clinic that changed owners is checked again but joined years ago. */
function joined(provider: ProviderContent): [number, number] {
  return provider.slug === 'sonrisa-pacifico' ? [1200, 1300] : JOINED_DAYS_AGO[provider.verification];
}

const nudge = (degrees: number, fraction: number) => Math.round((degrees + (fraction - 0.5) * 0.003) * 1e5) / 1e5;

function specialtiesOf(content: DemoContent, people: DemoClinician[]) {
  const keys = new Set(people.map((clinician) => clinician.specialty_key));
  keys.delete('anaesthesiology');
  return [...keys].map((key) => ({ key, name: entry(content.specialties, key, 'specialty').field }));
}

function standingAccreditations(credentials: DemoCredential[], id: string, today: string) {
  return credentials.flatMap((credential) =>
    credential.provider_id === id &&
    credential.kind === 'accreditation' &&
    credential.accreditor !== null &&
    credential.status === 'verified' &&
    (credential.expires_on === null || credential.expires_on >= today)
      ? [credential.accreditor]
      : [],
  );
}

/** A provider's number of cases of a treatment is the sum over its clinicians. */
function offered(provider: ProviderContent, people: DemoClinician[], today: string): DemoOfferedTreatment[] {
  const lastYear = yearOf(today) - 1;
  return provider.treatments.map((treatment) => {
    const doing = people.filter((one) => one.treatments.some((t) => t.treatment === treatment));
    if (doing.length === 0) throw new Error(`Nobody at ${provider.slug} does ${treatment}.`);
    const counts = doing.flatMap((one) =>
      one.treatments.filter((t) => t.treatment === treatment).flatMap((t) => t.experience),
    );
    return {
      treatment,
      clinician_ids: doing.map((one) => one.id),
      experience: [lastYear, lastYear - 1].map((year) => ({
        year,
        count: counts.filter((c) => c.year === year).reduce((sum, c) => sum + c.count, 0),
      })),
    };
  });
}
