import { INCLUSION_KEYS } from '@travesia/contracts/packages';
import type { ReactNode } from 'react';
import { PageHead } from '../../../../lib/seo/page-head.tsx';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { IconSheet } from '../../../../ui/icon/icon-sheet.tsx';
import { COMPARISON_NAMES } from '../comparison.ts';
import type { HomeContent } from '../load-home.ts';
import { starCounts } from '../pick.ts';
import { unfitRefund } from '../refunds.ts';
import { homeData } from '../structured-data.ts';
import { homeTexts } from '../texts.ts';
import { Cities } from './cities.tsx';
import { Clinics } from './clinics.tsx';
import { HomeFacts } from './facts.tsx';
import { Hero } from './hero.tsx';
import { HomeOrAbroad } from './home-or-abroad.tsx';
import { LeadTreatments } from './lead-treatments.tsx';
import { Questions } from './questions.tsx';
import { Refunds } from './refunds.tsx';
import { Reviews } from './reviews.tsx';
import { Steps } from './steps.tsx';
import { TalkFirst } from './talk-first.tsx';
import { Ticket } from './ticket.tsx';

interface HomePageProps {
  content: HomeContent;
  /** Markup inside the hero map's svg. */
  map: string;
  /** Page of the ticket's package, without language prefix. */
  ticketTo: string;
  searchBox: ReactNode;
  treatmentCards: readonly ReactNode[];
  /** The clinics' badges, in the same order. */
  clinicBadges: readonly ReactNode[];
}

/** The home page. Parts that could not be loaded are omitted; the rest renders independently. */
export function HomePage({ content, map, ticketTo, searchBox, treatmentCards, clinicBadges }: HomePageProps) {
  const t = useTexts(homeTexts);
  const locale = useLocale();
  const { origin, search } = useSite();
  const { stats, ticket, comparison, clinics, verifiedCount, locations, reviews } = content;
  const lines = INCLUSION_KEYS.length;
  const asked = new URLSearchParams(search);
  const isVariation = COMPARISON_NAMES.some((name) => asked.has(name));
  const countries = stats?.countries ?? null;
  const surgical = clinics.find(({ detail }) => detail.cancellation_policy?.key === 'surgical');
  const policies = clinics.map(({ detail }) => detail.cancellation_policy);
  return (
    <IconSheet>
      <PageHead
        title={t('page.title')}
        description={t('page.description')}
        canonical="/"
        noindex={isVariation}
        jsonLd={homeData(origin, locale)}
      />
      <Hero
        map={map}
        countries={countries}
        searchBox={searchBox}
        ticket={ticket && <Ticket offer={ticket} to={ticketTo} />}
      />
      <HomeFacts lines={lines} countries={countries} unfitRefund={unfitRefund(policies)} />
      {comparison && <HomeOrAbroad comparison={comparison} treatments={content.compared} />}
      {treatmentCards.length > 0 && (
        <LeadTreatments cards={treatmentCards} count={stats?.treatments ?? content.compared.length} />
      )}
      <Steps lines={lines} credentials={stats?.credentials_checked ?? null} />
      <Cities locations={locations} />
      {clinics.length > 0 && (
        <Clinics
          clinics={clinics.map((clinic, index) => ({ clinic, badges: clinicBadges[index] }))}
          count={verifiedCount}
        />
      )}
      <Reviews reviews={reviews} counts={starCounts(clinics.map(({ detail }) => detail))} clinics={clinics.length} />
      {surgical?.detail.cancellation_policy && (
        <Refunds policy={surgical.detail.cancellation_policy} provider={surgical.provider} />
      )}
      <TalkFirst />
      <Questions lines={lines} />
    </IconSheet>
  );
}
