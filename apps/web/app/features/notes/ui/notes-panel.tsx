import { addNote, deleteNote, listNotes, type Note, NOTE_MAX, type NoteSubject } from '@travesia/contracts/notes';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { SentForm } from '../../../lib/forms/draft/sent-form.tsx';
import { TypedArea } from '../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../lib/screen/act-problem.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Button } from '../../../ui/action/button.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { notesTexts } from '../texts.ts';

const NOTHING = { body: '' };

/** Notes about a record: who reads them, a new one, and those written before. Typed text survives a reload. */
export function NotesPanel({ about, id }: { about: NoteSubject; id: string }) {
  const t = useTexts(notesTexts);
  const notes = useCall(listNotes, { params: { about, id } });
  const { busy, problem, run } = useAct();
  const { form } = useTypedForm(`note.${about}.${id}`, NOTHING);
  const add = ({ body }: typeof NOTHING) =>
    run(async () => {
      await sessionCall(addNote, { params: { about, id }, body: { body } });
      form.clear();
      await notes.reload();
      showToast(t('added'));
    });
  return (
    <div className="stack notes">
      <LoadState loaded={notes}>
        {({ data, readers }) => (
          <>
            <p className="small muted">
              {t(`readers.${readers}`)} {t('careful')}
            </p>
            <SentForm
              form={form}
              className="stack"
              problem={problem}
              check={({ body }) => (body.trim() ? {} : { body: t('missing') })}
              busy={busy}
              onSubmit={(typed) => void add(typed)}
              foot={
                <p>
                  <Button type="submit" busy={busy}>
                    {t('add')}
                  </Button>
                </p>
              }
            >
              <TypedArea name="body" label={t('label')} rows={3} maxLength={NOTE_MAX} required />
            </SentForm>
            {data.length === 0 ? <p className="muted">{t('empty')}</p> : null}
            <ol className="notes-list">
              {data.map((note) => (
                <Line key={note.id} about={about} record={id} note={note} onGone={() => void notes.reload()} />
              ))}
            </ol>
          </>
        )}
      </LoadState>
    </div>
  );
}

interface LineProps {
  about: NoteSubject;
  record: string;
  note: Note;
  onGone: () => void;
}

function Line({ about, record, note: { id, body, by, at, own }, onGone }: LineProps) {
  const t = useTexts(notesTexts);
  const format = useFormat();
  const { busy, problem, run } = useAct();
  const when = format.instant(at, ownTimeZone());
  const remove = () =>
    run(async () => {
      await sessionCall(deleteNote, { params: { about, id: record, note: id } });
      showToast(t('deleted'));
      onGone();
    });
  return (
    <li>
      <p className="notes-body">{body}</p>
      <p className="small muted row">
        <span>
          {by ?? t('someone')} · <time dateTime={at}>{when}</time>
        </span>
        {own ? (
          <Button
            type="button"
            variant="quiet"
            size="small"
            busy={busy}
            aria-label={t('deleteOf', { at: when })}
            onClick={() => void remove()}
          >
            {t('delete')}
          </Button>
        ) : null}
      </p>
      <ActProblem problem={problem} />
    </li>
  );
}
