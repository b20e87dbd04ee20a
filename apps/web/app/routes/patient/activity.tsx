import { useSearchParams } from 'react-router';
import { filterOf, queryOfFilter } from '../../features/audit/own/activity-filter.ts';
import { useActivityHead } from '../../features/audit/own/use-activity-head.ts';
import { ActivityPage } from '../../features/audit/own/ui/activity-page.tsx';
import { PortalPage } from '../../features/portal/portal-page.tsx';

export default function Activity() {
  const head = useActivityHead();
  const [query, setQuery] = useSearchParams();
  return (
    <PortalPage {...head}>
      <ActivityPage
        filter={filterOf(query)}
        onFilter={(filter) => setQuery(queryOfFilter(filter), { preventScrollReset: true })}
      />
    </PortalPage>
  );
}
