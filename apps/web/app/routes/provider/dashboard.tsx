import { TrendsPart } from '../../features/analytics/ui/trends-part.tsx';
import { useClinicArea } from '../../features/contexts/clinic-area.ts';
import { WaitingJourneys } from '../../features/journeys/desk/ui/waiting-journeys.tsx';
import { DeskPage } from '../../features/providers/own/desk/desk-page.tsx';

export default function ClinicDashboard() {
  return (
    <DeskPage waiting={<WaitingJourneys />}>
      <ClinicTrends />
    </DeskPage>
  );
}

function ClinicTrends() {
  const { base } = useClinicArea();
  return <TrendsPart of="clinic" links={{ from: '/provider', to: base }} />;
}
