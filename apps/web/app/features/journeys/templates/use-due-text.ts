import type { JourneyStep } from '@travesia/contracts/journeys';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { stepsTexts } from './texts.ts';

/** When a step is due, in words: "7 days before arrival". */
export function useDueText(): (due: JourneyStep['due']) => string {
  const t = useTexts(stepsTexts);
  return ({ anchor, days }) =>
    days === 0
      ? t('due.on', { anchor })
      : t(days < 0 ? 'due.before' : 'due.after', { days: Math.abs(days), anchor: t(`due.anchor.${anchor}`) });
}
