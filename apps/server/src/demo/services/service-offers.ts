import { convertMoney } from '@travesia/contracts/kit';
import type { Reference } from '../../modules/catalog/index.ts';
import type { NewServiceOffer } from '../../modules/services/index.ts';
import { currencyFacts } from '../catalog-facts.ts';
import { addDays } from '../days.ts';
import { demoId } from '../demo-id.ts';
import { fixedPrice, toMinor } from '../packages/price.ts';
import { seededRandom } from '../seeded-random.ts';
import type { DemoCatalog, DemoClinician, DemoProvider } from '../types.ts';
import { careTeamId, type CareTeamMember } from './care-team.ts';

interface Plan {
  service: string;
  /** Specialties that offer it; at each provider, the first such clinician does. */
  specialties: readonly string[];
  minutes: number | null;
  usd: readonly [low: number, high: number];
  days?: readonly [low: number, high: number];
  focus?: Readonly<Record<string, string>>;
  /** Credited toward the price of treatment. */
  credited?: boolean;
  /** Share of the eligible providers that offer it. */
  share: number;
}

const SURGICAL = [
  'implantology',
  'bariatric_surgery',
  'plastic_surgery',
  'hair_restoration',
  'ophthalmology',
  'orthopaedics',
  'spine_surgery',
  'reproductive_medicine',
  'cardiac_surgery',
];

/** Who offers what; prices in US dollars before conversion to the provider's currency. */
const PLANS: readonly Plan[] = [
  { service: 'first-consultation', specialties: SURGICAL, minutes: 25, usd: [30, 60], credited: true, share: 0.9 },
  {
    service: 'pre-travel-assessment',
    specialties: ['internal_medicine', 'cardiology'],
    minutes: 30,
    usd: [40, 75],
    share: 0.8,
  },
  {
    service: 'dental-plan-review',
    specialties: ['prosthodontics', 'oral_surgery'],
    minutes: 30,
    usd: [20, 40],
    credited: true,
    share: 0.9,
  },
  {
    service: 'follow-up',
    specialties: ['orthopaedics', 'bariatric_surgery', 'plastic_surgery', 'ophthalmology', 'oral_surgery'],
    minutes: 20,
    usd: [20, 40],
    share: 0.5,
  },
  {
    service: 'second-opinion',
    specialties: ['oncology', 'spine_surgery', 'cardiac_surgery', 'orthopaedics', 'implantology'],
    minutes: null,
    usd: [150, 420],
    days: [4, 9],
    focus: {
      oncology: 'cancer',
      spine_surgery: 'spine',
      cardiac_surgery: 'heart',
      orthopaedics: 'joints',
      implantology: 'teeth',
    },
    share: 0.45,
  },
];

/** Ceiba's first consultation appears on other demo screens. */
const FIXED_USD: Readonly<Record<string, number>> = { 'clinica-dental-ceiba/first-consultation': 40 };

interface Market {
  catalog: DemoCatalog;
  reference: Reference;
  today: string;
}

/** Offers of the demo's verified clinics. Deterministic; ids do not depend on the day. */
export function makeServiceOffers(
  market: Market,
  providers: readonly DemoProvider[],
  clinicians: readonly DemoClinician[],
  team: readonly CareTeamMember[],
): NewServiceOffer[] {
  const selling = providers.filter(
    ({ verification_status: status, operational_status: state }) => status === 'verified' && state === 'active',
  );
  const planned = PLANS.flatMap((plan) =>
    selling.flatMap((provider) => {
      const random = seededRandom(`service/${plan.service}/${provider.slug}`);
      const person = clinicians.find(
        (one) => one.provider_id === provider.id && plan.specialties.includes(one.specialty_key),
      );
      const fixed = FIXED_USD[`${provider.slug}/${plan.service}`];
      if (!person || (!fixed && !random.chance(plan.share))) return [];
      const usd = fixed ?? random.int(plan.usd[0] / 5, plan.usd[1] / 5) * 5;
      const focus = plan.focus?.[person.specialty_key];
      const offer = offerOf(market, provider, { service: plan.service, clinicianId: person.id, usd });
      const days = plan.days ? random.int(...(plan.days as [number, number])) : null;
      return [
        {
          ...offer,
          minutes: plan.minutes,
          turnaroundDays: days,
          videoAddOnMinor: days && random.chance(0.7) ? priced(market, provider.currency, random.int(6, 12) * 5) : null,
          credited: plan.credited ?? false,
          languages: person.languages,
          focus: focus ? [focus] : [],
        },
      ];
    }),
  );
  const byTeam = team.flatMap((member) => {
    const provider = selling.find(({ slug }) => slug === member.provider);
    if (!provider) return [];
    const { therapy } = member;
    const random = seededRandom(`service/${member.role}/${member.slug}`);
    const usd = therapy?.usd ?? random.int(5, 9) * 5;
    const service = therapy ? 'psychotherapy' : 'nutrition-support';
    return [
      {
        ...offerOf(market, provider, { service, clinicianId: careTeamId(member), usd }),
        minutes: therapy ? 50 : 40,
        languages: member.languages,
        approach: therapy?.approach ?? null,
        focus: therapy?.focus ?? [],
        welcomes: therapy?.welcomes ?? [],
      },
    ];
  });
  return [...planned, ...byTeam];
}

/** A US dollar price rounded to whole units of a currency, in minor units. */
function priced({ catalog }: Market, currency: string, usd: number): number {
  const book = { currency, ...currencyFacts(catalog, currency), factor: 10_000 };
  return toMinor(fixedPrice(usd, book), book);
}

function offerOf(
  market: Market,
  provider: DemoProvider,
  { service, clinicianId, usd }: { service: string; clinicianId: string; usd: number },
): NewServiceOffer {
  const { currency } = provider;
  const priceMinor = priced(market, currency, usd);
  const random = seededRandom(`service/${service}/${clinicianId}/confirmed`);
  return {
    id: demoId(`service/${service}/${clinicianId}`),
    serviceType: service,
    providerId: provider.id,
    clinicianId,
    status: 'published',
    currency,
    priceMinor,
    priceUsdMinor: convertMoney({ amount: priceMinor, currency }, 'USD', market.reference.rates).amount,
    minutes: null,
    turnaroundDays: null,
    videoAddOnMinor: null,
    credited: false,
    languages: [],
    approach: null,
    focus: [],
    welcomes: [],
    confirmedOn: addDays(market.today, -random.int(3, 60)),
    demo: true,
  };
}
