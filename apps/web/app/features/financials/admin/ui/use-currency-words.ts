import { listCurrencies } from '@travesia/contracts/catalog';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { FilterWords } from '../../../../lib/list/filter-words.ts';
import { adminMoneyTexts } from '../texts.ts';

/** A filter by the currencies of this installation. */
export function useCurrencyWords(): FilterWords {
  const t = useTexts(adminMoneyTexts);
  const format = useFormat();
  const { data } = useCall(listCurrencies, {}, { keep: true });
  return {
    label: t('filter.currency'),
    options: data?.data.map(({ code }) => ({ value: code, label: `${code}, ${format.currencyName(code)}` })),
  };
}
