import { clinicianPath, takesRequests } from '@travesia/contracts/providers';
import type { ServiceOffer } from '@travesia/contracts/services';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { RealMark } from '../../../../ui/badge/real-mark.tsx';
import { AvatarPicture } from '../../../../ui/picture/avatar-picture.tsx';
import { Price } from '../../../../ui/price/price.tsx';
import { bookAddress, licenceLook, requestAddress, spokenLine } from '../../service-view.ts';
import { serviceTexts } from '../../texts.ts';

interface OfferCardProps {
  service: string;
  offer: ServiceOffer;
  /** More facts about the clinician, such as a therapist's approach. */
  facts?: ReactNode;
  /** Custom button label. */
  action?: string | undefined;
  /** Whether free times can be booked. */
  isBookable?: boolean;
}

/** A clinician with exact title, registration, languages and price; the button books a time, or requests a consultation from the clinic. */
export function OfferCard({ service, offer, facts, action, isBookable = false }: OfferCardProps) {
  const t = useTexts(serviceTexts);
  const path = useLocalPath();
  const { clinician, provider } = offer;
  return (
    <article className="card offer">
      <AvatarPicture name={clinician.name} shape="round" size={72} />
      <div className="offer-person">
        <h3>
          <LocalLink to={clinicianPath(provider, clinician)}>{clinician.name}</LocalLink>
        </h3>
        {clinician.specialty === null ? null : <p className="small">{clinician.specialty}</p>}
        <OfferFacts offer={offer} facts={facts} />
        {clinician.bio ? <p className="small">{clinician.bio}</p> : null}
        <OfferBadges offer={offer} />
      </div>
      <div className="offer-price">
        <OfferPrice offer={offer} />
        {isBookable ? (
          <LinkButton
            variant="primary"
            href={path(bookAddress(service, offer))}
            aria-label={t('offer.requestOf', { action: t('offer.book'), name: clinician.name })}
          >
            {t('offer.book')}
          </LinkButton>
        ) : takesRequests(provider.verification_status) ? (
          <LinkButton
            variant="primary"
            href={path(requestAddress(service, provider.id))}
            aria-label={t('offer.requestOf', { action: action ?? t('offer.request'), name: clinician.name })}
          >
            {action ?? t('offer.request')}
          </LinkButton>
        ) : (
          <p className="small muted">{t('offer.closed')}</p>
        )}
      </div>
    </article>
  );
}

function OfferFacts({ offer, facts }: Pick<OfferCardProps, 'offer' | 'facts'>) {
  const t = useTexts(serviceTexts);
  const format = useFormat();
  const { clinician, provider, city, country, languages } = offer;
  const link = <LocalLink to={`/providers/${provider.slug}`}>{provider.name}</LocalLink>;
  const place = `${city.name}, ${country.name}`;
  return (
    <ul className="person-facts">
      <li>{t.rich('offer.at', { link }, { provider: provider.name, place })}</li>
      <li className="num">{clinician.registry ?? t('offer.country', { country: country.name })}</li>
      <li>{spokenLine(languages, format)}</li>
      {clinician.years_in_practice === null ? null : (
        <li>{t('offer.years', { count: clinician.years_in_practice })}</li>
      )}
      {facts}
    </ul>
  );
}

function OfferBadges({ offer }: { offer: ServiceOffer }) {
  const t = useTexts(serviceTexts);
  const format = useFormat();
  const { tone, icon, key } = licenceLook(offer.clinician);
  const read = offer.clinician.licence?.checked_on;
  return (
    <div className="row offer-badges">
      <Badge tone={tone} icon={icon}>
        {t(key, { date: read ? format.date(read, 'day') : '' })}
      </Badge>
      <RealMark demo={offer.demo} />
    </div>
  );
}

/** Price in the visitor's currency; if converted, the clinic's own price below. */
function OfferPrice({ offer }: { offer: ServiceOffer }) {
  const t = useTexts(serviceTexts);
  const format = useFormat();
  const { shown_price: shown, price, minutes, turnaround_days: days, video_add_on: addOn } = offer;
  const date = format.date(offer.confirmed_on, 'day');
  return (
    <div>
      <Price money={shown} approximate={shown.approximate} size="medium" />
      <p className="small">
        {minutes === null ? t('offer.days', { days: days ?? 0 }) : t('offer.minutes', { minutes })}
        {offer.credited ? `, ${t('offer.credited')}` : ''}
      </p>
      {addOn ? <p className="small">{t('offer.addOn', { price: format.shown(addOn) })}</p> : null}
      <p className="tiny muted">
        {shown.approximate ? t('offer.own', { price: format.money(price), date }) : t('offer.confirmed', { date })}
      </p>
    </div>
  );
}
