import { useTreatmentsHead } from '../../features/admin/treatments/use-treatments-head.ts';
import { ListingsPage } from '../../features/admin/treatments/ui/listings-page.tsx';
import { PortalPage } from '../../lib/portal/portal-page.tsx';

/** `/admin/treatment-listings` */
export default function TreatmentListings() {
  const head = useTreatmentsHead();
  return (
    <PortalPage {...head}>
      <ListingsPage />
    </PortalPage>
  );
}
