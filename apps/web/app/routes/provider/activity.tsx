import { useSearchParams } from 'react-router';
import { clinicFilterOf } from '../../features/clinic/activity/clinic-filter.ts';
import { useClinicActivityHead } from '../../features/clinic/activity/use-head.ts';
import { ClinicActivityPage } from '../../features/clinic/activity/ui/clinic-activity-page.tsx';
import { withQuery } from '../../lib/forms/query.ts';
import { ClinicPage } from '../../lib/portal/clinic-page.tsx';

export default function ClinicActivity() {
  const head = useClinicActivityHead();
  const [query, setQuery] = useSearchParams();
  const search = query.toString();
  return (
    <ClinicPage {...head} feature="provider_nav_activity">
      <ClinicActivityPage
        filter={clinicFilterOf(query)}
        search={search}
        onFilter={(changes) =>
          setQuery(new URLSearchParams(withQuery('', search, changes).slice(1)), { preventScrollReset: true })
        }
      />
    </ClinicPage>
  );
}
