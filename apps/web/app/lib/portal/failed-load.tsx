import type { Problem } from '@travesia/contracts/kit';
import type { ReactNode } from 'react';
import { Button } from '../../ui/action/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useLocale, useTexts } from '../i18n/use-texts.tsx';
import { problemText } from '../problem/problem-text.ts';
import { portalTexts } from './texts.ts';

/** Asking again does not bring what does not exist. */
const MISSING = 404;

interface FailedLoadProps {
  problem: Problem;
  retry: () => Promise<void>;
  /** Instead of "This could not be loaded.", such as where something older still stands. */
  title?: string;
  /** More to say about it. */
  children?: ReactNode;
}

/** Why something could not be loaded, and the way to try again. */
export function FailedLoad({ problem, retry, title, children }: FailedLoadProps) {
  const t = useTexts(portalTexts);
  const locale = useLocale();
  return (
    <Notice tone="danger" role="alert" title={title ?? t('load.failed')}>
      <p>{problemText(locale, problem)}</p>
      {children}
      {problem.status === MISSING ? null : (
        <p className="notice-actions">
          <Button type="button" size="small" icon="refresh-cw" onClick={() => void retry()}>
            {t('load.again')}
          </Button>
        </p>
      )}
    </Notice>
  );
}
