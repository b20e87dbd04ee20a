import { useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { breadcrumbData } from '../../../../../lib/seo/json-ld.tsx';
import { PageHead } from '../../../../../lib/seo/page-head.tsx';
import { useSite } from '../../../../../lib/site/site.ts';
import { Pagination } from '../../../../../ui/navigation/pagination.tsx';
import { withQuery } from '../../../../../lib/forms/query.ts';
import { readFilters, setFilters } from '../../list-filters.ts';
import type { TreatmentListData } from '../../load-list.ts';
import { treatmentListData } from '../../structured-data.ts';
import { catalogTexts } from '../../texts.ts';
import { TreatmentCard } from '../treatment-card.tsx';
import { AlphabetIndex } from './alphabet-index.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListHeader } from './list-header.tsx';
import { NoTreatments } from './no-treatments.tsx';
import { ResultsHead } from './results-head.tsx';
import { TreatmentTable } from './treatment-table.tsx';

/** The treatment catalog: search, categories, filters, cards or table, and an index. */
export function TreatmentList({ page, all, errors, loosest }: TreatmentListData) {
  const t = useTexts(catalogTexts);
  const path = useLocalPath();
  const site = useSite();
  const filters = readFilters(site.search);
  const { data, facets } = page;
  return (
    <>
      <ListHead treatments={data} />
      <ListHeader filters={filters} categories={facets.category} />
      <div className="wrap with-aside treatment-list">
        <ListFilters filters={filters} countries={facets.country} errors={errors} />
        <section aria-label={t('list.heading')}>
          <ResultsHead total={page.total} filters={filters} facets={facets} errors={errors} />
          {data.length === 0 ? <NoTreatments filters={filters} facets={facets} loosest={loosest} /> : null}
          {data.length > 0 && filters.view === 'table' ? <TreatmentTable treatments={data} /> : null}
          {data.length > 0 && filters.view === 'cards' ? (
            <ul className="treatment-grid">
              {data.map((treatment, index) => (
                <li key={treatment.slug}>
                  <TreatmentCard treatment={treatment} level={2} eager={index === 0} />
                </li>
              ))}
            </ul>
          ) : null}
          <Pagination
            page={page.page}
            pages={page.total_pages}
            href={(number) => withQuery(path(site.path), site.search, { page: number })}
          />
          <p className="small muted list-note">
            {t('list.pricesNote')} {site.currency === 'USD' ? null : t('list.approximate')}
          </p>
        </section>
      </div>
      <AlphabetIndex treatments={all} />
    </>
  );
}

function ListHead({ treatments }: { treatments: TreatmentListData['page']['data'] }) {
  const t = useTexts(catalogTexts);
  const path = useLocalPath();
  const site = useSite();
  const isVariation = setFilters(readFilters(site.search)).length > 0 || site.search.length > 1;
  const trail = [
    { name: t('list.home'), address: site.origin + path('/') },
    { name: t('list.heading'), address: site.origin + path('/treatments') },
  ];
  return (
    <PageHead
      title={t('list.title')}
      description={t('list.description')}
      noindex={isVariation}
      jsonLd={[treatmentListData(treatments, site), breadcrumbData(trail)]}
    />
  );
}
