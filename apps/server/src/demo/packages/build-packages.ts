import { cityOf, currencyFacts, currencyOf, priceRange, treatmentOf } from '../catalog-facts.ts';
import { addDays } from '../days.ts';
import { demoId } from '../demo-id.ts';
import { seededRandom, type SeededRandom } from '../seeded-random.ts';
import { type DemoContent, type ProviderContent, entry } from '../content/read-content.ts';
import type { DemoCatalog, DemoClinician, DemoPackage, Localized } from '../types.ts';
import { answerKeys, type PackagePlan } from './answers.ts';
import { makeInclusions } from './inclusions.ts';
import { makeLines } from './lines.ts';
import { type Offer, chooseOffers } from './offers.ts';
import { describePackage } from './package-texts.ts';
import { COUNTRY_FACTORS, fixedPrice, priceWithin, toMinor, type PriceBook } from './price.ts';
import { lodgingPlace } from './side-costs.ts';
import { planStay } from './stay.ts';

/** Position of each tier in the treatment's price range, before the provider's own price level. */
const TIER_PLACE = { essential: 0.2, standard: 0.46, complete: 0.72 };
/** Prices must be confirmed every 90 days; this share is late, but not so late that patients no longer see it. */
const STALE_SHARE = 0.06;

/** All packages, in provider order. */
export function buildPackages(
  content: DemoContent,
  catalog: DemoCatalog,
  today: string,
  staff: DemoClinician[],
): DemoPackage[] {
  return chooseOffers(content).map((offer) => {
    const plan = planOffer(offer, content, catalog);
    const { provider, treatment, tier, random, book } = plan;
    const country = cityOf(catalog, provider.city).country;
    const answers = answerKeys(
      plan,
      catalog.inclusions.map((inclusion) => inclusion.key),
    );
    const inclusions = makeInclusions(plan, answers, catalog, content);
    const stale = random.chance(STALE_SHARE) && !plan.anchor;
    const confirmed = addDays(today, -(stale ? random.int(95, 112) : random.int(3, 88)));
    return {
      demo: true,
      id: demoId(`package/${provider.slug}/${treatment}/${tier}`),
      provider_id: demoId(`provider/${provider.slug}`),
      clinician_id: clinicianFor(plan, staff).id,
      treatment,
      tier,
      title: entry(content.titles, treatment, 'title')[tier] as Localized,
      description: describePackage(plan, inclusions, content, random),
      total: { amount: toMinor(plan.total, book), currency: book.currency },
      ...plan.stay,
      deposit_percent: provider.deposit,
      cancellation_policy: provider.policy,
      inclusions,
      lines: makeLines(plan, answers, country),
      status: offer.status,
      price_confirmed_on: confirmed,
      published_on: offer.status === 'draft' ? null : addDays(confirmed, -random.int(30, 400)),
    };
  });
}

function planOffer(offer: Offer, content: DemoContent, catalog: DemoCatalog): PackagePlan {
  const { provider, treatment, tier } = offer;
  const random = seededRandom(`package/${provider.slug}/${treatment}/${tier}`);
  const anchor =
    tier === 'standard'
      ? content.anchors.find((one) => one.provider === provider.slug && one.treatment === treatment)
      : undefined;
  const book = priceBook(provider, catalog);
  // Nights are seeded by treatment and provider, so that its packages are comparable.
  const shared = seededRandom(`offer/${provider.slug}/${treatment}`);
  return {
    provider,
    treatment,
    tier,
    profile: entry(content.profiles, treatment, 'profile'),
    book,
    stay: planStay(treatmentOf(catalog, treatment), shared, tier, anchor),
    place: lodgingPlace(treatment, tier === 'complete'),
    total: anchor?.price_usd ? fixedPrice(anchor.price_usd, book) : rangedPrice(offer, catalog, book, shared, random),
    anchor,
    random,
  };
}

function rangedPrice(
  offer: Offer,
  catalog: DemoCatalog,
  book: PriceBook,
  shared: SeededRandom,
  random: SeededRandom,
): number {
  const country = cityOf(catalog, offer.provider.city).country;
  const range = priceRange(catalog, offer.treatment, country);
  const lean = (offer.provider.level - 0.5) * 0.35 + (shared.fraction() - 0.5) * 0.14;
  return priceWithin(range, TIER_PLACE[offer.tier] + lean, book, random);
}

function priceBook(provider: ProviderContent, catalog: DemoCatalog): PriceBook {
  const currency = currencyOf(provider, catalog);
  const country = cityOf(catalog, provider.city).country;
  return { currency, ...currencyFacts(catalog, currency), factor: COUNTRY_FACTORS[country] ?? 10_000 };
}

/** The clinician named in the package: the anchor's, or one who performs the treatment. */
function clinicianFor(plan: PackagePlan, staff: DemoClinician[]): DemoClinician {
  const id = demoId(`provider/${plan.provider.slug}`);
  const able = staff.filter(
    (one) => one.provider_id === id && one.treatments.some((done) => done.treatment === plan.treatment),
  );
  const wanted = plan.anchor?.clinician;
  const named = able.find((one) => one.id === demoId(`clinician/${plan.provider.slug}/${wanted}`));
  return named ?? plan.random.pick(able);
}
