import type { ProviderSummary } from '@travesia/contracts/providers';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { CardHeading } from '../../../../ui/card/card.tsx';
import { ReasonLine, ResultCard } from '../../../../ui/card/result-card.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { KeepButtons } from '../../../../ui/keep/keep-buttons.tsx';
import { AvatarPicture } from '../../../../ui/picture/avatar-picture.tsx';
import { Price } from '../../../../ui/price/price.tsx';
import { Quote } from '../../../../ui/rating/quote.tsx';
import { Rating } from '../../../../ui/rating/rating.tsx';
import { PhotoPicture } from '../../../photos/index.ts';
import {
  answerTime,
  languagesLine,
  placeOf,
  providerAddress,
  smallLogo,
  tellingWhy,
  whyText,
} from '../provider-view.ts';
import { providerTexts } from '../texts.ts';
import { ProviderBadges } from './provider-badges.tsx';

interface ProviderCardProps {
  provider: ProviderSummary;
  /** Its heading level: one below its section's. */
  level?: 2 | 3 | 4;
}

/** A provider in a list. Public registry listings are plainer: no price, rating or badge of ours. */
export function ProviderCard({ provider, level = 3 }: ProviderCardProps) {
  const t = useTexts(providerTexts);
  const path = useLocalPath();
  const partner = provider.listing === 'partner';
  return (
    <ResultCard
      cover={
        partner && provider.photo ? (
          <PhotoPicture photo={provider.photo} sizes="(min-width: 720px) 300px, 92vw" />
        ) : undefined
      }
      className={partner ? undefined : 'provider-listing'}
      aside={partner ? <Offers provider={provider} /> : null}
    >
      <div className="provider-head">
        {partner ? (
          <AvatarPicture name={provider.name} shape="square" size={64} own={smallLogo(provider)} />
        ) : (
          <span className="provider-mark">
            <Icon name="building-2" />
          </span>
        )}
        <div className="provider-name">
          <div className="row between result-top">
            <span>{t('card.kind', { kind: provider.type.name, place: placeOf(provider) })}</span>
            {partner ? <Rating value={provider.rating?.average ?? 0} count={provider.rating?.count ?? 0} /> : null}
          </div>
          <CardHeading href={path(providerAddress(provider))} level={level}>
            {provider.name}
          </CardHeading>
          <ProviderBadges provider={provider} />
        </div>
      </div>
      <CardFacts provider={provider} />
      {provider.treatments.length > 0 ? (
        <p className="small">{provider.treatments.map(({ name }) => name).join(' · ')}</p>
      ) : null}
      {provider.latest_review ? <Quote {...provider.latest_review} /> : null}
      <WhyLine provider={provider} />
    </ResultCard>
  );
}

function CardFacts({ provider }: ProviderCardProps) {
  const t = useTexts(providerTexts);
  const format = useFormat();
  const { languages, response_minutes: minutes, distance_km: distance, next_free_on: free } = provider;
  if (languages.length === 0 && minutes === null && distance === null && free === null) return null;
  const answers = minutes === null ? null : answerTime(minutes);
  return (
    <ul className="facts">
      {free === null ? null : (
        <li>
          <Icon name="calendar-check" />
          {t('card.firstFree', { date: format.date(free, 'dayMonth') })}
        </li>
      )}
      {languages.length > 0 ? (
        <li>
          <Icon name="languages" />
          {languagesLine(languages, format)}
        </li>
      ) : null}
      {answers ? (
        <li>
          <Icon name="message-circle" />
          {t(answers.key, { count: answers.count })}
        </li>
      ) : null}
      {distance === null ? null : (
        <li>
          <Icon name="map-pin" />
          {t('card.distance', { distance: format.distance(distance) })}
        </li>
      )}
    </ul>
  );
}

/** The cheapest package and the number of packages. */
function Offers({ provider }: ProviderCardProps) {
  const t = useTexts(providerTexts);
  const from = provider.price_from;
  return (
    <>
      {from ? (
        <p>
          <span className="tiny muted provider-from">{t('card.from')}</span>
          <Price money={from} approximate={from.approximate} />
        </p>
      ) : null}
      <p className="small muted">{t('card.packages', { count: provider.package_count })}</p>
      <KeepButtons kind="provider" id={provider.id} name={provider.name} />
    </>
  );
}

function WhyLine({ provider }: ProviderCardProps) {
  const t = useTexts(providerTexts);
  const format = useFormat();
  const first = tellingWhy(provider.why);
  if (!first) return null;
  const { key, value } = whyText(first, format.language);
  const shown = first.code === 'nearest' ? format.distance(Number(value)) : value;
  return <ReasonLine label={t('why.label')}>{t(key, { value: shown })}</ReasonLine>;
}
