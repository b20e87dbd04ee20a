import type { ExpectedReply, TicketSummary } from '@travesia/contracts/support';
import type { Translate } from '../../lib/i18n/use-texts.tsx';
import type { Tone } from '../../ui/badge/badge.tsx';
import type { IconName } from '../../ui/icon/icon.tsx';
import type { supportTexts } from './texts.ts';

export type SupportTranslate = Translate<keyof (typeof supportTexts)['messages']['en']>;

/** Tone and icon of each status, shown beside its label. */
export const STATE_MARKS: Readonly<Record<TicketSummary['state'], { tone: Tone; icon: IconName }>> = {
  open: { tone: 'warning', icon: 'clock' },
  answered: { tone: 'success', icon: 'circle-check' },
  closed: { tone: 'neutral', icon: 'circle' },
};

const HOURS_A_DAY = 24;
/** Above this, days are clearer than hours. */
const MOST_HOURS = 36;

/** When to expect an answer, as a sentence. */
export function expectedText(t: SupportTranslate, { hours, working_days: days }: ExpectedReply): string {
  if (hours === null) return t('expect.promise', { days: days ?? 0 });
  return hours <= MOST_HOURS
    ? t('expect.hours', { hours })
    : t('expect.days', { days: Math.ceil(hours / HOURS_A_DAY) });
}
