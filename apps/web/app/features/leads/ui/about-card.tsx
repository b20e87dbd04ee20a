import { nightsHeld, packagePath } from '@travesia/contracts/packages';
import type { ReactNode } from 'react';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { RealMark } from '../../../ui/badge/real-mark.tsx';
import { LeadingPrice, MissingItems } from '../../../ui/price/leading-price.tsx';
import type { About } from '../load-about.ts';
import { leadTexts } from '../texts.ts';

/** Subject of the request: name, location and price. Once sent, it can no longer be changed. */
export function AboutCard({ about, isSent = false }: { about: About; isSent?: boolean }) {
  const { offer, provider, treatment, service } = about;
  const t = useTexts(leadTexts);
  const path = useLocalPath();
  if (offer) return <OfferCard offer={offer} isSent={isSent} />;
  const clinic = provider ? (
    <Line label={t('about.clinic')} href={path(`/providers/${provider.slug}`)} name={provider.name}>
      {[provider.city?.name, provider.country.name].filter(Boolean).join(', ')}
    </Line>
  ) : null;
  return (
    <div className="card card-padded lead-about">
      <h2>{t(isSent ? 'sent.about' : 'about.heading')}</h2>
      {treatment ? (
        <Line label={t('about.treatment')} href={path(`/treatments/${treatment.slug}`)} name={treatment.name} />
      ) : null}
      {service ? (
        <Line label={t('about.service')} href={path(`/services/online/${service.slug}`)} name={service.name}>
          {service.summary}
        </Line>
      ) : null}
      {clinic}
      {provider ? <RealMark demo={provider.demo} /> : null}
      {isSent ? null : <Change />}
    </div>
  );
}

function OfferCard({ offer, isSent }: { offer: NonNullable<About['offer']>; isSent: boolean }) {
  const t = useTexts(leadTexts);
  const path = useLocalPath();
  const { city, country, provider } = offer;
  return (
    <div className="card lead-about">
      <div className="card-padded">
        <h2>{t(isSent ? 'sent.about' : 'about.heading')}</h2>
        <Line label={t('about.package')} href={path(packagePath(offer))} name={offer.title} />
        <Line label={t('about.clinic')} href={path(`/providers/${provider.slug}`)} name={provider.name}>
          {`${city.name}, ${country.name}`}
        </Line>
        <LeadingPrice offer={offer} />
        <MissingItems missing={offer.missing} />
        <p className="small muted">
          {t('about.nights', {
            count: offer.nights,
            included: offer.nights_included,
            held: nightsHeld(offer),
            days: offer.stay_days,
          })}
        </p>
        <RealMark demo={offer.demo} />
        {isSent ? null : <Change />}
      </div>
    </div>
  );
}

function Line({ label, href, name, children }: { label: string; href: string; name: string; children?: ReactNode }) {
  return (
    <div>
      <p className="tiny muted">{label}</p>
      <p className="strong">
        <a href={href}>{name}</a>
      </p>
      {children ? <p className="small muted">{children}</p> : null}
    </div>
  );
}

function Change() {
  const t = useTexts(leadTexts);
  const path = useLocalPath();
  return (
    <p className="small">
      <a href={path('/booking/consultation')}>{t('about.change')}</a>
    </p>
  );
}
