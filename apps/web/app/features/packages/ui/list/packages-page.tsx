import type { ReactNode } from 'react';
import type { TreatmentDetail } from '@travesia/contracts/catalog';
import { withQuery } from '../../../../lib/forms/query.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Segments } from '../../../../ui/action/segments.tsx';
import { Breadcrumb } from '../../../../ui/navigation/breadcrumb.tsx';
import { SkipToResults } from '../../../../ui/navigation/skip-link.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import type { PackageListData } from '../../load-packages.ts';
import { packageTexts } from '../../texts.ts';
import { FilterErrors } from './filter-errors.tsx';
import { NoPackages } from './no-packages.tsx';
import { PackageFilters } from './package-filters.tsx';
import { ActiveFilters, PackageResults, ResultsHead } from './package-results.tsx';
import { PackagesHead } from './packages-head.tsx';
import { TreatmentBar } from './treatment-bar.tsx';

export interface PackagesPageProps {
  data: PackageListData;
  /** The treatment in the path. */
  treatment: TreatmentDetail | null;
  /** SVG line drawing of a treatment. */
  picture: (slug: string) => string;
  /** Says that the care asked for is not listed, instead of why the list is empty. */
  missing?: ReactNode;
  /** A link that compares two cities of the results. */
  compareCities?: ReactNode;
}

/** `/packages` and `/packages/<treatment>`: filters beside the list of packages. */
export function PackagesPage({ data, treatment, picture, missing, compareCities }: PackagesPageProps) {
  const t = useTexts(packageTexts);
  const path = useLocalPath();
  const site = useSite();
  const { page, errors, loosenings } = data;
  const search = treatment ? withQuery('', site.search, { treatment: null }) : site.search;
  const named = treatment ? { slug: treatment.slug, name: treatment.short_name } : null;
  const onMap = named ? { treatment: named.slug } : {};
  const trail = [
    { label: t('list.home'), href: path('/') },
    ...(named
      ? [{ label: t('list.heading'), href: path('/packages') }, { label: named.name }]
      : [{ label: t('list.heading') }]),
  ];
  return (
    <>
      <PackagesHead page={page} treatment={named} search={search} />
      <SkipToResults />
      <TreatmentBar treatments={page.facets.treatment} current={named} search={search} picture={picture} />
      <div className="wrap packages-page">
        <Breadcrumb trail={trail} />
        <div className="row between">
          <h1>{named ? t('list.headingFor', { treatment: named.name }) : t('list.heading')}</h1>
          <Segments
            label={t('views.label')}
            items={[
              { href: withQuery(path(site.path), site.search, {}), label: t('views.list'), current: true },
              { href: withQuery(path('/packages-airbnb'), search, onMap), label: t('views.map'), current: false },
              { href: path('/package-showcase'), label: t('views.showcase'), current: false },
            ]}
          />
        </div>
        <p className="lead">
          {t('list.lead')}{' '}
          {named ? (
            <LocalLink to={`/treatments/${named.slug}`}>{t('list.about', { treatment: named.name })}</LocalLink>
          ) : null}
        </p>
        <FilterErrors errors={errors} />
        <div className="with-aside packages-columns">
          <PackageFilters page={page} search={search} fixedTreatment={treatment !== null} errors={errors} />
          <section id="results" tabIndex={-1} aria-label={t('list.results')} className="packages-results">
            <ResultsHead page={page} search={search} />
            <ActiveFilters page={page} search={search} refused={errors} />
            {page.data.length > 0 ? (
              <>
                <PackageResults page={page} />
                {compareCities}
              </>
            ) : (
              (missing ?? <NoPackages page={page} search={search} loosenings={loosenings} treatment={named} />)
            )}
          </section>
        </div>
      </div>
    </>
  );
}
