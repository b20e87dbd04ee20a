import { addConversationNote, MAX_NOTE, type Colleague } from '@travesia/contracts/messaging';
import { useId, useRef } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ActionMenu } from '../../../lib/screen/action-menu.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { composerKeys } from '../thread/composer-keys.ts';
import { GrownArea } from '../thread/grown-area.tsx';
import { mentioned, mentionOf } from './mentions.ts';
import { teamTexts } from './texts.ts';

interface NoteComposerProps {
  conversationId: string;
  /** Who must not see it, by name. */
  outsider: string;
  members: readonly Colleague[];
  text: string;
  onText: (text: string) => void;
  onAdded: () => Promise<unknown>;
}

/** Where a note for the team is written. Its text is never carried over to a message. */
export function NoteComposer({ conversationId, outsider, members, text, onText, onAdded }: NoteComposerProps) {
  const t = useTexts(teamTexts);
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const { busy, fault, run } = useAct();
  const told = mentioned(text, members);
  const left = MAX_NOTE - text.length;
  const isBlocked = busy || text.trim() === '' || left < 0;
  const save = () => {
    if (isBlocked) return;
    void run(async () => {
      const mentions = told.map(({ user_id: userId }) => userId);
      await sessionCall(addConversationNote, { params: { id: conversationId }, body: { content: text, mentions } });
      onText('');
      await onAdded();
      showToast(t('note.added', { name: outsider }));
    });
  };
  const mention = (member: Colleague) => {
    const at = area.current?.selectionStart ?? text.length;
    const before = text.slice(0, at);
    const space = before && !/\s$/u.test(before) ? ' ' : '';
    onText(`${before}${space}${mentionOf(member)} ${text.slice(at)}`);
    area.current?.focus();
  };
  return (
    <form
      className="msg-note-form"
      aria-label={t('note.new')}
      onSubmit={(event) => {
        event.preventDefault();
        save();
        area.current?.focus();
      }}
    >
      <div className="msg-box msg-box-note">
        <p className="msg-note-by" id={`${id}-only`}>
          <Icon name="lock" />
          {t('note.onlyTeam', { name: outsider })}
        </p>
        <label htmlFor={`${id}-text`} className="sr-only">
          {t('note.new')}
        </label>
        <GrownArea
          area={area}
          id={`${id}-text`}
          className="msg-area"
          value={text}
          placeholder={t('note.placeholder')}
          aria-describedby={`${id}-only ${id}-told`}
          aria-invalid={left < 0 || undefined}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
          onKeyDown={composerKeys({ send: save, up: undefined })}
        />
        <div className="msg-tools">
          <MentionMenu members={members} onChoose={mention} />
          <p id={`${id}-told`} className="small muted msg-hint" role="status">
            {left < 0
              ? t('note.over', { count: -left })
              : told.length
                ? t('mention.told', { names: told.map(({ name }) => name).join(', ') })
                : null}
          </p>
          <Button busy={busy} aria-disabled={isBlocked || undefined}>
            {t('note.add')}
          </Button>
        </div>
      </div>
      {fault ? (
        <p className="small msg-warning" role="alert">
          {fault}
        </p>
      ) : null}
    </form>
  );
}

/** The colleagues who can be mentioned. */
function MentionMenu({ members, onChoose }: { members: readonly Colleague[]; onChoose: (member: Colleague) => void }) {
  const t = useTexts(teamTexts);
  const others = members.filter((member) => !member.is_own);
  return (
    <ActionMenu
      label={t('mention.menu')}
      text={t('mention')}
      acts={others.map((member) => ({
        key: member.user_id,
        label: member.name,
        icon: 'user',
        onAct: () => onChoose(member),
      }))}
    />
  );
}
