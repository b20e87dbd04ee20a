import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ClinicPage } from '../../portal/index.ts';
import { financialsTexts } from '../texts.ts';
import { ClinicMoney } from './clinic-money.tsx';

/** `/provider/financials`: what a clinic earned and is paid, and why each figure is what it is. */
export function ClinicFinancialsPage() {
  const t = useTexts(financialsTexts);
  return (
    <ClinicPage title={t('title')} description={t('lead')} feature="provider_nav_financials">
      <ClinicMoney />
    </ClinicPage>
  );
}
