import { type Favorite, NOTE_MAX } from '@travesia/contracts/favorites';
import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { fieldId } from '../../../../ui/field/field-id.ts';
import { TextArea } from '../../../../ui/field/text-field.tsx';
import { useNote } from '../use-note.ts';
import { readNoteDraft } from '../note-draft.ts';
import { favoriteTexts } from '../texts.ts';

interface ItemNoteProps {
  item: Favorite;
  changed: (item: Favorite) => void;
  /** What else can be done with the item, beside the button for the note. */
  tools: ReactNode;
}

/** The note of something saved, read and edited in its place. */
export function ItemNote({ item, changed, tools }: ItemNoteProps) {
  const t = useTexts(favoriteTexts);
  const [open, setOpen] = useState(() => readNoteDraft(item.id) !== null);
  return (
    <>
      {open ? (
        <NoteField item={item} changed={changed} close={() => setOpen(false)} />
      ) : item.note ? (
        <p className="saved-note-text">{item.note}</p>
      ) : null}
      <div className="row saved-tools">
        {open ? null : (
          <Button
            type="button"
            size="small"
            icon="file-text"
            id={`note-open-${item.id}`}
            aria-label={t(item.note ? 'note.editLabel' : 'note.addLabel', { name: item.name })}
            onClick={() => setOpen(true)}
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
  const { text, state, type, leave, retry } = useNote(item, changed);
  const name = `note-${item.id}`;
  useEffect(() => document.getElementById(fieldId(name))?.focus(), [name]);
  const done = async () => {
    await leave();
    close();
    requestAnimationFrame(() => document.getElementById(`note-open-${item.id}`)?.focus());
  };
  return (
    <div className="saved-note">
      <TextArea
        name={name}
        label={t('note.label', { name: item.name })}
        rows={3}
        maxLength={NOTE_MAX}
        value={text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={() => void leave()}
      />
      <div className="row small">
        <Button type="button" size="small" onClick={() => void done()}>
          {t('note.done')}
        </Button>
        <span role="status" className="muted">
          {state === 'still' ? t('note.hint') : state === 'failed' ? null : t(`note.${state}`)}
        </span>
      </div>
      {state === 'failed' ? (
        <p role="alert" className="row small saved-failed">
          {t('note.failed')}
          <Button type="button" size="small" onClick={() => void retry()}>
            {t('failed.again')}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
