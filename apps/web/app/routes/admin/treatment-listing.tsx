import { useParams } from 'react-router';
import { useTreatmentsHead } from '../../features/catalog/admin/use-treatments-head.ts';
import { ListingPage } from '../../features/catalog/admin/ui/listing-page.tsx';
import { PortalPage } from '../../features/portal/portal-page.tsx';

/** `/admin/treatment-listings/:slug`, and `/admin/treatment-listings/new`, which no treatment can use as a slug. */
export default function TreatmentListing() {
  const head = useTreatmentsHead();
  const { slug = 'new' } = useParams();
  return (
    <PortalPage {...head}>
      <ListingPage key={slug} slug={slug === 'new' ? null : slug} />
    </PortalPage>
  );
}
