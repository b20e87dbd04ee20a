import type { ProviderDetail } from '@travesia/contracts/providers';
import type { ReactNode } from 'react';
import { ClaimLink } from '../../../../leads/index.ts';
import { phoneAddress } from '../../../../../lib/format/phone-address.ts';
import { groupPhone } from '../../../../../lib/format/group-phone.ts';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { Notice } from '../../../../../ui/feedback/notice.tsx';
import { Facts } from '../../../../../ui/overlay/disclosure.tsx';
import { addressLines, websiteLink } from '../../listing-view.ts';
import { placeOf } from '../../provider-view.ts';
import { providerTexts } from '../../texts.ts';
import { PageActions, ReportLink } from './page-actions.tsx';
import { ProviderHead } from './provider-head.tsx';
import { ProviderTrail } from './provider-header.tsx';

/** A listing imported from a public registry: the registry's data, and a clear note that nobody verified it. */
export function ListingPage({ provider, map }: { provider: ProviderDetail; map: ReactNode }) {
  const t = useTexts(providerTexts);
  return (
    <div className="wrap section-tight listing-page">
      <ProviderHead provider={provider} />
      <ProviderTrail provider={provider} />
      <h1>{provider.name}</h1>
      <p className="lead">{t('card.kind', { kind: provider.type.name, place: placeOf(provider) })}</p>
      <Notice tone="warning" icon="shield-question-mark" title={t('listing.plain')}>
        <p>{t('listing.means')}</p>
      </Notice>
      <div className="provider-where">
        <div className="stack-wide">
          <ContactFacts provider={provider} />
          <Sources provider={provider} />
          <p>
            <ClaimLink provider={provider.slug} />
          </p>
          <ReportLink provider={provider.slug} />
          <PageActions title={provider.name} />
        </div>
        {map}
      </div>
    </div>
  );
}

function ContactFacts({ provider }: { provider: ProviderDetail }) {
  const t = useTexts(providerTexts);
  const website = websiteLink(provider.website);
  const { phone, email } = provider;
  const rows = [
    { name: t('listing.address'), value: addressLines(provider).join(', ') },
    {
      name: t('listing.phone'),
      value: phone && <a href={phoneAddress(phone)}>{groupPhone(phone)}</a>,
    },
    { name: t('listing.email'), value: email && <a href={`mailto:${email}`}>{email}</a> },
    {
      name: t('listing.website'),
      value: website && (
        <a href={website.href} rel="nofollow noreferrer">
          {website.label}
        </a>
      ),
    },
    { name: t('listing.specialties'), value: provider.specialties.join(', ') },
    { name: t('listing.beds'), value: provider.beds ? String(provider.beds) : null },
  ];
  return <Facts items={rows.filter(({ value }) => value)} />;
}

function Sources({ provider }: { provider: ProviderDetail }) {
  const t = useTexts(providerTexts);
  const format = useFormat();
  return (
    <section aria-labelledby="sources-heading">
      <h2 id="sources-heading" className="listing-heading">
        {t('listing.sources')}
      </h2>
      <ul className="listing-sources">
        {provider.sources.map((source) => (
          <li key={`${source.name} ${source.external_id}`}>
            {t('listing.source', {
              name: source.name,
              date: format.date(source.imported_on),
              licence: source.licence ?? '',
              licensed: source.licence !== null,
              number: source.external_id ?? '',
              numbered: source.external_id !== null,
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
