import { ApprovalsPage } from '../../features/advertising/approvals/approvals-page.tsx';
import { approvalsTexts } from '../../features/advertising/approvals/texts.ts';
import { PortalPage } from '../../features/portal/portal-page.tsx';
import { useTexts } from '../../lib/i18n/use-texts.tsx';

/** `/admin/treatment-approvals` */
export default function TreatmentApprovals() {
  const t = useTexts(approvalsTexts);
  return (
    <PortalPage
      title={t('admin.title')}
      description={t('admin.lead')}
      roles={['admin']}
      feature="admin_treatment_approvals"
    >
      <ApprovalsPage />
    </PortalPage>
  );
}
