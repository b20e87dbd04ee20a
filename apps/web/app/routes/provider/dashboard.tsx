import { lazy, Suspense } from 'react';
import { TrendsPart } from '../../features/analytics/ui/trends-part.tsx';
import { useClinicArea } from '../../features/contexts/clinic-area.ts';
import { DeskPage } from '../../features/providers/own/desk/desk-page.tsx';

const WaitingIncidents = lazy(() =>
  import('../../features/aftercare/desk/waiting-incidents.tsx').then((file) => ({
    default: file.WaitingIncidents,
  })),
);
// After the figures, which are shown first.
const WaitingJourneys = lazy(() =>
  import('../../features/journeys/desk/waiting/waiting-journeys.tsx').then((file) => ({
    default: file.WaitingJourneys,
  })),
);

const ArrivingPatients = lazy(() =>
  import('../../features/journeys/desk/waiting/arriving-patients.tsx').then((file) => ({
    default: file.ArrivingPatients,
  })),
);

export default function ClinicDashboard() {
  return (
    <DeskPage
      waiting={
        <Suspense>
          <WaitingIncidents />
          <WaitingJourneys />
        </Suspense>
      }
      arriving={(timeZone) => (
        <Suspense>
          <ArrivingPatients timeZone={timeZone} />
        </Suspense>
      )}
    >
      <ClinicTrends />
    </DeskPage>
  );
}

function ClinicTrends() {
  const { base } = useClinicArea();
  return <TrendsPart of="clinic" links={{ from: '/provider', to: base }} />;
}
