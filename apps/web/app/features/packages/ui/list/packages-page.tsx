import type { TreatmentDetail } from '@travesia/contracts/catalog';
import { summaryOf } from '../../../../lib/forms/form-state.ts';
import { withQuery } from '../../../../lib/forms/query.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ErrorSummary } from '../../../../ui/field/error-summary.tsx';
import { Breadcrumb } from '../../../../ui/navigation/breadcrumb.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import type { PackageListData } from '../../load-packages.ts';
import { packageTexts } from '../../texts.ts';
import { NoPackages } from './no-packages.tsx';
import { PackageFilters } from './package-filters.tsx';
import { ActiveFilters, PackageResults, ResultsHead } from './package-results.tsx';
import { PackagesHead } from './packages-head.tsx';
import { TreatmentBar } from './treatment-bar.tsx';

export interface PackagesPageProps {
  data: PackageListData;
  /** The treatment of the path. */
  treatment: TreatmentDetail | null;
  /** SVG of a treatment's line picture. */
  picture: (slug: string) => string;
}

/** `/packages` and `/packages/<treatment>`: filters beside the list of packages. */
export function PackagesPage({ data, treatment, picture }: PackagesPageProps) {
  const t = useTexts(packageTexts);
  const path = useLocalPath();
  const site = useSite();
  const { page, errors, loosenings } = data;
  const search = treatment ? withQuery('', site.search, { treatment: null }) : site.search;
  const named = treatment ? { slug: treatment.slug, name: treatment.short_name } : null;
  const trail = [
    { label: t('list.home'), href: path('/') },
    ...(named
      ? [{ label: t('list.heading'), href: path('/packages') }, { label: named.name }]
      : [{ label: t('list.heading') }]),
  ];
  return (
    <>
      <PackagesHead page={page} treatment={named} search={search} />
      <TreatmentBar treatments={page.facets.treatment} current={named} search={search} picture={picture} />
      <div className="wrap packages-page">
        <Breadcrumb trail={trail} />
        <h1>{named ? t('list.headingFor', { treatment: named.name }) : t('list.heading')}</h1>
        <p className="lead">
          {t('list.lead')}{' '}
          {named ? (
            <LocalLink to={`/treatments/${named.slug}`}>{t('list.about', { treatment: named.name })}</LocalLink>
          ) : null}
        </p>
        <ErrorSummary errors={summaryOf({ values: {}, errors }, fieldLabels(t))} />
        <div className="with-aside packages-columns">
          <PackageFilters page={page} search={search} fixedTreatment={treatment !== null} errors={errors} />
          <section aria-label={t('list.results')} className="packages-results">
            <ResultsHead page={page} search={search} />
            <ActiveFilters page={page} search={search} refused={errors} />
            {page.data.length > 0 ? (
              <PackageResults page={page} />
            ) : (
              <NoPackages page={page} search={search} loosenings={loosenings} treatment={named} />
            )}
          </section>
        </div>
      </div>
    </>
  );
}

type Translate = ReturnType<typeof useTexts<keyof (typeof packageTexts)['messages']['en']>>;

/** What the fields are called in the summary of errors, in their order. */
const fieldLabels = (t: Translate): Record<string, string> => ({
  treatment: t('filters.treatment'),
  price_min: t('filters.price'),
  price_max: t('filters.price'),
  country: t('filters.country'),
  city: t('filters.city'),
  nights_max: t('filters.nights_max'),
  days_max: t('filters.days_max'),
  inclusions: t('filters.inclusions'),
  spoken: t('filters.spoken'),
  accreditation: t('filters.accreditation'),
  rating: t('filters.rating'),
  sort: t('sort.label'),
  page: t('list.pageNumber'),
});
