import type { PaymentMethod } from '@travesia/contracts/payments';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { paymentMethodTexts } from './texts.ts';

/** How ways to pay are called, for patients, clinics and the team alike. */
export function usePaymentMethod(): (method: PaymentMethod) => string {
  const t = useTexts(paymentMethodTexts);
  return (method) => t(`method.${method}`);
}
