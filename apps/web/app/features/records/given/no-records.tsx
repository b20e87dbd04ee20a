import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { givenTexts } from './texts.ts';

interface NoRecordsProps {
  why: 'gone' | 'unknown';
  /** What can be done instead. */
  action: ReactNode;
}

/** What is no longer shared, or never was. */
export function NoRecords({ why, action }: NoRecordsProps) {
  const t = useTexts(givenTexts);
  return (
    <div className="stack">
      <h1>{t(`none.${why}.title`)}</h1>
      <p className="measure">{t(`none.${why}.text`)}</p>
      <p className="row">{action}</p>
    </div>
  );
}
