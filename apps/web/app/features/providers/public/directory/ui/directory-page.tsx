import type { ProviderSummary } from '@travesia/contracts/providers';
import type { ReactNode } from 'react';
import { FilterForm } from '../../../../../lib/forms/filter-form.tsx';
import { summaryOf } from '../../../../../lib/forms/form-state.ts';
import { withQuery } from '../../../../../lib/forms/query.ts';
import { useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../../lib/site/site.ts';
import { Button } from '../../../../../ui/action/button.tsx';
import { ErrorSummary } from '../../../../../ui/field/error-summary.tsx';
import { TextField } from '../../../../../ui/field/text-field.tsx';
import { SkipToResults } from '../../../../../ui/navigation/skip-link.tsx';
import { Breadcrumb } from '../../../../../ui/navigation/breadcrumb.tsx';
import { Pagination } from '../../../../../ui/navigation/pagination.tsx';
import { FILTERS, FORM_NAMES, plainPart } from '../filters.ts';
import type { DirectoryData } from '../load-directory.ts';
import type { MapDrawing } from '../map-view.ts';
import { directoryTexts } from '../texts.ts';
import { DirectoryFilters } from './directory-filters.tsx';
import { DirectoryHead } from './directory-head.tsx';
import { DirectoryMap } from './directory-map.tsx';
import { NoListings } from './no-listings.tsx';
import { PlaceIndex } from './place-index.tsx';
import { ProviderRow } from './provider-row.tsx';
import { ResultsHead } from './results-head.tsx';

interface DirectoryPageProps {
  data: DirectoryData;
  badges: (provider: ProviderSummary) => ReactNode;
  /** The map of a country by its code, or of all. */
  draw: (country: string | null) => MapDrawing;
  /** Says that the care asked for is not listed, instead of why the list is empty. */
  missing?: ReactNode;
}

/** `/directory`: all listed clinics and hospitals, with a map and a place index while unfiltered. */
export function DirectoryPage({ data, badges, draw, missing }: DirectoryPageProps) {
  const t = useTexts(directoryTexts);
  const path = useLocalPath();
  const { path: here, search } = useSite();
  const { page, locations, listed, errors } = data;
  const part = plainPart(search);
  const country = locations.find(({ code }) => code === part?.country) ?? null;
  const heading = country ? t('head.headingIn', { country: country.name }) : t('head.heading');
  const trail = [
    { label: t('head.home'), href: path('/') },
    ...(country
      ? [{ label: t('head.heading'), href: path('/directory') }, { label: country.name }]
      : [{ label: heading }]),
  ];
  const hasMap = part !== null && page.page === 1 && (part.country === null || country !== null);
  return (
    <>
      <DirectoryHead data={data} country={country} />
      <SkipToResults />
      <div className="wrap directory">
        <Breadcrumb trail={trail} />
        <div className="directory-top">
          <div>
            <h1>{heading}</h1>
            <p className="lead">{t('head.lead', country ? listedOf(page) : listed)}</p>
          </div>
          <SearchForm />
        </div>
        {hasMap ? (
          <details className="directory-fold">
            <summary className="btn btn-secondary">{t('map.fold')}</summary>
            <div className="directory-places">
              <DirectoryMap locations={country ? [country] : locations} drawing={draw(part.country)} />
              <PlaceIndex locations={locations} country={country} />
            </div>
          </details>
        ) : null}
        <ErrorSummary errors={summaryOf({ values: {}, errors }, fieldLabels(t))} />
        <div className="with-aside directory-columns">
          <DirectoryFilters data={data} />
          <section id="results" tabIndex={-1} aria-label={t('list.results')} className="directory-results">
            <ResultsHead data={data} />
            {missing ?? (page.data.length === 0 ? <NoListings data={data} /> : null)}
            <h2 className="sr-only">{t('list.results')}</h2>
            <ol className="listings" start={(page.page - 1) * page.page_size + 1}>
              {page.data.map((provider) => (
                <li key={provider.id}>
                  <ProviderRow provider={provider} badges={badges(provider)} />
                </li>
              ))}
            </ol>
            <Pagination
              page={page.page}
              pages={page.total_pages}
              href={(number) => withQuery(path(here), search, { page: number })}
            />
          </section>
        </div>
      </div>
    </>
  );
}

/** Partners and imported listings that match the filters. */
function listedOf({ facets: { listing } }: DirectoryData['page']): DirectoryData['listed'] {
  const count = (kind: string) => listing.find(({ value }) => value === kind)?.count ?? 0;
  return { partners: count('partner'), directory: count('directory') };
}

function SearchForm() {
  const t = useTexts(directoryTexts);
  const { search } = useSite();
  return (
    <search>
      <FilterForm own={['q']} label={t('search.label')} className="directory-search">
        <TextField
          name="q"
          type="search"
          label={t('search.label')}
          maxLength={200}
          defaultValue={FILTERS.valuesOf(search, 'q')[0]}
          placeholder={t('search.placeholder')}
        />
        <Button variant="primary" icon="search">
          {t('search.submit')}
        </Button>
      </FilterForm>
    </search>
  );
}

type Translate = ReturnType<typeof useTexts<keyof (typeof directoryTexts)['messages']['en']>>;

/** Field names in the error summary, in field order. */
const fieldLabels = (t: Translate): Record<string, string> => ({
  q: t('search.label'),
  ...Object.fromEntries(FORM_NAMES.map((name) => [name, t(`filters.${name}`)])),
  near: t('filters.near'),
  page: t('list.page'),
});
