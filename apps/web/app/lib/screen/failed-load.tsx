import type { Problem } from '@travesia/contracts/kit';
import type { ReactNode } from 'react';
import { Button } from '../../ui/action/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useLocale, useTexts } from '../i18n/use-texts.tsx';
import { problemText } from '../problem/problem-text.ts';
import { screenTexts } from './texts.ts';

/** A retry doesn't help if something does not exist or is not accessible to this user. */
const FINAL: readonly number[] = [403, 404];
const NOT_ALLOWED = 'access.not_allowed';
/** Nothing was filled in: the address itself is wrong. */
const INVALID = 'request.invalid';

interface FailedLoadProps {
  problem: Problem;
  retry: () => Promise<void>;
  /** Replaces "This could not be loaded.", such as where older data is still shown. */
  title?: string;
  /** Additional details. */
  children?: ReactNode;
}

/** Why loading failed, and a retry button. */
export function FailedLoad({ problem, retry, title, children }: FailedLoadProps) {
  const t = useTexts(screenTexts);
  const locale = useLocale();
  if (problem.code === NOT_ALLOWED) return <Notice icon="lock">{t('load.notAllowed')}</Notice>;
  const isUnknown = problem.code === INVALID;
  return (
    <Notice tone="danger" role="alert" title={title ?? t('load.failed')}>
      <p>{isUnknown ? t('load.unknown') : problemText(locale, problem)}</p>
      {children}
      {isUnknown || FINAL.includes(problem.status) ? null : (
        <p className="notice-actions">
          <Button type="button" size="small" icon="refresh-cw" onClick={() => void retry()}>
            {t('load.again')}
          </Button>
        </p>
      )}
    </Notice>
  );
}
