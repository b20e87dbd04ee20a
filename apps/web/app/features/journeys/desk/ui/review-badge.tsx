import type { JourneySummary } from '@travesia/contracts/journeys';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Badge, type Tone } from '../../../../ui/badge/badge.tsx';
import type { IconName } from '../../../../ui/icon/icon.tsx';
import { journeyDeskTexts } from '../texts.ts';

const MARKS: Readonly<Record<JourneySummary['review'], { tone: Tone; icon: IconName }>> = {
  not_needed: { tone: 'neutral', icon: 'check' },
  needed: { tone: 'warning', icon: 'stethoscope' },
  signed: { tone: 'success', icon: 'circle-check' },
  outdated: { tone: 'warning', icon: 'triangle-alert' },
};

/** Whether a clinician must still sign the answers. */
export function ReviewBadge({ review }: Pick<JourneySummary, 'review'>) {
  const t = useTexts(journeyDeskTexts);
  return <Badge {...MARKS[review]}>{t(`review.${review}`)}</Badge>;
}
