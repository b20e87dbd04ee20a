import { useSearchParams } from 'react-router';
import { clinicFilterOf } from '../../features/audit/own/clinic/clinic-filter.ts';
import { useClinicActivityHead } from '../../features/audit/own/clinic/use-head.ts';
import { ClinicActivityPage } from '../../features/audit/own/clinic/ui/clinic-activity-page.tsx';
import { withQuery } from '../../lib/forms/query.ts';
import { ClinicPage } from '../../features/portal/clinic-page.tsx';

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
