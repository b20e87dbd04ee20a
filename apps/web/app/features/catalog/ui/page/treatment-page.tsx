import type { ReactNode } from 'react';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { breadcrumbData } from '../../../../lib/seo/json-ld.tsx';
import { PageHead } from '../../../../lib/seo/page-head.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import type { Arrival } from '../../trip/arrival.ts';
import type { TreatmentData } from '../../load-treatment.ts';
import { treatmentPageData } from '../../structured-data.ts';
import { catalogTexts } from '../../texts.ts';
import { tripDates } from '../../trip/trip-days.ts';
import { Offers } from './offers.tsx';
import { PriceByCountry } from './price-by-country.tsx';
import { Questions } from './questions.tsx';
import { Recovery, Risks } from './risks.tsx';
import { Suitability, WhatItIs } from './suitability.tsx';
import { TreatmentHero } from './treatment-hero.tsx';
import { TripTimelines } from './trip-timeline.tsx';
import { YourDates } from './your-dates.tsx';

interface TreatmentPageProps extends TreatmentData {
  arrival: Arrival;
  /** Earliest date of arrival that may be chosen, `YYYY-MM-DD`. */
  today: string;
  /** Cards of the first packages; nothing when there are none. */
  offers: ReactNode;
}

/** One treatment: warnings first, then what it is, for whom, which days, what it costs, what can happen, who offers it. */
export function TreatmentPage({ treatment, prices, arrival, today, offers }: TreatmentPageProps) {
  const dates = arrival.date === null ? null : tripDates(treatment, arrival.date);
  return (
    <>
      <TreatmentHead treatment={treatment} />
      <TreatmentHero treatment={treatment} countries={prices.destinations.length} />
      <div className="wrap treatment-layout">
        <aside>
          <YourDates treatment={treatment} arrival={arrival} dates={dates} today={today} />
        </aside>
        <div className="treatment-sections">
          <WhatItIs content={treatment.content} />
          <Suitability content={treatment.content} />
          <TripTimelines treatment={treatment} mainDay={dates?.mainDay ?? null} />
          <PriceByCountry treatment={treatment} prices={prices} />
          <Risks treatment={treatment} />
          <Recovery treatment={treatment} />
        </div>
      </div>
      <Offers treatment={treatment} cards={offers} />
      <Questions treatment={treatment} />
    </>
  );
}

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
      jsonLd={[treatmentPageData(treatment, site), breadcrumbData(trail)]}
    />
  );
}
