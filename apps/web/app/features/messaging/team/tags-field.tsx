import { type Conversation, MAX_TAG, MAX_TAGS, tagConversation } from '@travesia/contracts/messaging';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Button, IconButton } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { teamTexts } from './texts.ts';

interface TagsFieldProps {
  id: string;
  tags: readonly string[];
  /** Tags that the team uses. */
  known: readonly string[];
  show: (conversation: Conversation) => void;
}

/** The team’s tags of a conversation: each can be removed, others added. */
export function TagsField({ id, tags, known, show }: TagsFieldProps) {
  const t = useTexts(teamTexts);
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const { busy, fault, run } = useAct();
  // The button that opened it is gone.
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  const save = (next: readonly string[]) =>
    run(async () => {
      show(await sessionCall(tagConversation, { params: { id }, body: { tags: [...next] } }));
      setText('');
      field.current?.focus();
    });
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim()) void save([...tags, text]);
  };
  return (
    <div className="msg-tags">
      <TagList tags={tags} busy={busy} onDrop={(tag) => void save(tags.filter((one) => one !== tag))} />
      {isOpen ? (
        <form className="msg-tag-form" onSubmit={add}>
          <input
            ref={field}
            className="input"
            aria-label={t('tags.new')}
            placeholder={t('tags.new')}
            list={list}
            maxLength={MAX_TAG}
            autoComplete="off"
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
          />
          <datalist id={list}>
            {known
              .filter((tag) => !tags.includes(tag))
              .map((tag) => (
                <option key={tag} value={tag}>
                  {tag}
                </option>
              ))}
          </datalist>
          <Button size="small" busy={busy}>
            {t('tags.add')}
          </Button>
          <IconButton type="button" icon="x" label={t('tags.close')} onClick={() => setOpen(false)} />
        </form>
      ) : tags.length < MAX_TAGS ? (
        <button type="button" className="btn btn-quiet btn-small" onClick={() => setOpen(true)}>
          <Icon name="tag" />
          {t('tags.open')}
        </button>
      ) : null}
      {fault ? (
        <p className="small msg-warning" role="alert">
          {fault}
        </p>
      ) : null}
    </div>
  );
}

interface TagListProps {
  tags: readonly string[];
  busy: boolean;
  onDrop: (tag: string) => void;
}

function TagList({ tags, busy, onDrop }: TagListProps) {
  const t = useTexts(teamTexts);
  if (tags.length === 0) return null;
  return (
    <ul className="msg-tag-list" aria-label={t('tags')}>
      {tags.map((tag) => (
        <li key={tag} className="msg-tag">
          {tag}
          <button
            type="button"
            className="msg-tag-drop"
            aria-label={t('tags.remove', { tag })}
            disabled={busy}
            onClick={() => onDrop(tag)}
          >
            <Icon name="x" />
          </button>
        </li>
      ))}
    </ul>
  );
}
