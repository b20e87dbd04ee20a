import { useSearchParams } from 'react-router';
import { AccountFrame } from '../../features/account/ui/account-frame.tsx';
import { filterOf, queryOfFilter } from '../../features/privacy-data/activity/activity-filter.ts';
import { useActivityHead } from '../../features/privacy-data/activity/use-activity-head.ts';
import { ActivityPage } from '../../features/privacy-data/activity/ui/activity-page.tsx';
import { DemoRibbon } from '../../features/site/ui/demo-ribbon.tsx';

export default function Activity() {
  const head = useActivityHead();
  const [query, setQuery] = useSearchParams();
  return (
    <AccountFrame {...head} ribbon={<DemoRibbon />}>
      <ActivityPage
        filter={filterOf(query)}
        onFilter={(filter) => setQuery(queryOfFilter(filter), { preventScrollReset: true })}
      />
    </AccountFrame>
  );
}
