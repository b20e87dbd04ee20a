import type { Incident } from '@travesia/contracts/aftercare';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { When } from '../../../lib/workbench/screen/when.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { aftercareTexts } from '../texts.ts';

/** Notes of an incident. Those who treat see at a glance which ones the patient reads. */
export function NoteList({ notes, isPatient = false }: Pick<Incident, 'notes'> & { isPatient?: boolean }) {
  const t = useTexts(aftercareTexts);
  if (notes.length === 0) return isPatient ? null : <p className="muted">{t('incident.noNotes')}</p>;
  return (
    <ol className="check-in-list" aria-label={t('incident.notes')}>
      {notes.map(({ id, by, shared, text, written_at: at }) => (
        <li key={id}>
          <div className="incident-note stack-tight" data-internal={!shared}>
            <p className="row small">
              <span className="strong">{isPatient && by === 'patient' ? t('by.you') : t(`by.${by}`)}</span>
              <span className="muted">
                <When at={at} />
              </span>
              {isPatient ? null : shared ? (
                <Badge tone="info" icon="users">
                  {t('note.shared')}
                </Badge>
              ) : (
                <Badge tone="warning" icon="lock">
                  {t('note.internal')}
                </Badge>
              )}
            </p>
            <p className={text === null ? 'muted' : undefined}>{text ?? t('note.hidden')}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
