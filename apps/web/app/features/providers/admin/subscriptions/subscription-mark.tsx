import type { SubscriptionStatus } from '@travesia/contracts/providers';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Badge, type Tone } from '../../../../ui/badge/badge.tsx';
import type { IconName } from '../../../../ui/icon/icon.tsx';
import { subscriptionTexts } from './texts.ts';

const LOOKS: Readonly<Record<SubscriptionStatus, { tone: Tone; icon: IconName }>> = {
  covered: { tone: 'success', icon: 'circle-check' },
  ending: { tone: 'warning', icon: 'calendar-clock' },
  ended: { tone: 'danger', icon: 'circle-x' },
  never: { tone: 'neutral', icon: 'circle-dashed' },
};

/** Status of a clinic's subscription. */
export function SubscriptionMark({ status }: { status: SubscriptionStatus }) {
  const t = useTexts(subscriptionTexts);
  return <Badge {...LOOKS[status]}>{t(`status.${status}`)}</Badge>;
}
