import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { problemText } from '../../../lib/problem/problem-text.ts';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { intakeTexts } from './texts.ts';
import { byClinic, isSame, type Unshared } from './unshared.ts';
import type { Refusal } from './use-intake.ts';

interface UnsharedRecordsProps {
  unshared: readonly Unshared[];
  refused: readonly Refusal[];
  busy: boolean;
  onRetry: () => void;
  onDrop: () => void;
}

/** Clinics were asked, but can’t read all records that were chosen for them: which, and why. */
export function UnsharedRecords({ unshared, refused, busy, onRetry, onDrop }: UnsharedRecordsProps) {
  const t = useTexts(intakeTexts);
  const locale = useLocale();
  const reasonOf = (one: Unshared): string => {
    const found = refused.find(({ of }) => isSame(of, one));
    return found ? `: ${problemText(locale, found.problem)}` : '';
  };
  return (
    <Notice tone="warning" role="alert" title={t('unshared.title')}>
      <p>{t('unshared.text')}</p>
      {byClinic(unshared).map(([journey, records]) => (
        <div key={journey}>
          <ScreenLink to={`/journey/${journey}`}>{records[0]?.clinic}</ScreenLink>
          <ul>
            {records.map((one) => (
              <li key={one.id}>{`${one.title}${reasonOf(one)}`}</li>
            ))}
          </ul>
        </div>
      ))}
      <p className="row">
        <Button type="button" size="small" busy={busy} onClick={onRetry}>
          {t('unshared.retry')}
        </Button>
        <Button type="button" size="small" variant="quiet" onClick={onDrop}>
          {t('unshared.drop')}
        </Button>
      </p>
    </Notice>
  );
}
