import type { ProviderSummary } from '@travesia/contracts/providers';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { LocalLink } from '../../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { AvatarPicture } from '../../../../../ui/picture/avatar-picture.tsx';
import { Icon } from '../../../../../ui/icon/icon.tsx';
import { Rating } from '../../../../../ui/rating/rating.tsx';
import { smallLogo } from '../../provider-view.ts';
import { directoryTexts } from '../texts.ts';

interface ProviderRowProps {
  provider: ProviderSummary;
  /** What was verified; says plainly if nothing was. */
  badges: ReactNode;
}

/** A clinic or hospital in a compact row. Listings from a public registry have no photo, rating or price of ours. */
export function ProviderRow({ provider, badges }: ProviderRowProps) {
  const t = useTexts(directoryTexts);
  const format = useFormat();
  const { name, slug, type, city, country, listing, languages, distance_km: distance } = provider;
  const partner = listing === 'partner';
  const place = city ? `${city.name}, ${country.name}` : country.name;
  return (
    <article className="listing">
      {partner ? (
        <AvatarPicture name={name} shape="square" size={44} own={smallLogo(provider)} />
      ) : (
        <span className="listing-mark">
          <Icon name={type.slug === 'hospital' ? 'hospital' : 'building-2'} />
        </span>
      )}
      <div className="listing-name">
        <h3 className="card-heading">
          <LocalLink to={`/providers/${slug}`}>{name}</LocalLink>
        </h3>
        <p className="small muted">
          {t('row.kind', { kind: type.name, place })}
          {distance === null ? null : ` · ${t('row.distance', { distance: format.distance(distance) })}`}
        </p>
        {languages.length > 0 ? (
          <p className="small muted">{t('row.speaks', { languages: format.list(languages.map(format.language)) })}</p>
        ) : null}
      </div>
      <div className="listing-badges">{badges}</div>
      {partner ? <Offer provider={provider} /> : null}
    </article>
  );
}

function Offer({ provider: { rating, price_from: from, package_count: count } }: { provider: ProviderSummary }) {
  const t = useTexts(directoryTexts);
  const format = useFormat();
  return (
    <div className="listing-offer small">
      <Rating value={rating?.average ?? 0} count={rating?.count ?? 0} />
      <p className="num">{from ? t('row.packagesFrom', { count, price: format.shown(from) }) : t('row.noPackages')}</p>
    </div>
  );
}
