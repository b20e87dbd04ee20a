import type { PackageSummary, PublicNetwork } from '@travesia/contracts/packages';
import type { ProviderSummary } from '@travesia/contracts/providers';
import type { ReactNode } from 'react';
import { brandColors } from '../../../organizations/index.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { breadcrumbData } from '../../../../lib/seo/json-ld.tsx';
import { PageHead } from '../../../../lib/seo/page-head.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Breadcrumb } from '../../../../ui/navigation/breadcrumb.tsx';
import { publicNetworkTexts } from './texts.ts';

interface NetworkPageProps {
  network: PublicNetwork;
  clinicCard: (clinic: ProviderSummary) => ReactNode;
  packageCard: (offer: PackageSummary) => ReactNode;
}

/** `/networks/:slug`: an organization with its public clinics and their packages. */
export function NetworkPage({ network, clinicCard, packageCard }: NetworkPageProps) {
  const t = useTexts(publicNetworkTexts);
  const format = useFormat();
  const path = useLocalPath();
  const { origin } = useSite();
  const { name, clinics, packages, packages_total: total } = network;
  const trail = [
    { name: t('trail.home'), to: '/' },
    { name: t('trail.directory'), to: '/directory' },
    { name, to: `/networks/${network.slug}` },
  ];
  return (
    <div className="wrap network-page">
      <PageHead
        title={t('head.title', { name })}
        description={network.tagline || t('head.description', { name, clinics: clinics.length, packages: total })}
        jsonLd={[breadcrumbData(trail.map((one) => ({ name: one.name, address: origin + path(one.to) })))]}
      />
      <Breadcrumb
        trail={[
          { label: t('trail.home'), href: path('/') },
          { label: t('trail.directory'), href: path('/directory') },
          { label: name },
        ]}
      />
      <Band network={network} />
      {network.demo ? <Notice>{t('demo')}</Notice> : null}
      <Facts network={network} />
      {network.description ? (
        <section aria-labelledby="network-about" className="section-tight">
          <h2 id="network-about">{t('about', { name })}</h2>
          <p className="measure">{network.description}</p>
          <p className="muted">{t('about.own')}</p>
        </section>
      ) : null}
      <section aria-labelledby="network-clinics" className="section-tight">
        <h2 id="network-clinics">{t('clinics')}</h2>
        {clinics.length ? (
          <div className="stack">
            {clinics.map((clinic) => (
              <div key={clinic.id}>{clinicCard(clinic)}</div>
            ))}
          </div>
        ) : (
          <p>{t('none')}</p>
        )}
      </section>
      <section aria-labelledby="network-packages" className="section-tight">
        <h2 id="network-packages">{t('packages')}</h2>
        {packages.length ? (
          <>
            <p className="muted measure">{t('packages.lead', { date: format.date(network.rate_date) })}</p>
            <div className="grid grid-3">
              {packages.map((offer) => (
                <div key={offer.id}>{packageCard(offer)}</div>
              ))}
            </div>
            {packages.length < total ? <p>{t('packages.more', { count: packages.length, total })}</p> : null}
          </>
        ) : (
          <p>{t('packages.none')}</p>
        )}
      </section>
    </div>
  );
}

/** The name on the organization's color, in the text color that is readable there. */
function Band({ network: { name, type, tagline, brand_color: color } }: { network: PublicNetwork }) {
  const t = useTexts(publicNetworkTexts);
  const colors = color === null ? null : brandColors(color);
  const style = colors?.isReadable ? { background: colors.background, color: colors.text } : undefined;
  return (
    <header className="network-band" style={style}>
      <p className="network-kind">{t(`type.${type}`)}</p>
      <h1>{name}</h1>
      {tagline ? <p className="network-tagline">{tagline}</p> : null}
    </header>
  );
}

function Facts({ network }: { network: PublicNetwork }) {
  const t = useTexts(publicNetworkTexts);
  const format = useFormat();
  const { clinics, verified, packages_total: packages, languages, city, country, website, name } = network;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('fact.clinics'), format.number(clinics.length)],
    [t('fact.verified'), t('fact.verifiedOf', { verified, clinics: clinics.length })],
    [t('fact.packages'), format.number(packages)],
    [t('fact.languages'), format.list(languages.map((code) => format.language(code)))],
    [t('fact.headquarters'), [city, country.name].filter(Boolean).join(', ')],
  ];
  return (
    <section aria-label={t('facts')} className="network-facts-band">
      <dl>
        {facts.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {website ? (
        <p>
          <a href={website} rel="noopener nofollow">
            {t('website', { name })}
          </a>
        </p>
      ) : null}
    </section>
  );
}
