import type { ServiceDetail } from '@travesia/contracts/services';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PageHead } from '../../../../lib/seo/page-head.tsx';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Breadcrumb } from '../../../../ui/navigation/breadcrumb.tsx';
import { AvatarPicture } from '../../../../ui/picture/avatar-picture.tsx';
import { Price } from '../../../../ui/price/price.tsx';
import { consultationPath } from '../../../leads/index.ts';
import { choosePath, reviewPath, type SomeChoice } from '../../choice.ts';
import type { FirstFree } from '../load-choice.ts';
import { chooseTexts } from '../texts.ts';

interface ChooseOfferProps {
  service: ServiceDetail;
  first: readonly FirstFree[];
}

/** The clinicians of an online service, who is free first at the top. */
export function ChooseOffer({ service, first }: ChooseOfferProps) {
  const t = useTexts(chooseTexts);
  const path = useLocalPath();
  const [earliest] = first;
  const lead = t('service.lead', { name: service.name });
  return (
    <div className="wrap section-tight">
      <PageHead title={t('service.title', { name: service.name })} description={lead} noindex />
      <header className="stack">
        <Breadcrumb
          trail={[
            { label: t('home'), href: path('/') },
            { label: service.name, href: path(`/services/online/${service.slug}`) },
            { label: t('service.heading') },
          ]}
        />
        <h1>{t('service.heading')}</h1>
        <p className="lead">{lead}</p>
      </header>
      {earliest ? (
        <section className="choose-main stack section-tight" aria-labelledby="offers">
          <div className="row between">
            <h2 id="offers">{t('offers.heading')}</h2>
            <LinkButton variant="primary" icon="clock" href={path(choosePath(choiceOf(service, earliest)))}>
              {t('offers.earliest')}
            </LinkButton>
          </div>
          <ul className="choose-offers">
            {first.map((one) => (
              <li key={one.offer.id}>
                <Offer service={service} first={one} />
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <EmptyState
          title={t('offers.none')}
          action={
            <div className="row">
              <LinkButton variant="primary" href={path(consultationPath({ service: service.slug }))}>
                {t('aside.ask')}
              </LinkButton>
              <LinkButton href={path(`/services/online/${service.slug}`)}>{t('offers.all')}</LinkButton>
            </div>
          }
        >
          <p>{t('offers.noneText')}</p>
        </EmptyState>
      )}
    </div>
  );
}

const choiceOf = (service: ServiceDetail, { offer, slot }: FirstFree): SomeChoice => ({
  service: service.slug,
  clinic: offer.provider.slug,
  clinician: offer.clinician.id,
  date: slot.date,
  time: slot.time,
});

function Offer({ service, first }: { service: ServiceDetail; first: FirstFree }) {
  const t = useTexts(chooseTexts);
  const path = useLocalPath();
  const format = useFormat();
  const locale = useLocale();
  const { offer, slot, zone } = first;
  const { clinician, provider, city, country, shown_price: price } = offer;
  const when = { day: format.date(slot.date, 'weekday'), time: format.time(slot.starts_at, zone) };
  return (
    <article className="card card-padded choose-offer">
      <AvatarPicture name={clinician.name} shape="round" size={64} />
      <div>
        <h3>{clinician.name}</h3>
        <p className="small muted">{`${provider.name}, ${city.name}, ${country.name}`}</p>
        <p className="small">{format.list(offer.languages.map((code) => format.language(code)))}</p>
        <Price money={price} approximate={price.approximate} size="small" />
      </div>
      <div
        className="stack"
        data-enhance="free-times"
        data-zone={zone}
        data-language={locale}
        data-yours={t('aside.yours', { zone: '{zone}' })}
        data-same=""
      >
        <LinkButton variant="secondary" rel="nofollow" href={path(reviewPath(choiceOf(service, first)))}>
          <span className="free-first">
            <time dateTime={slot.starts_at}>
              {t('offers.first', { ...when, time: `${when.time} (${format.place(zone)})` })}
            </time>
          </span>
        </LinkButton>
        <p className="tiny muted" data-part="yours" hidden />
        <p className="small">
          <a
            href={path(choosePath({ ...choiceOf(service, first), date: null, time: null }))}
            aria-label={t('offers.chooseOf', { name: clinician.name })}
          >
            {t('offers.choose')}
          </a>
        </p>
      </div>
    </article>
  );
}
