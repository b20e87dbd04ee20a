import type { Problem } from '@travesia/contracts/kit';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { problemOf } from '../../../../lib/problem/problem-error.ts';
import { problemText } from '../../../../lib/problem/problem-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { applyTexts } from '../texts.ts';

/** Withdraws the application after a confirmation. */
export function Withdraw({ withdraw }: { withdraw: () => Promise<void> }) {
  const t = useTexts(applyTexts);
  const locale = useLocale();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked) box.current?.focus();
  }, [asked]);
  const act = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await withdraw();
    } catch (error) {
      setProblem(problemOf(error) ?? null);
      setBusy(false);
    }
  };
  if (!asked)
    return (
      <p>
        <Button type="button" size="small" variant="quiet" onClick={() => setAsked(true)}>
          {t('withdraw.ask')}
        </Button>
      </p>
    );
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={t('withdraw.ask')} className="apply-refusal">
      <Notice tone="warning" title={t('withdraw.sure')}>
        <p>{t('withdraw.text')}</p>
        {problem ? <p role="alert">{problemText(locale, problem)}</p> : null}
        <p className="row notice-actions">
          <Button type="button" size="small" variant="danger" busy={busy} onClick={() => void act()}>
            {t('withdraw.yes')}
          </Button>
          <Button type="button" size="small" onClick={() => setAsked(false)}>
            {t('withdraw.no')}
          </Button>
        </p>
      </Notice>
    </div>
  );
}
