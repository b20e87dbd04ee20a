import { useTreatmentsHead } from '../../features/catalog/admin/use-treatments-head.ts';
import { ListingsPage } from '../../features/catalog/admin/ui/listings-page.tsx';
import { PortalPage } from '../../features/portal/portal-page.tsx';

/** `/admin/treatment-listings` */
export default function TreatmentListings() {
  const head = useTreatmentsHead();
  return (
    <PortalPage {...head}>
      <ListingsPage />
    </PortalPage>
  );
}
