import type { ProviderDetail } from '@travesia/contracts/providers';
import type { ReactNode } from 'react';
import { ConsultationLink } from '../../../../leads/index.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { Notice } from '../../../../../ui/feedback/notice.tsx';
import { StickyAction } from '../../../../../ui/action/sticky-action.tsx';
import { Tabs } from '../../../../../ui/navigation/tabs.tsx';
import type { ProviderParts } from '../../load-provider.ts';
import { providerTexts } from '../../texts.ts';
import { Reviews } from '../reviews/reviews.tsx';
import { OffersBox } from './offers-box.tsx';
import { Credentials } from './credentials.tsx';
import { People } from './people.tsx';
import { ProviderHead } from './provider-head.tsx';
import { ProviderHeader } from './provider-header.tsx';
import type { ExampleOffer } from './refund-example.tsx';
import { Rules } from './rules.tsx';
import { Section } from './section.tsx';
import { Treats } from './treats.tsx';
import { Photos } from './photos.tsx';
import { Where } from './where.tsx';
import { Visit } from '../../visit/visit.tsx';
import type { VisitOffer } from '../../visit/visit-view.ts';

interface ProviderPageProps {
  provider: ProviderDetail;
  parts: ProviderParts;
  /** The packages with their lines, and their links for the side box. */
  packages: ReactNode;
  packageLinks: ReactNode;
  /** What the law of its country wants stated. */
  statements?: ReactNode;
  /** Map of its country with the location marked. */
  map: ReactNode;
  /** Straight-line distance from the first airport; null if either location is unknown. */
  airportKm?: number | null;
  /** The rides from the airport, and the guide to the city. */
  way?: ReactNode;
  /** Its free times, if it keeps a calendar. */
  times?: ReactNode;
  /** Its published packages, as far as the visit needs them. */
  offers?: readonly VisitOffer[];
  /** The package used as an example for the cancellation policy. */
  example?: ExampleOffer | undefined;
}

/** A partner's profile. */
export function ProviderPage(props: ProviderPageProps) {
  const {
    provider,
    parts,
    packages,
    packageLinks,
    statements,
    map,
    airportKm = null,
    way,
    times,
    offers = [],
    example,
  } = props;
  const t = useTexts(providerTexts);
  const sections = [
    'packages',
    ...(times ? (['times'] as const) : []),
    'credentials',
    'people',
    'treats',
    'visit',
    'reviews',
    'where',
    'rules',
  ] as const;
  const state = provider.verification_status;
  return (
    <>
      <ProviderHead provider={provider} />
      <ProviderHeader provider={provider} />
      <div className="wrap">
        <div className="no-print provider-tabs">
          <Tabs
            label={t('tabs.label')}
            tabs={sections.map((id) => ({ href: `#${id}`, label: t(`tabs.${id}`), current: false }))}
          />
        </div>
        <div className="provider-columns">
          <OffersBox provider={provider} offers={packageLinks} />
          <div className="provider-main">
            {state === 'verified' ? null : (
              <Notice tone="warning" title={t(`notice.${state}`)}>
                <p>{t('notice.text')}</p>
              </Notice>
            )}
            <Section id="packages" heading={t('packages.heading')} lead={t('packages.lead')}>
              {packages}
            </Section>
            {times}
            {provider.description ? <p className="provider-description">{provider.description}</p> : null}
            <Photos photos={provider.photos.slice(1)} />
            {statements}
            <Credentials provider={provider} clinicians={parts.clinicians} />
            <People clinicians={parts.clinicians} clinic={provider} />
            <Treats provider={provider} />
            <Visit provider={provider} clinicians={parts.clinicians} offers={offers} />
            <Reviews provider={provider} reviews={parts.reviews} />
            <Where provider={provider} map={map} airportKm={airportKm} way={way} />
            <Rules provider={provider} example={example} />
          </div>
        </div>
      </div>
      <StickyAction>
        <ConsultationLink
          provider={provider.slug}
          status={state}
          free={provider.next_free_on ?? provider.next_free_online_on}
        />
      </StickyAction>
    </>
  );
}
