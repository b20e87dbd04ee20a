import { machineName } from '@travesia/contracts/profiles';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { type Draft, useTyped } from '../../../lib/forms/draft/use-draft-form.ts';
import { profileTexts } from '../texts.ts';

const PARTS = 13;

/** "Match your passport": a live preview of the name as in the passport's machine-readable zone. */
export function PassportPreview({ draft }: Pick<Draft, 'draft'>) {
  const t = useTexts(profileTexts);
  const form = useTyped({ draft });
  const own = [form['first_surname'], form['second_surname']].filter(Boolean).join(' ');
  const { line, shortened, foreign } = machineName({
    surnames: form['passport_surnames'] || own,
    givenNames: form['passport_given_names'] || (form['first_name'] ?? ''),
    nationality: form['nationality'] ?? null,
  });
  return (
    <div className="passport profile-wide">
      <p className="strong">{t('passport.heading')}</p>
      <p className="small">{t('passport.text')}</p>
      {foreign ? (
        <p className="passport-note">{t('passport.foreign')}</p>
      ) : (
        <output className="passport-line" aria-label={t('passport.label')}>
          {/* Wraps into three lines on phones, never elsewhere. */}
          {[0, 1, 2].map((part) => (
            <span key={part}>{line.slice(part * PARTS, (part + 1) * PARTS)}</span>
          ))}
        </output>
      )}
      {shortened ? <p className="passport-note">{t('passport.shortened')}</p> : null}
    </div>
  );
}
