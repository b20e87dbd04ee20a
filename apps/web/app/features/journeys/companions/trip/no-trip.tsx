import '../companions.css';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { companionTexts } from '../texts.ts';

interface NoTripProps {
  why: 'gone' | 'unknown';
  /** What can be done instead. */
  action: ReactNode;
}

/** A trip that is no longer shared, or a link that never was one. */
export function NoTrip({ why, action }: NoTripProps) {
  const t = useTexts(companionTexts);
  return (
    <div className="stack">
      <h1>{t(`none.${why}.title`)}</h1>
      <p className="measure">{t(`none.${why}.text`)}</p>
      <p className="row">{action}</p>
    </div>
  );
}
