import type { ReactNode } from 'react';
import { summaryOf } from '../../../../lib/forms/form-state.ts';
import { withQuery } from '../../../../lib/forms/query.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PageHead } from '../../../../lib/seo/page-head.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { ErrorSummary } from '../../../../ui/field/error-summary.tsx';
import { Pagination } from '../../../../ui/navigation/pagination.tsx';
import { SkipToResults } from '../../../../ui/navigation/skip-link.tsx';
import { sortOf, TAB_FILTERS } from '../filters.ts';
import type { FindCareData } from '../load-find-care.ts';
import { isCareMissing } from '../load-missing-care.ts';
import { searchTexts } from '../texts.ts';
import { usePlace } from '../use-place.ts';
import { CareNotListed } from './care-not-listed.tsx';
import { CitiesWithout } from './cities-without.tsx';
import { FoundClinicians } from './found-clinicians.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ResultsHead } from './results-head.tsx';
import { SearchBox } from './search-box.tsx';
import { SearchFilters } from './search-filters.tsx';
import { UnderstoodLine } from './understood-line.tsx';
import { WidenCard } from './widen-card.tsx';

interface FindCarePageProps {
  data: FindCareData;
  /** One card per result of the open tab, in order. */
  cards: readonly { key: string; card: ReactNode }[];
  /** A link that compares two cities of the results. */
  compareCities?: ReactNode;
}

/** Number of results before the card that offers to widen the search. */
const BEFORE_WIDEN = 2;

/** `/find-care`: search box, understood query, tabs, filters and result cards. */
export function FindCarePage({ data, cards, compareCities }: FindCarePageProps) {
  const t = useTexts(searchTexts);
  const { search } = useSite();
  const { q, understood, results, errors, lost, totals } = data;
  // Packages of a clinic that is called by a medical word are what was asked for.
  const missing = isCareMissing(understood) && totals.packages === 0 ? understood : null;
  const [country = ''] = new URLSearchParams(search).getAll('country');
  // Who names two cities is deciding between them.
  const isBetween = (understood?.other_cities.length ?? 0) > 0;
  const heading = useHeading(data);
  return (
    <>
      <PageHead
        title={shortened(heading)}
        description={t('head.description')}
        canonical="/find-care"
        noindex={search.length > 1}
      />
      <SkipToResults />
      <div className="band find-care-top">
        <div className="wrap">
          <SearchBox countries={data.countries} q={q} country={country} />
        </div>
      </div>
      <div className="wrap find-care">
        <h1>{heading}</h1>
        <p className="muted" role="status">
          {lost
            ? t('list.none')
            : t(`list.${results.tab}`, { count: results.page.total, sort: t(`sorted.${sortOf(search, results.tab)}`) })}
        </p>
        {understood && !lost ? <UnderstoodLine understood={understood} /> : null}
        <CitiesWithout results={results} understood={understood} />
        <ErrorSummary errors={summaryOf({ values: {}, errors }, fieldLabels(t, results.tab))} />
        {missing || lost ? (
          <div className="find-care-columns" {...(lost ? { id: 'results', tabIndex: -1 } : {})}>
            {missing ? <CareNotListed understood={missing} /> : <NothingFound data={data} />}
          </div>
        ) : null}
        {lost ? null : (
          <div className="with-aside find-care-columns">
            <SearchFilters results={results} errors={errors} />
            <section id="results" tabIndex={-1} aria-label={t('list.results')} className="find-care-results">
              <ResultsHead data={data} />
              {isBetween ? compareCities : null}
              <FoundClinicians clinicians={data.clinicians} />
              {cards.length === 0 && !missing ? <NothingFound data={data} /> : null}
              <Cards data={data} cards={cards} />
              {isBetween ? null : compareCities}
            </section>
          </div>
        )}
      </div>
    </>
  );
}

function Cards({ data: { results, widenings }, cards }: FindCarePageProps) {
  const path = useLocalPath();
  const { path: here, search } = useSite();
  const item = ({ key, card }: (typeof cards)[number]) => <li key={key}>{card}</li>;
  const widen = widenings.map((widening) => (
    <li key={widening.query}>
      <WidenCard widening={widening} />
    </li>
  ));
  if (cards.length === 0 && widen.length === 0) return null;
  return (
    <>
      <ol className={results.tab === 'treatments' ? 'treatment-grid' : 'search-results'}>
        {cards.slice(0, BEFORE_WIDEN).map(item)}
        {widen}
        {cards.slice(BEFORE_WIDEN).map(item)}
      </ol>
      {cards.length > 0 ? (
        <Pagination
          page={results.page.page}
          pages={results.page.total_pages}
          href={(number) => withQuery(path(here), search, { page: number, tab: results.tab })}
        />
      ) : null}
    </>
  );
}

/** Characters of a title that search engines show. */
const shortened = (title: string): string => (title.length > 60 ? `${title.slice(0, 59)}…` : title);

/** The search as a heading: “Dental implant in Medellín”, the typed words, or the page name. */
function useHeading({ q, understood, lost }: FindCareData): string {
  const t = useTexts(searchTexts);
  const place = usePlace(understood);
  if (!q) return t('head.title');
  const treatment = careOf(understood);
  if (lost || understood?.text || (!treatment && (!place || understood?.specialty))) return t('head.words', { q });
  if (treatment && place) return t('head.treatmentIn', { treatment, place });
  return treatment ? t('head.treatment', { treatment }) : t('head.place', { place });
}

/** The treatment or the profession asked for; none if the word may mean several. */
function careOf(understood: FindCareData['understood']): string | undefined {
  const [specialty, another] = understood?.specialty?.options ?? [];
  return understood?.treatment?.name ?? (another ? undefined : specialty?.name);
}

type Translate = ReturnType<typeof useTexts<keyof (typeof searchTexts)['messages']['en']>>;

/** Field names in the error summary, in field order. */
function fieldLabels(t: Translate, tab: FindCareData['results']['tab']): Record<string, string> {
  const price = t(`filters.price.${tab}`);
  const names = TAB_FILTERS[tab].names.filter(
    (name) => name !== 'price_min' && name !== 'price_max' && name !== 'verified',
  );
  return {
    price_min: price,
    price_max: price,
    ...Object.fromEntries(names.map((name) => [name, t(`filters.${name}`)])),
    page: t('list.page'),
  };
}
