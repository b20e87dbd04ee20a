import { useParams } from 'react-router';
import { treatmentsTexts } from '../../features/admin/treatments/texts.ts';
import { ListingPage } from '../../features/admin/treatments/ui/listing-page.tsx';
import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../lib/portal/portal-page.tsx';

const ADMINS = ['admin'] as const;

/** `/admin/treatment-listings/:slug`, and `/admin/treatment-listings/new`: no treatment can be called that. */
export default function TreatmentListing() {
  const t = useTexts(treatmentsTexts);
  const { slug = 'new' } = useParams();
  return (
    <PortalPage
      title={t('head.title')}
      description={t('head.description')}
      roles={ADMINS}
      feature="admin_treatment_listings"
    >
      <ListingPage key={slug} slug={slug === 'new' ? null : slug} />
    </PortalPage>
  );
}
