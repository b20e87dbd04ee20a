import './comparison.css';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { breadcrumbData } from '../../../../lib/seo/json-ld.tsx';
import { PageHead } from '../../../../lib/seo/page-head.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { Breadcrumb } from '../../../../ui/navigation/breadcrumb.tsx';
import { SkipToResults } from '../../../../ui/navigation/skip-link.tsx';
import { comparisonAddress } from '../address.ts';
import type { CityComparison, ComparisonData } from '../load-comparison.ts';
import { compareCitiesTexts } from '../texts.ts';
import { ChooseCities } from './choose-cities.tsx';
import { ComparisonBasis } from './comparison-basis.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import type { TravelParts } from './travel-rows.tsx';

interface ComparisonPageProps {
  data: ComparisonData;
  parts: TravelParts;
}

/** `/cities/compare`: two destination cities side by side for a treatment. */
export function ComparisonPage({ data, parts }: ComparisonPageProps) {
  const t = useTexts(compareCitiesTexts);
  const path = useLocalPath();
  const { found } = data;
  const names = found && namesOf(found);
  return (
    <div className="wrap cities-compare">
      <ComparisonHead data={data} />
      {found ? <SkipToResults /> : null}
      <Breadcrumb
        trail={[
          { label: t('trail.home'), href: path('/') },
          { label: t('trail.cities'), href: path('/cities') },
          { label: t('trail.here') },
        ]}
      />
      <h1>{names ? t('heading.pair', names) : t('heading.none')}</h1>
      <p className="lead">{t('lead')}</p>
      <ChooseCities data={data} />
      {found ? (
        <>
          <ComparisonTable found={found} parts={parts} />
          <ComparisonBasis found={found} parts={parts} />
        </>
      ) : (
        <p>
          {data.treatments.length > 0 ? t('nothing.choose') : t('nothing.offered')}{' '}
          <LocalLink to="/cities">{t('nothing.cities')}</LocalLink>
        </p>
      )}
    </div>
  );
}

const namesOf = ({ cities: [one, other], treatment }: CityComparison) => ({
  one: one?.guide.name ?? '',
  other: other?.guide.name ?? '',
  treatment: treatment.short_name,
});

function ComparisonHead({ data: { found, choice } }: Pick<ComparisonPageProps, 'data'>) {
  const t = useTexts(compareCitiesTexts);
  const path = useLocalPath();
  const { origin } = useSite();
  if (!found) return <PageHead title={t('heading.none')} noindex />;
  const names = namesOf(found);
  const isPlain = !choice.city && !choice.with && !choice.treatment;
  const own = comparisonAddress({
    cities: found.cities.map(({ guide }) => guide.slug),
    treatment: found.treatment.slug,
  });
  return (
    <PageHead
      title={isPlain ? t('heading.none') : t('head.title', names)}
      description={isPlain ? t('head.descriptionAny') : t('head.description', names)}
      canonical={isPlain ? '/cities/compare' : own}
      jsonLd={[
        breadcrumbData([
          { name: t('trail.home'), address: origin + path('/') },
          { name: t('trail.cities'), address: origin + path('/cities') },
          { name: t('trail.here'), address: origin + path('/cities/compare') },
        ]),
      ]}
    />
  );
}
