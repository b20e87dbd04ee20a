import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { type Refusal, TRAP } from '../answer-form.ts';
import { leadTexts } from '../texts.ts';

/**
 * Honeypot field, hidden from people. When filled in, it is shown with an explanation, so that people whose browser
 * filled it in can still send the form.
 */
export function TrapField({ refusal }: { refusal: Refusal | undefined }) {
  const t = useTexts(leadTexts);
  const error = refusal?.errors[TRAP];
  if (error) return <TextField name={TRAP} label={t('trap.label')} error={error} autoComplete="off" />;
  return (
    <div className="lead-trap" aria-hidden="true">
      <TextField name={TRAP} label={t('trap.label')} autoComplete="off" tabIndex={-1} />
    </div>
  );
}
