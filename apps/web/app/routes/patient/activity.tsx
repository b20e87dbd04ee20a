import { useSearchParams } from 'react-router';
import { filterOf, queryOfFilter } from '../../features/account/privacy/activity/activity-filter.ts';
import { useActivityHead } from '../../features/account/privacy/activity/use-activity-head.ts';
import { ActivityPage } from '../../features/account/privacy/activity/ui/activity-page.tsx';
import { PortalPage } from '../../lib/portal/portal-page.tsx';

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
