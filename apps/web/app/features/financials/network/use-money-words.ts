import type { NetworkFinancials } from '@travesia/contracts/financials';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { financialsTexts } from '../texts.ts';

/** Labels of the filters by clinic, currency and day; the choices are those with money. */
export function useMoneyWords(financials: NetworkFinancials | null) {
  const t = useTexts(financialsTexts);
  const format = useFormat();
  const clinics = new Map(financials?.clinics.map(({ clinic: { id, name } }) => [id, name]));
  return {
    clinic: {
      label: t('network.clinic'),
      any: t('network.anyClinic'),
      options: financials ? [...clinics].map(([value, label]) => ({ value, label })) : undefined,
    },
    currency: {
      label: t('currency'),
      any: t('payments.anyCurrency'),
      options: financials?.by_currency.map(({ currency: code }) => ({
        value: code,
        label: `${code} (${format.currencyName(code)})`,
      })),
    },
    from: { label: t('period.from') },
    to: { label: t('period.to') },
  };
}
