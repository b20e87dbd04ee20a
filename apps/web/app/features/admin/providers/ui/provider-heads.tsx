import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { type ColumnOrder, sortedBy, SortLink } from '../../screen/sort-head.tsx';
import { adminProviderTexts } from '../texts.ts';
import type { Chosen } from './use-chosen.ts';

const ORDERS = {
  provider: { ascending: 'name', descending: '-name' },
  verification: { descending: 'waiting' },
  papers: { descending: 'papers' },
  risk: { descending: 'risk' },
  active: { descending: '-active' },
} as const satisfies Record<string, ColumnOrder>;

/** The heads of the list of clinics: most order it, the first chooses all that are shown. */
export function ProviderHeads({ sort, chosen }: { sort: string; chosen: Chosen }) {
  const t = useTexts(adminProviderTexts);
  const head = (key: keyof typeof ORDERS, className?: string) => (
    <th scope="col" className={className} aria-sort={sortedBy(sort, ORDERS[key])}>
      <SortLink order={ORDERS[key]} sort={sort}>
        {t(`table.${key}`)}
      </SortLink>
    </th>
  );
  return (
    <thead>
      <tr>
        <th scope="col" aria-sort={sortedBy(sort, ORDERS.provider)}>
          <div className="admin-pick">
            <input
              type="checkbox"
              aria-label={t('bulk.all')}
              checked={chosen.isAll}
              ref={(box) => {
                if (box) box.indeterminate = chosen.ids.length > 0 && !chosen.isAll;
              }}
              onChange={chosen.toggleAll}
            />
            <SortLink order={ORDERS.provider} sort={sort}>
              {t('table.provider')}
            </SortLink>
          </div>
        </th>
        {head('verification')}
        {head('papers', 'table-number')}
        {head('risk')}
        <th scope="col" className="table-number">
          {t('table.packages')}
        </th>
        <th scope="col" className="table-number">
          {t('table.staff')}
        </th>
        {head('active')}
      </tr>
    </thead>
  );
}
