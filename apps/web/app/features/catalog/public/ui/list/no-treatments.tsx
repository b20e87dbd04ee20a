import { useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../../lib/site/site.ts';
import { LinkButton } from '../../../../../ui/action/button.tsx';
import { EmptyState } from '../../../../../ui/feedback/empty-state.tsx';
import { setFilters, withoutFilter, withoutFilters, type ListFilters } from '../../list-filters.ts';
import type { TreatmentListData } from '../../load-list.ts';
import { catalogTexts } from '../../texts.ts';
import { useFilterText, type Facets } from './use-filter-text.ts';

interface NoTreatmentsProps {
  filters: ListFilters;
  facets: Facets;
  loosest: TreatmentListData['loosest'];
}

/** Why nothing was found, and the most useful next step. */
export function NoTreatments({ filters, facets, loosest }: NoTreatmentsProps) {
  const t = useTexts(catalogTexts);
  const path = useLocalPath();
  const { path: here, search } = useSite();
  const textOf = useFilterText(filters, facets);
  const href = (query: string) => path(query ? `${here}?${query}` : here);
  const onlySearch = setFilters(filters).every(({ name }) => name === 'q');
  return (
    <EmptyState
      title={t('empty.title')}
      action={
        loosest ? (
          <LinkButton variant="primary" href={href(withoutFilter(search, loosest.filter))}>
            {t('empty.drop')}
          </LinkButton>
        ) : (
          <LinkButton variant="primary" href={href(withoutFilters(search))}>
            {t('filters.clear')}
          </LinkButton>
        )
      }
    >
      <p>{onlySearch ? t('empty.search', { q: filters.q }) : t('empty.filters')}</p>
      {loosest ? (
        <p>{t.rich('empty.loosest', { b: <b /> }, { filter: textOf(loosest.filter), total: loosest.total })}</p>
      ) : null}
    </EmptyState>
  );
}
