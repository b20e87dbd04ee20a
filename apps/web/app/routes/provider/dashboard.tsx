import { lazy, Suspense } from 'react';
import { TrendsPart } from '../../features/analytics/ui/trends-part.tsx';
import { useClinicArea } from '../../features/contexts/clinic-area.ts';
import { JoinNow } from '../../features/consultations/join/join-now.tsx';
import { LoadShapes } from '../../lib/screen/load-state.tsx';
import { DeskPage } from '../../features/providers/own/desk/desk-page.tsx';

// Sections follow the figures, which are shown first.
const WaitingIncidents = lazy(() =>
  import('../../features/aftercare/desk/waiting-incidents.tsx').then((file) => ({
    default: file.WaitingIncidents,
  })),
);
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

/** Holds the place of a section while its code loads. */
const placeholder = (
  <section className="portal-section portal-section-main">
    <LoadShapes />
  </section>
);

export default function ClinicDashboard() {
  return (
    <DeskPage
      visitExtra={(visit) => <JoinNow booking={visit} />}
      waiting={
        <>
          <Suspense fallback={placeholder}>
            <WaitingIncidents />
          </Suspense>
          <Suspense fallback={placeholder}>
            <WaitingJourneys />
          </Suspense>
        </>
      }
      arriving={(timeZone) => (
        <Suspense fallback={placeholder}>
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
