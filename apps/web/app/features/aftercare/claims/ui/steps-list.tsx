import '../claims.css';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { claimsTexts } from '../texts.ts';

const STEPS = ['answer', 'proposal', 'decision', 'appeal', 'frozen'] as const;

/** The published timetable of every claim. */
export function StepsList() {
  const t = useTexts(claimsTexts);
  return (
    <ol className="claim-steps stack-tight">
      {STEPS.map((step) => (
        <li key={step}>{t(`step.${step}`)}</li>
      ))}
    </ol>
  );
}
