import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { BackLink } from '../../../../lib/workbench/screen/places.tsx';
import { PortalPage } from '../../../portal/index.ts';
import { DisputeAnswer } from '../../disputes/dispute-answer.tsx';
import { financialsTexts } from '../../texts.ts';
import { PAYMENTS } from './money-page.tsx';

/** `/admin/disputes/{id}`: what a bank asks, and the answer, which the team may submit for the clinic. */
export function AdminDisputePage({ id }: { id: string }) {
  const t = useTexts(financialsTexts);
  return (
    <PortalPage title={t('dispute.title')} description={t('dispute.lead')} roles={['admin']} feature="admin_payments">
      <BackLink to={`${PAYMENTS}?tab=disputed`}>{t('dispute.back')}</BackLink>
      <h1>{t('dispute.title')}</h1>
      <DisputeAnswer id={id} side="admin" />
    </PortalPage>
  );
}
