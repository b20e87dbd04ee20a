import { useSearchParams } from 'react-router';
import { clinicFilterOf } from '../../features/clinic/activity/clinic-filter.ts';
import { clinicActivityTexts } from '../../features/clinic/activity/texts.ts';
import { ClinicActivityPage } from '../../features/clinic/activity/ui/clinic-activity-page.tsx';
import { withQuery } from '../../lib/forms/query.ts';
import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { ClinicPage } from '../../lib/portal/clinic-page.tsx';

export default function ClinicActivity() {
  const t = useTexts(clinicActivityTexts);
  const [query, setQuery] = useSearchParams();
  const search = query.toString();
  return (
    <ClinicPage title={t('title')} description={t('description')} feature="provider_nav_activity">
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
