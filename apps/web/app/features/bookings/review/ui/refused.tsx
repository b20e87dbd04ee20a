import type { BookingTerms, NearestSlots } from '@travesia/contracts/bookings';
import type { Money, Problem } from '@travesia/contracts/kit';
import { useNavigate } from 'react-router';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { type Choice, choosePath, reviewPath } from '../../choice.ts';
import { NearestTimes } from '../../own/ui/nearest-times.tsx';
import { bookingTexts } from '../../texts.ts';
import { reviewTexts } from '../texts.ts';

interface TakenTimeProps {
  problem: Problem;
  choice: Choice;
  onChoose: () => void;
}

/** The time was taken meanwhile: the nearest free ones, with everything typed kept. */
export function TakenTime({ problem, choice, onChoose }: TakenTimeProps) {
  const t = useTexts(bookingTexts);
  const path = useLocalPath();
  const navigate = useNavigate();
  const near = (problem.present as NearestSlots | undefined)?.nearest ?? [];
  return (
    <Notice tone="warning" role="alert" title={t('taken.title')}>
      <p>{t(near.length > 0 ? 'taken.text' : 'taken.none')}</p>
      <NearestTimes
        slots={near}
        onChoose={({ date, time, starts_at: at }) => {
          const isTwice = near.some((one) => one.date === date && one.time === time && one.starts_at !== at);
          onChoose();
          void navigate(path(reviewPath({ ...choice, date, time, starts: isTwice ? at : null })), { replace: true });
        }}
      />
      <p>
        <a href={path(choosePath(choice))}>{t('taken.all')}</a>
      </p>
    </Notice>
  );
}

interface ChangedTermsProps {
  before: BookingTerms;
  /** The current terms, once they are shown; before that, a button shows them. */
  now: BookingTerms | null;
  onShow?: () => void;
}

/** Price or policy changed: the old and the new. */
export function ChangedTerms({ before, now, onShow }: ChangedTermsProps) {
  const t = useTexts(reviewTexts);
  const format = useFormat();
  const said = (money: Money | null) => (money ? format.money(money) : t('changed.free'));
  if (!now)
    return (
      <Notice tone="warning" role="alert" title={t('changed.title')}>
        <p>{t('changed.text')}</p>
        <p className="notice-actions">
          <Button type="button" size="small" onClick={onShow}>
            {t('changed.show')}
          </Button>
        </p>
      </Notice>
    );
  const rows = [
    { name: t('changed.price'), old: said(before.price), current: said(now.price) },
    { name: t('changed.due'), old: said(before.deposit), current: said(now.deposit) },
    { name: t('changed.policy'), old: policyOf(before), current: policyOf(now) },
  ];
  return (
    <Notice tone="warning" role="status" title={t('changed.title')}>
      <dl className="booking-lines num">
        {rows.map(({ name, old, current }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{old === current ? current : t('changed.from', { old, current })}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}

const policyOf = ({ policy }: BookingTerms): string => (policy ? `${policy.name} (${policy.version})` : '–');
