import type { ProviderDetail } from '@travesia/contracts/providers';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Tabs } from '../../../../ui/navigation/tabs.tsx';
import type { ProviderParts } from '../../load-provider.ts';
import { providerTexts } from '../../texts.ts';
import { Reviews } from '../reviews/reviews.tsx';
import { OffersBox } from './offers-box.tsx';
import { Papers } from './papers.tsx';
import { People } from './people.tsx';
import { ProviderHead } from './provider-head.tsx';
import { ProviderHeader } from './provider-header.tsx';
import { Rules } from './rules.tsx';
import { Section } from './section.tsx';
import { Where } from './where.tsx';

interface ProviderPageProps {
  provider: ProviderDetail;
  parts: ProviderParts;
  /** The packages with their lines, and their links for the box at the side. */
  packages: ReactNode;
  packageLinks: ReactNode;
  /** Map of its country with the place marked. */
  map: ReactNode;
}

/** The profile of a partner. */
export function ProviderPage({ provider, parts, packages, packageLinks, map }: ProviderPageProps) {
  const t = useTexts(providerTexts);
  const sections = ['papers', 'people', 'packages', 'reviews', 'where', 'rules'] as const;
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
          <div className="provider-main">
            {state === 'verified' ? null : (
              <Notice tone="warning" title={t(`notice.${state}`)}>
                <p>{t('notice.text')}</p>
              </Notice>
            )}
            {provider.description ? <p className="provider-description">{provider.description}</p> : null}
            <Papers provider={provider} clinicians={parts.clinicians} />
            <People clinicians={parts.clinicians} />
            <Section id="packages" heading={t('packages.heading')} lead={t('packages.lead')}>
              {packages}
            </Section>
            <Reviews provider={provider} reviews={parts.reviews} />
            <Where provider={provider} map={map} />
            <Rules provider={provider} />
          </div>
          <OffersBox provider={provider} offers={packageLinks} />
        </div>
      </div>
    </>
  );
}
