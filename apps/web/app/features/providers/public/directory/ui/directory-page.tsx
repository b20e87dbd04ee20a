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
import { FILTERS, FORM_NAMES, mapPart, type MapPart, plainPart } from '../filters.ts';
import type { DirectoryData } from '../load-directory.ts';
import { countryAddress, type MapDrawing } from '../map-view.ts';
import { directoryTexts } from '../texts.ts';
import { DirectoryFilters } from './directory-filters.tsx';
import { DirectoryHead } from './directory-head.tsx';
import { DirectoryMap } from './directory-map.tsx';
import { NoListings } from './no-listings.tsx';
import { CitiesAround, CountryCities, PlaceIndex } from './place-index.tsx';
import { ProviderRow } from './provider-row.tsx';
import { ResultsHead } from './results-head.tsx';

interface DirectoryPageProps {
  data: DirectoryData;
  badges: (provider: ProviderSummary) => ReactNode;
  /** The map of a country, of an area, or of all. */
  draw: (part: MapPart) => MapDrawing;
  /** Says that the care asked for is not listed, instead of why the list is empty. */
  missing?: ReactNode;
}

/** `/directory`: all listed clinics and hospitals, with a map and an index of places for all, a country or a city. */
export function DirectoryPage({ data, badges, draw, missing }: DirectoryPageProps) {
  const t = useTexts(directoryTexts);
  const path = useLocalPath();
  const { path: here, search } = useSite();
  const { page, listed, errors } = data;
  const place = placeOf(data, search);
  const heading = place.name ? t('head.headingIn', { country: place.name }) : t('head.heading');
  const trail = [
    { label: t('head.home'), href: path('/') },
    ...(place.name ? [{ label: t('head.heading'), href: path('/directory') }] : []),
    ...(place.city && place.country
      ? [{ label: place.country.name, href: path(countryAddress(place.country.code)) }]
      : []),
    { label: place.name ?? heading },
  ];
  return (
    <>
      <DirectoryHead data={data} country={place.country} />
      <SkipToResults />
      <div className="wrap directory">
        <Breadcrumb trail={trail} />
        <div className="directory-top">
          <div>
            <h1>{heading}</h1>
            <p className="lead">{t('head.lead', place.name ? listedOf(page) : listed)}</p>
          </div>
          <SearchForm />
        </div>
        {place.city ? <CitiesAround city={place.city} around={data.around} /> : <Places data={data} draw={draw} />}
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

/** The country or city that the page is about, if it has no other filters. */
function placeOf({ page, city, map }: DirectoryData, search: string) {
  const part = plainPart(search) ?? mapPart(search);
  if (part && 'city' in part && part.city)
    return city ? { name: city.name, city, country: city.country } : { name: null, city: null, country: null };
  const code = part?.country;
  const facet = page.facets.country.find(({ value }) => value === code);
  const name = map?.countries.find((one) => one.code === code)?.name ?? facet?.label;
  return code && name ? { name, city: null, country: { code, name } } : { name: null, city: null, country: null };
}

/** The map and the index of places, folded on phones. */
function Places({ data: { map, index }, draw }: Pick<DirectoryPageProps, 'data' | 'draw'>) {
  const t = useTexts(directoryTexts);
  const { search } = useSite();
  const part = mapPart(search);
  if (!map || !part) return null;
  const country = map.countries.find(({ code }) => code === part.country);
  if (part.country && !country) return null;
  return (
    <details className="directory-fold">
      <summary className="btn btn-secondary">{t('map.fold')}</summary>
      <div className="directory-places">
        <DirectoryMap map={map} country={part.country} drawing={draw(part)} />
        {country && index ? (
          <CountryCities country={country} index={index} initial={part.initial} />
        ) : (
          <PlaceIndex countries={map.countries} />
        )}
      </div>
    </details>
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
