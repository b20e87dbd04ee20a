import type { PackageShowcase } from '@travesia/contracts/packages';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { breadcrumbData } from '../../../../lib/seo/json-ld.tsx';
import { PageHead } from '../../../../lib/seo/page-head.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { Segments } from '../../../../ui/action/segments.tsx';
import { StickyAction } from '../../../../ui/action/sticky-action.tsx';
import { Breadcrumb } from '../../../../ui/navigation/breadcrumb.tsx';
import { SkipToResults } from '../../../../ui/navigation/skip-link.tsx';
import { showcaseTexts } from '../texts.ts';
import { type OfferCard, ShowcaseGroup } from './showcase-group.tsx';

interface ShowcasePageProps {
  showcase: PackageShowcase;
  /** A package as lists show it. */
  card: OfferCard;
}

/** `/package-showcase`: packages chosen by rule, each rule in words. */
export function ShowcasePage({ showcase, card }: ShowcasePageProps) {
  const t = useTexts(showcaseTexts);
  const format = useFormat();
  const path = useLocalPath();
  const { origin } = useSite();
  const { groups, reviews_least: least, read_on: day } = showcase;
  const trail = [
    { name: t('trail.home'), to: '/' },
    { name: t('trail.packages'), to: '/packages' },
    { name: t('heading'), to: '/package-showcase' },
  ];
  return (
    <div className="wrap showcase">
      <PageHead
        title={t('head.title')}
        description={t('head.description')}
        jsonLd={[breadcrumbData(trail.map(({ name, to }) => ({ name, address: origin + path(to) })))]}
      />
      <SkipToResults />
      <Breadcrumb
        trail={[
          { label: t('trail.home'), href: path('/') },
          { label: t('trail.packages'), href: path('/packages') },
          { label: t('heading') },
        ]}
      />
      <div className="row between">
        <h1>{t('heading')}</h1>
        <Segments
          label={t('views.label')}
          items={[
            { href: path('/packages'), label: t('views.list'), current: false },
            { href: path('/packages-airbnb'), label: t('views.map'), current: false },
            { href: path('/package-showcase'), label: t('views.showcase'), current: true },
          ]}
        />
      </div>
      <p className="lead">{t('lead')}</p>
      <details className="showcase-rules">
        <summary className="strong">{t('rules.title')}</summary>
        <p>{t('rules.text', { date: format.date(day) })}</p>
      </details>
      <div id="results" tabIndex={-1}>
        {groups.map(({ rule, data }) => (
          <ShowcaseGroup key={rule} rule={rule} offers={data} least={least} card={card} />
        ))}
      </div>
      <StickyAction>
        <LinkButton variant="primary" href={path('/packages')}>
          {t('action.all')}
        </LinkButton>
      </StickyAction>
    </div>
  );
}
