import {
  type ConsultationNotes,
  getConsultationNotes,
  MAX_CONSULTATION_NOTES,
} from '@travesia/contracts/consultations';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextArea } from '../../../ui/field/text-field.tsx';
import { consultationTexts } from '../texts.ts';
import { useNotesDraft } from './notes-draft.ts';

/** The clinic’s notes of a consultation. */
export function ConsultationNotesPanel({ id }: { id: string }) {
  const t = useTexts(consultationTexts);
  const loaded = useCall(getConsultationNotes, { params: { id } });
  return (
    <section className="card card-padded stack video-notes" aria-labelledby="video-notes">
      <h2 id="video-notes">{t('notes')}</h2>
      <p className="small muted">{t('notes.text')}</p>
      <LoadState loaded={loaded}>{(notes) => <Draft id={id} notes={notes} />}</LoadState>
    </section>
  );
}

function Draft({ id, notes }: { id: string; notes: ConsultationNotes }) {
  const t = useTexts(consultationTexts);
  const { text, state, theirs, write, save, settle } = useNotesDraft(id, notes);
  return (
    <>
      <TextArea
        name="notes"
        label={t('notes.label')}
        hideLabel
        rows={8}
        maxLength={MAX_CONSULTATION_NOTES}
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      <div className="row small">
        <p role="status">{t(`notes.${state}`)}</p>
        {state === 'failed' ? (
          <Button type="button" size="small" onClick={() => void save()}>
            {t('notes.retry')}
          </Button>
        ) : null}
      </div>
      {state === 'conflict' ? (
        <Notice tone="warning" role="alert" title={t('notes.conflict')}>
          <blockquote className="video-theirs">{theirs}</blockquote>
          <p className="row">
            <Button type="button" size="small" onClick={() => settle('theirs')}>
              {t('notes.useTheirs')}
            </Button>
            <Button type="button" size="small" onClick={() => settle('own')}>
              {t('notes.keepOwn')}
            </Button>
          </p>
        </Notice>
      ) : null}
    </>
  );
}
