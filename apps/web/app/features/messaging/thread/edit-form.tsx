import { MAX_MESSAGE, type Message } from '@travesia/contracts/messaging';
import { use, useEffect, useId, useRef } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../lib/screen/act-problem.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ThreadCallsContext } from '../data/thread-calls.ts';
import { messagingTexts } from '../texts.ts';
import { GrownArea } from './grown-area.tsx';
import { composerKeys } from './composer-keys.ts';

interface EditFormProps {
  message: Message;
  onSaved: (message: Message) => void;
  onClose: () => void;
}

/** An own message in the place of the composer, whose text waits meanwhile. */
export function EditForm({ message, onSaved, onClose }: EditFormProps) {
  const t = useTexts(messagingTexts);
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const before = message.content ?? '';
  const { form, typed } = useTypedForm(`messages.edit.${message.id}`, { content: before });
  const { busy, problem, run } = useAct();
  const calls = use(ThreadCallsContext);
  useEffect(() => {
    area.current?.focus();
    area.current?.setSelectionRange(area.current.value.length, area.current.value.length);
  }, []);
  const cancel = () => {
    form.clear();
    onClose();
  };
  const isBlocked = typed.content.trim() === '' || typed.content.length > MAX_MESSAGE;
  const save = () => {
    if (isBlocked || busy) return;
    if (typed.content === before) return cancel();
    void run(async () => {
      const saved = await calls.edit(message.id, typed.content);
      form.clear();
      onSaved(saved);
    });
  };
  return (
    <form
      className="msg-composer"
      data-draft="own"
      aria-label={t('edit.form')}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <ActProblem problem={problem} />
      <div className="msg-box">
        <p className="msg-editing">
          <Icon name="pencil" /> {t('edit.form')}
        </p>
        <label htmlFor={id} className="sr-only">
          {t('edit.label')}
        </label>
        <GrownArea
          area={area}
          id={id}
          className="msg-area"
          value={typed.content}
          maxLength={MAX_MESSAGE}
          onChange={({ currentTarget }) => form.change({ content: currentTarget.value })}
          onKeyDown={composerKeys({ send: save, cancel })}
        />
        <div className="msg-tools msg-tools-end">
          <Button type="button" variant="quiet" onClick={cancel}>
            {t('edit.cancel')}
          </Button>
          <Button variant="primary" busy={busy} aria-disabled={isBlocked || undefined}>
            {t('edit.save')}
          </Button>
        </div>
      </div>
    </form>
  );
}
