import type { QuoteGap } from '@travesia/contracts/journeys';
import { COMPLICATION_PARTS } from '@travesia/contracts/packages';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { quoteTexts } from '../texts.ts';
import { quoteDeskTexts } from './texts.ts';
import { useItemName } from '../../../catalog/index.ts';

/** What a quote lacks, as a sentence that says what to do. */
export function useGapText(currency: string): (gap: QuoteGap) => string {
  const t = useTexts(quoteDeskTexts);
  const q = useTexts(quoteTexts);
  const format = useFormat();
  const nameOf = useItemName();
  return ({ code, item, least }) => {
    const part = COMPLICATION_PARTS.find((one) => one === item);
    return t(`gap.${code}`, {
      item: part ? q(`complications.${part}`) : item === null ? '' : nameOf(item),
      least: least ?? 0,
      amount: least === null ? '' : format.money({ amount: least, currency }),
      currency: format.currencyName(currency),
    });
  };
}
