import type { Incident } from '@travesia/contracts/aftercare';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { aftercareTexts } from '../texts.ts';

interface NoteListProps extends Pick<Incident, 'notes'> {
  isPatient?: boolean;
  /** The zone of the times; without it the reader’s own. */
  timeZone?: string;
}

/** Notes of an incident. Those who treat see at a glance which ones the patient reads. */
export function NoteList({ notes, isPatient = false, timeZone = ownTimeZone() }: NoteListProps) {
  const t = useTexts(aftercareTexts);
  const format = useFormat();
  if (notes.length === 0) return isPatient ? null : <p className="muted">{t('incident.noNotes')}</p>;
  return (
    <ol className="check-in-list" aria-label={t('incident.notes')}>
      {notes.map(({ id, by, shared, text, written_at: at }) => (
        <li key={id}>
          <div className="incident-note stack-tight" data-internal={!shared}>
            <p className="row small">
              <span className="strong">{isPatient && by === 'patient' ? t('by.you') : t(`by.${by}`)}</span>
              <time dateTime={at} className="muted num">
                {format.instant(at, timeZone)}
              </time>
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
