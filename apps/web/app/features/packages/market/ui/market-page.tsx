import type { TreatmentSummary } from '@travesia/contracts/catalog';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { breadcrumbData } from '../../../../lib/seo/json-ld.tsx';
import { PageHead } from '../../../../lib/seo/page-head.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { Breadcrumb } from '../../../../ui/navigation/breadcrumb.tsx';
import { SkipToResults } from '../../../../ui/navigation/skip-link.tsx';
import { Tabs } from '../../../../ui/navigation/tabs.tsx';
import type { Market, MarketPageData } from '../load-market.ts';
import { marketTexts } from '../texts.ts';
import { ChooseTreatment } from './choose-treatment.tsx';
import { Comparison } from './comparison.tsx';

interface MarketPageProps extends MarketPageData {
  /** The unit of the price in words: "per tooth". */
  unit: string;
  /** Earliest flight home, days after the procedure. */
  flightDay: number;
}

/** `/treatment-marketplace`: one treatment across countries. */
export function MarketPage({ choices, found, asked, unit, flightDay }: MarketPageProps) {
  const t = useTexts(marketTexts);
  const path = useLocalPath();
  return (
    <>
      <MarketHead found={found} asked={asked} />
      {found ? <SkipToResults /> : null}
      <div className="band">
        <div className="wrap market-top">
          <Breadcrumb
            trail={[
              { label: t('trail.home'), href: path('/') },
              { label: t('trail.treatments'), href: path('/treatments') },
              { label: t('trail.here') },
            ]}
          />
          <h1>{t('heading')}</h1>
          <p className="lead">{t('lead')}</p>
          <ChooseTreatment choices={choices} chosen={found?.treatment.slug ?? ''} />
          <Tabs
            label={t('tabs.label')}
            tabs={[
              { href: path('/treatments'), label: t('tabs.list'), current: false },
              { href: path('/treatment-marketplace'), label: t('tabs.countries'), current: true },
            ]}
          />
        </div>
      </div>
      <div className="wrap market-body">
        {found ? (
          <Comparison found={found} unit={unit} flightDay={flightDay} />
        ) : (
          <NothingToCompare asked={asked} choices={choices} />
        )}
      </div>
    </>
  );
}

function MarketHead({ found, asked }: { found: Market | null; asked: string | null }) {
  const t = useTexts(marketTexts);
  const path = useLocalPath();
  const { origin, search } = useSite();
  if (!found) return <PageHead title={t('unknown.title')} noindex />;
  const { slug, short_name: name } = found.treatment;
  const trail = [
    { name: t('trail.home'), address: origin + path('/') },
    { name: t('trail.treatments'), address: origin + path('/treatments') },
    { name: t('trail.here'), address: origin + path('/treatment-marketplace') },
  ];
  return (
    <PageHead
      title={asked ? t('head.titleFor', { name }) : t('head.title')}
      description={
        asked ? t('head.descriptionFor', { name, count: found.market.countries.length }) : t('head.description')
      }
      canonical={asked ? `/treatment-marketplace?treatment=${slug}` : '/treatment-marketplace'}
      noindex={new URLSearchParams(search).has('sort')}
      jsonLd={[breadcrumbData(trail)]}
    />
  );
}

/** The URL names no treatment, or no package is published yet. */
function NothingToCompare({ asked, choices }: { asked: string | null; choices: readonly TreatmentSummary[] }) {
  const t = useTexts(marketTexts);
  return (
    <div className="stack">
      <h2>{t('unknown.heading')}</h2>
      <p>
        {asked ? t.rich('unknown.asked', { slug: <code>{asked.slice(0, 80)}</code> }) : null}{' '}
        {choices.length > 0 ? t('unknown.choose') : t('unknown.nothing')}
      </p>
    </div>
  );
}
