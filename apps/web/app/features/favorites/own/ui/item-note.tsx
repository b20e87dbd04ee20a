import { changeFavorite, type Favorite, NOTE_MAX } from '@travesia/contracts/favorites';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { draftOf } from '../../../../lib/forms/draft/drafts.ts';
import { SavedField } from '../../../../lib/forms/draft/saved-field.tsx';
import { SavedForm } from '../../../../lib/forms/draft/saved-form.tsx';
import { useDraftForm } from '../../../../lib/forms/draft/use-draft-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { fieldId } from '../../../../ui/field/field-id.ts';
import { favoriteTexts } from '../texts.ts';
import { useView } from '../use-view.ts';

interface ItemNoteProps {
  item: Favorite;
  changed: (item: Favorite) => void;
  /** Other actions on the item, next to the note button. */
  tools: ReactNode;
}

/** The note on a saved item, edited in place. */
export function ItemNote({ item, changed, tools }: ItemNoteProps) {
  const t = useTexts(favoriteTexts);
  const owner = useSession((session) => session.user?.id ?? '');
  const [state, setState] = useState<'closed' | 'open' | 'done'>(() =>
    draftOf(owner, noteOf(item.id)) === null ? 'closed' : 'open',
  );
  const opener = useId();
  // The button exists only once the field has gone.
  useEffect(() => {
    if (state === 'done') document.getElementById(opener)?.focus();
  }, [state, opener]);
  return (
    <>
      {state === 'open' ? (
        <NoteField item={item} changed={changed} close={() => setState('done')} />
      ) : item.note ? (
        <p className="saved-note-text">{item.note}</p>
      ) : null}
      <div className="row saved-tools">
        {state === 'open' ? null : (
          <Button
            type="button"
            size="small"
            icon="file-text"
            id={opener}
            aria-label={t(item.note ? 'note.editLabel' : 'note.addLabel', { name: item.name })}
            onClick={() => setState('open')}
          >
            {t(item.note ? 'note.edit' : 'note.add')}
          </Button>
        )}
        {tools}
      </div>
    </>
  );
}

function NoteField({ item, changed, close }: Omit<ItemNoteProps, 'tools'> & { close: () => void }) {
  const t = useTexts(favoriteTexts);
  const view = useView();
  const owner = useSession((session) => session.user?.id ?? '');
  const { id } = item;
  const form = useDraftForm({
    part: noteOf(id),
    owner,
    saved: savedNote(item),
    save: async ({ note = '' }) => {
      const input = { params: { id }, query: view, body: { note } };
      const now = await sessionCall(changeFavorite, input, { background: true });
      changed(now);
      return savedNote(now);
    },
  });
  const label = t('note.label', { name: item.name });
  useEffect(() => document.getElementById(fieldId(`${noteOf(id)}.note`))?.focus(), [id]);
  const done = async () => {
    if ((await form.draft.saveAll()) !== null) close();
  };
  return (
    <div className="saved-note">
      <SavedForm {...form} labelOf={() => label}>
        <SavedField
          {...form}
          part={noteOf(id)}
          name="note"
          type="area"
          label={label}
          hint={t('note.hint')}
          rows={3}
          maxLength={NOTE_MAX}
        />
        <Button type="button" size="small" onClick={() => void done()}>
          {t('note.done')}
        </Button>
      </SavedForm>
    </div>
  );
}

/** Draft key of a note. */
const noteOf = (id: string) => `note.${id}`;

const savedNote = ({ note }: Favorite) => ({ version: 0, form: { note: note ?? '' } });
