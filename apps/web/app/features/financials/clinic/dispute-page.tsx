import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { BackLink } from '../../../lib/workbench/screen/places.tsx';
import { useClinicArea } from '../../contexts/index.ts';
import { ClinicPage } from '../../portal/index.ts';
import { DisputeAnswer } from '../disputes/dispute-answer.tsx';
import { financialsTexts } from '../texts.ts';

/** `/provider/disputes/{id}`: what a bank asks, and the clinic's answer. */
export function DisputePage({ id }: { id: string }) {
  const t = useTexts(financialsTexts);
  return (
    <ClinicPage title={t('dispute.title')} description={t('dispute.lead')} feature="provider_nav_payments">
      <Back />
      <div className="stack-wide">
        <h1>{t('dispute.title')}</h1>
        <DisputeAnswer id={id} side="clinic" />
      </div>
    </ClinicPage>
  );
}

function Back() {
  const t = useTexts(financialsTexts);
  const { base } = useClinicArea();
  return <BackLink to={`${base}/payments?tab=disputed`}>{t('dispute.back')}</BackLink>;
}
