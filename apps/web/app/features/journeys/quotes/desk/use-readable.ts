import { type QuoteContent, quoteTotal } from '@travesia/contracts/journeys';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { quoteDeskTexts } from './texts.ts';

/** Label of a field, and its value in words, for choosing between what two people wrote. */
export function useReadable(currency: string) {
  const t = useTexts(quoteDeskTexts);
  const format = useFormat();
  return {
    labelOf: (name: string): string => t(`field.${name}` as 'field.plan'),
    shown: (name: string, text: string): string => {
      const value = JSON.parse(text) as unknown;
      if (value === null) return '';
      if (name === 'lines') return format.money(quoteTotal({ currency, lines: value as QuoteContent['lines'] }));
      if (name === 'items') {
        const answered = (value as QuoteContent['items']).filter(({ answer }) => answer === 'included').length;
        return t('merge.items', { answered });
      }
      if (name === 'proposed_on') return format.date(String(value));
      return typeof value === 'object' ? t('merge.changed') : String(value);
    },
  };
}
