import { LISTING_SORTS, listTreatmentListings, TreatmentStatus } from '@travesia/contracts/catalog';
import { Key, Locale } from '@travesia/contracts/kit';
import { Link, useSearchParams } from 'react-router';
import { useLocale, useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { ListScreen } from '../../../../lib/list/list-screen.tsx';
import { changedQuery, pageOfQuery } from '../../../../lib/workbench/query.ts';
import { treatmentsTexts } from '../texts.ts';
import { ListingFilters } from './listing-filters.tsx';
import { useListingColumns } from './listing-columns.tsx';

/** `/admin/treatment-listings`: every treatment of the catalogue, drafts too. The address holds the filter. */
export function ListingsPage() {
  const t = useTexts(treatmentsTexts);
  const path = useLocalPath();
  const language = useLocale();
  const [query, setQuery] = useSearchParams();
  const page = pageOfQuery(query);
  const q = query.get('q') ?? '';
  const category = Key.safeParse(query.get('category')).data;
  const status = TreatmentStatus.safeParse(query.get('status')).data;
  const missing = Locale.safeParse(query.get('missing')).data;
  const sort = LISTING_SORTS.find((one) => one === query.get('sort')) ?? 'name';
  const columns = useListingColumns();
  const loaded = useCall(
    listTreatmentListings,
    {
      query: {
        page,
        language,
        sort,
        ...(q ? { q } : {}),
        ...(category ? { category } : {}),
        ...(status ? { status } : {}),
        ...(missing ? { missing } : {}),
      },
    },
    { keep: true },
  );
  const change = (changed: Record<string, string>) =>
    setQuery(changedQuery(query, changed), { preventScrollReset: true });
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
      <ListingFilters filter={{ q, category, status, missing, sort }} facets={loaded.data?.facets} change={change} />
      <ListScreen
        list="admin.treatments"
        caption={t('heading')}
        loaded={loaded}
        rowKey={({ slug }) => slug}
        columns={columns}
        sort={sort}
        empty={t('nothing')}
        emptyAction={
          <Link to={{ search: '' }} preventScrollReset>
            {t('clear')}
          </Link>
        }
      />
    </div>
  );
}
