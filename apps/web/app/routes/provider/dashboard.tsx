import { TrendsPart } from '../../features/analytics/ui/trends-part.tsx';
import { useClinicArea } from '../../features/contexts/clinic-area.ts';
import { DeskPage } from '../../features/providers/own/desk/desk-page.tsx';

export default function ClinicDashboard() {
  return (
    <DeskPage>
      <ClinicTrends />
    </DeskPage>
  );
}

function ClinicTrends() {
  const { base } = useClinicArea();
  return <TrendsPart of="clinic" links={{ from: '/provider', to: base }} />;
}
