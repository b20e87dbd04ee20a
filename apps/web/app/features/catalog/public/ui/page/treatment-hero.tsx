import type { TreatmentDetail } from '@travesia/contracts/catalog';
import { consultationPath, newCasePath } from '../../../../leads/index.ts';
import { useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { LinkButton } from '../../../../../ui/action/button.tsx';
import { StickyAction } from '../../../../../ui/action/sticky-action.tsx';
import { KeepButtons } from '../../../../../ui/keep/keep-buttons.tsx';
import { Breadcrumb } from '../../../../../ui/navigation/breadcrumb.tsx';
import { stayDays } from '../../stay-text.ts';
import { catalogTexts } from '../../texts.ts';
import { earliestFlightDay } from '../../trip/trip-days.ts';
import { unitText } from '../../unit-text.ts';
import { useRangeText } from '../../prices/use-range-text.ts';
import { TreatmentCover } from '../treatment-cover.tsx';
import { TreatmentWarnings } from './treatment-warnings.tsx';

interface TreatmentHeroProps {
  treatment: TreatmentDetail;
  /** Destination countries with a typical price. */
  countries: number;
}

/** Name, picture and four key facts; a warning comes before the picture. */
export function TreatmentHero({ treatment, countries }: TreatmentHeroProps) {
  const t = useTexts(catalogTexts);
  const path = useLocalPath();
  const { category, content, restricted, short_name: name, slug } = treatment;
  const trail = [
    { label: t('list.heading'), href: path('/treatments') },
    { label: category.name, href: path(`/treatments?category=${category.slug}`) },
    { label: name },
  ];
  const warned = restricted || content.warnings.length > 0;
  const cover = (
    <div className="treatment-cover">
      <TreatmentCover slug={slug} shape="wide-or-card" eager />
    </div>
  );
  return (
    <div className="band treatment-hero">
      <div className="wrap">
        <Breadcrumb trail={trail} />
        {warned ? null : cover}
        <HeroTitle treatment={treatment} />
        {warned ? <TreatmentWarnings treatment={treatment} /> : null}
        <HeroFacts treatment={treatment} countries={countries} />
        {warned ? cover : null}
      </div>
    </div>
  );
}

/** The main action on phones: the packages, or a question where there are none. */
export function TreatmentAction({ treatment: { package_count: packages, slug } }: { treatment: TreatmentDetail }) {
  const t = useTexts(catalogTexts);
  const path = useLocalPath();
  return (
    <StickyAction>
      {packages > 0 ? (
        <LinkButton variant="primary" href={path(`/packages/${slug}`)}>
          {t('page.packages', { count: packages })}
        </LinkButton>
      ) : (
        <LinkButton variant="primary" href={path(consultationPath({ treatment: slug }))}>
          {t('page.ask')}
        </LinkButton>
      )}
    </StickyAction>
  );
}

function HeroTitle({ treatment }: { treatment: TreatmentDetail }) {
  const t = useTexts(catalogTexts);
  const path = useLocalPath();
  const { name, package_count: packages, short_name: shortName, slug, summary } = treatment;
  return (
    <div className="treatment-title">
      <div>
        <h1>{shortName}</h1>
        {name === shortName ? null : <p className="muted">{name}</p>}
        <p className="lead">{summary}</p>
      </div>
      <div>
        {packages > 0 ? null : <p className="muted small">{t('page.noPackages')}</p>}
        <div className="row">
          {packages > 0 ? (
            <LinkButton variant="primary" size="large" className="treatment-packages" href={path(`/packages/${slug}`)}>
              {t('page.packages', { count: packages })}
            </LinkButton>
          ) : null}
          <LinkButton size="large" href={path(consultationPath({ treatment: slug }))}>
            {t('page.ask')}
          </LinkButton>
          {packages > 0 ? (
            <LinkButton variant="quiet" href={path(newCasePath({ treatment: slug }))}>
              {t('page.quotes')}
            </LinkButton>
          ) : null}
          <KeepButtons kind="treatment" id={slug} name={shortName} />
        </div>
      </div>
    </div>
  );
}

function HeroFacts({ treatment, countries }: TreatmentHeroProps) {
  const t = useTexts(catalogTexts);
  const rangeText = useRangeText();
  const { home_price: home, price, trips, unit } = treatment;
  const facts = [
    price ? { value: rangeText(price), label: t('facts.price', { countries, unit: t(unitText(unit)) }) } : null,
    home ? { value: rangeText(home), label: t('facts.home', { country: home.country.name }) } : null,
    { value: t('stay.days', { days: stayDays(treatment), trips }), label: t('facts.stay', { trips }) },
    trips > 0 ? { value: t('fly.day', { days: earliestFlightDay(treatment) }), label: t('facts.fly') } : null,
  ];
  return (
    <dl className="treatment-facts">
      {facts.map((fact) =>
        fact ? (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
