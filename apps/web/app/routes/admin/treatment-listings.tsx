import { treatmentsTexts } from '../../features/admin/treatments/texts.ts';
import { ListingsPage } from '../../features/admin/treatments/ui/listings-page.tsx';
import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../lib/portal/portal-page.tsx';

const ADMINS = ['admin'] as const;

/** `/admin/treatment-listings` */
export default function TreatmentListings() {
  const t = useTexts(treatmentsTexts);
  return (
    <PortalPage
      title={t('head.title')}
      description={t('head.description')}
      roles={ADMINS}
      feature="admin_treatment_listings"
    >
      <ListingsPage />
    </PortalPage>
  );
}
