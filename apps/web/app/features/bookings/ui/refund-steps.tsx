import type { RefundStepShown } from '@travesia/contracts/bookings';
import { useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { bookingTexts } from '../texts.ts';

interface RefundStepsProps {
  steps: readonly RefundStepShown[];
  zone: string;
  /** Date of the care at the clinic. */
  date: string;
  policy: string | null;
  level?: 2 | 3;
}

/** What comes back after a cancellation, by date at the clinic; periods that are over are left out. */
export function RefundSteps({ steps, zone, date, policy, level = 2 }: RefundStepsProps) {
  const t = useTexts(bookingTexts);
  const [now] = useState(() => Date.now());
  const ahead = steps.filter(({ before }) => before === null || Date.parse(before) > now);
  if (ahead.length === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <div className="stack refund">
      <Heading className="booking-heading">{t('refund.heading')}</Heading>
      <ol className="refund-steps">
        {ahead.map((step, index) => (
          <Step
            key={step.before ?? 'end'}
            step={index === 0 ? { ...step, from: null } : step}
            zone={zone}
            date={date}
          />
        ))}
      </ol>
      <p className="small muted">
        {policy ? `${t('refund.policy', { name: policy })} ` : ''}
        {t('refund.clinic')}
      </p>
    </div>
  );
}

interface StepProps {
  step: RefundStepShown;
  zone: string;
  date: string;
}

function Step({ step: { from, before, refund, kept }, zone, date }: StepProps) {
  const t = useTexts(bookingTexts);
  const format = useFormat();
  const share = refund.amount === 0 ? 'none' : kept.amount === 0 ? 'all' : 'part';
  const days = { from: from ? format.dayOf(from, zone) : '', to: before ? format.dayOf(before, zone) : '' };
  // The day of the care itself ends a period when it starts, not at midnight.
  const isLast =
    before !== null && format.dayOf(new Date(Date.parse(before) - 1).toISOString(), zone) === format.date(date);
  const period = isLast
    ? from
      ? 'untilStart'
      : 'beforeStart'
    : from
      ? before
        ? 'between'
        : 'from'
      : before
        ? 'before'
        : 'always';
  return (
    <li className={`refund-step refund-${share}`}>
      <span className="strong num">{t(`refund.${share}`, { amount: format.money(refund) })}</span>
      <span className="small muted">{t(`refund.${period}`, days)}</span>
    </li>
  );
}
