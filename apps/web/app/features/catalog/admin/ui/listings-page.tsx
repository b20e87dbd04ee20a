import { LISTING_SORTS, listTreatmentListings, TREATMENT_STATES } from '@travesia/contracts/catalog';
import { type EndpointOutput, KEY, LOCALES } from '@travesia/contracts/kit';
import { Link } from 'react-router';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { WordsOf } from '../../../../lib/list/filter-words.ts';
import { choices, defineList, text } from '../../../../lib/list/list-definition.ts';
import { ListScreen } from '../../../../lib/list/list-screen.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { treatmentsTexts } from '../texts.ts';
import { useBulkActs } from '../use-bulk-acts.ts';
import { useListingColumns } from './listing-columns.tsx';

const listingsList = defineList('admin.treatments', {
  filters: {
    q: text(200),
    category: choices((value) => KEY.test(value)),
    status: choices(TREATMENT_STATES),
    missing: choices(LOCALES),
  },
  sorts: LISTING_SORTS,
});

/** `/admin/treatment-listings`: all treatments of the catalog, including drafts. The URL holds the filter. */
export function ListingsPage() {
  const t = useTexts(treatmentsTexts);
  const path = useLocalPath();
  const language = useLocale();
  const asked = useAsked(listingsList);
  const columns = useListingColumns();
  const acts = useBulkActs();
  const loaded = useCall(listTreatmentListings, { query: { ...asked, language } }, { keep: true });
  const words = useFilterWords(loaded.data?.facets);
  return (
    <div className="bench">
      <header className="row between">
        <div>
          <h1>{t('heading')}</h1>
          <p className="muted measure">{t('lead')}</p>
        </div>
        <Link className="btn btn-primary" to={path('/admin/treatment-listings/new')}>
          {t('new')}
        </Link>
      </header>
      <ListScreen
        definition={listingsList}
        filters={words}
        caption={t('heading')}
        loaded={loaded}
        rowKey={({ slug }) => slug}
        rowActs={{ nameOf: ({ name, slug }) => name[language] || slug, acts }}
        columns={columns}
        empty={t('nothing')}
        nothing={t('nothing')}
      />
    </div>
  );
}

type Facets = EndpointOutput<typeof listTreatmentListings>['facets'];

function useFilterWords(facets: Facets | undefined): WordsOf<typeof listingsList> {
  const t = useTexts(treatmentsTexts);
  const format = useFormat();
  const counted = (name: 'status' | 'missing', value: string) =>
    facets?.[name].find((one) => one.value === value)?.count;
  return {
    label: t('filters'),
    filters: {
      q: { label: t('search') },
      category: { label: t('category'), options: facets?.category },
      status: {
        label: t('status'),
        options: TREATMENT_STATES.map((value) => ({
          value,
          label: t(`status.${value}`),
          count: counted('status', value),
        })),
      },
      missing: {
        label: t('missing'),
        options: LOCALES.map((value) => ({
          value,
          label: format.languageAlone(value),
          count: counted('missing', value),
        })),
      },
    },
    sorts: (sort) => t(`sort.${sort}`),
  };
}
