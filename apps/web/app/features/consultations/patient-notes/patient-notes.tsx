import './patient-notes.css';
import { listPatientNotes, type PatientNote } from '@travesia/contracts/consultations';
import { MAX_PAGE_SIZE } from '@travesia/contracts/kit';
import { useState } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { patientNotesTexts } from './texts.ts';

const FEW = 5;

/** What the clinic noted of a patient’s video consultations, for its care staff; nothing if it noted nothing. */
export function PatientNotes({ patientId }: { patientId: string }) {
  const t = useTexts(patientNotesTexts);
  const [limit, setLimit] = useState(FEW);
  const loaded = useCall(listPatientNotes, { params: { id: patientId }, query: { limit } });
  if (loaded.data?.total === 0) return null;
  return (
    <section aria-labelledby="patient-notes" className="stack">
      <h2 id="patient-notes">{t('title')}</h2>
      <p className="small muted">{t('text')}</p>
      <LoadState loaded={loaded}>
        {({ data, total, has_next: hasMore }) => (
          <>
            <ol className="patient-notes">
              {data.map((note) => (
                <Note key={note.booking_id} note={note} />
              ))}
            </ol>
            {hasMore && limit < MAX_PAGE_SIZE ? (
              <p>
                <Button type="button" size="small" onClick={() => setLimit(MAX_PAGE_SIZE)}>
                  {t('all', { count: total })}
                </Button>
              </p>
            ) : null}
          </>
        )}
      </LoadState>
    </section>
  );
}

function Note({ note }: { note: PatientNote }) {
  const t = useTexts(patientNotesTexts);
  const format = useFormat();
  const { booking_id: id, starts_at: at, time_zone: zone, clinician, text, written_by: by, written_at: written } = note;
  return (
    <li>
      <span>
        <span className="strong">{clinician ? t('with', { clinician }) : t('alone')}</span>
        <span className="muted num"> · {format.instant(at, zone)}</span>
      </span>
      <blockquote>{text}</blockquote>
      <span className="row small">
        <span className="muted num">
          {t('written', { name: by ?? t('unknown'), time: format.instant(written, ownTimeZone()) })}
        </span>
        <ScreenLink to={`/provider/consultations/${id}`}>{t('open')}</ScreenLink>
      </span>
    </li>
  );
}
