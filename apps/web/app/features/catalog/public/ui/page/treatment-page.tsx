import type { ReactNode } from 'react';
import { useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { breadcrumbData } from '../../../../../lib/seo/json-ld.tsx';
import { PageHead } from '../../../../../lib/seo/page-head.tsx';
import { useSite } from '../../../../../lib/site/site.ts';
import type { Arrival } from '../../trip/arrival.ts';
import type { TreatmentData } from '../../load-treatment.ts';
import { treatmentCard } from '../../share-card.ts';
import { treatmentPageData } from '../../structured-data.ts';
import { catalogTexts } from '../../texts.ts';
import { tripDates } from '../../trip/trip-days.ts';
import { Clinics } from './clinics.tsx';
import { FlyRule } from './fly-rule.tsx';
import { Offers } from './offers.tsx';
import { PageNav, type PagePart } from './page-nav.tsx';
import { PriceByCountry } from './price-by-country.tsx';
import { Questions } from './questions.tsx';
import { Recovery, Risks } from './risks.tsx';
import { Suitability, WhatItIs } from './suitability.tsx';
import { TreatmentAction, TreatmentHero } from './treatment-hero.tsx';
import { TripTimelines } from './trip-timeline.tsx';
import { YourDates } from './your-dates.tsx';

interface TreatmentPageProps extends TreatmentData {
  arrival: Arrival;
  /** Earliest selectable arrival date, `YYYY-MM-DD`. */
  today: string;
  /** Cards of the first packages; empty if there are none. */
  offers: ReactNode;
  /** Cards of the first clinics. */
  clinics: ReactNode;
  /** The trip cost; null without a known price. */
  wholeTrip: ReactNode;
}

/** One treatment: warnings first, then packages, what it is, who it suits, days, cost, risks and clinics. */
export function TreatmentPage({ treatment, prices, arrival, today, offers, clinics, wholeTrip }: TreatmentPageProps) {
  const dates = arrival.date === null ? null : tripDates(treatment, arrival.date);
  return (
    <>
      <TreatmentHead treatment={treatment} />
      <TreatmentHero treatment={treatment} countries={prices.destinations.length} />
      {treatment.package_count > 0 ? <Offers treatment={treatment} cards={offers} /> : null}
      <PageNav parts={partsOf(treatment, wholeTrip !== null)} />
      <div className="wrap treatment-layout">
        <aside>
          <YourDates treatment={treatment} arrival={arrival} dates={dates} today={today} />
        </aside>
        <div className="treatment-sections">
          <WhatItIs content={treatment.content} review={treatment.medical_review} />
          <Suitability content={treatment.content} />
          <TripTimelines treatment={treatment} mainDay={dates?.mainDay ?? null} />
          <FlyRule treatment={treatment} />
          <PriceByCountry treatment={treatment} prices={prices} hasTrip={wholeTrip !== null} />
          <Risks treatment={treatment} />
          <Recovery treatment={treatment} />
        </div>
      </div>
      {wholeTrip}
      {treatment.package_count > 0 ? null : <Offers treatment={treatment} cards={offers} />}
      <Clinics treatment={treatment} cards={clinics} />
      <Questions treatment={treatment} />
      <TreatmentAction treatment={treatment} />
    </>
  );
}

/** Sections of the page, in order. */
const partsOf = (
  { package_count: packages, provider_count: providers }: TreatmentData['treatment'],
  hasTrip: boolean,
): PagePart[] => [
  ...(packages > 0 ? (['packages'] as const) : []),
  'what',
  'who',
  'days',
  'prices',
  'risks',
  ...(hasTrip ? (['trip'] as const) : []),
  ...(packages > 0 ? [] : (['packages'] as const)),
  ...(providers > 0 ? (['clinics'] as const) : []),
  'questions',
];

function TreatmentHead({ treatment }: Pick<TreatmentData, 'treatment'>) {
  const t = useTexts(catalogTexts);
  const path = useLocalPath();
  const site = useSite();
  const trail = [
    { name: t('list.heading'), address: site.origin + path('/treatments') },
    { name: treatment.category.name, address: site.origin + path(`/treatments?category=${treatment.category.slug}`) },
    { name: treatment.short_name, address: site.origin + path(`/treatments/${treatment.slug}`) },
  ];
  return (
    <PageHead
      title={t('page.title', { name: treatment.short_name })}
      description={treatment.summary}
      noindex={site.search.length > 1}
      share={treatmentCard(treatment, site.locale)}
      jsonLd={[treatmentPageData(treatment, site), breadcrumbData(trail)]}
    />
  );
}
