import { MAX_MESSAGE } from '@travesia/contracts/messaging';
import { type ReactNode, type RefObject, useId } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../ui/action/button.tsx';
import type { HeldProposal } from '../proposals/held-proposal.ts';
import { HeldRow } from '../proposals/held-row.tsx';
import { messagingTexts } from '../texts.ts';
import { AttachButton } from './attach-button.tsx';
import { AttachedList } from './attached-list.tsx';
import { composerKeys, hasKeyboard } from './composer-keys.ts';
import { GrownArea } from './grown-area.tsx';
import type { Attached } from './use-attached.ts';

/** From how many characters left on they are counted. */
const COUNTED = 300;

interface ComposerProps {
  area: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  attached: Attached;
  /** What a clinic sends with it to a patient. */
  held?: HeldProposal | null;
  onHeld?: (held: HeldProposal | null) => void;
  /** Medical records that a patient sends with it to a clinic. */
  records?: ReactNode;
  hasRecords?: boolean;
  isOnline: boolean;
  /** Who else is writing. */
  typing: string | null;
  onSend: () => void;
  /** Opens the last own message for editing. */
  onEditLast: (() => void) | undefined;
  /** What else stands among the tools. */
  tools?: ReactNode;
}

/** Where the next message is written. Typed text and files stay through errors, reloads and sessions. */
export function Composer(props: ComposerProps) {
  const { area, text, onText, attached, held, onHeld, isOnline, typing, onSend, onEditLast, tools } = props;
  const t = useTexts(messagingTexts);
  const id = useId();
  const left = MAX_MESSAGE - text.length;
  const isEmpty = text.trim() === '' && attached.held.length === 0 && !held && !props.hasRecords;
  const isBlocked = isEmpty || attached.isUploading || left < 0;
  const send = () => {
    if (!isBlocked) onSend();
  };
  const focus = () => area.current?.focus();
  const removeHeld = () => {
    onHeld?.(null);
    focus();
  };
  return (
    <form
      className="msg-composer"
      data-draft="own"
      aria-label={t('composer')}
      onSubmit={(event) => {
        event.preventDefault();
        send();
        focus();
      }}
    >
      <div className="msg-box">
        <AttachedList attached={attached} onRemoved={focus} />
        {props.records}
        {held ? <HeldRow held={held} onRemove={removeHeld} /> : null}
        <label htmlFor={`${id}-text`} className="sr-only">
          {t('composer.label')}
        </label>
        <GrownArea
          area={area}
          id={`${id}-text`}
          className="msg-area"
          value={text}
          placeholder={t('composer.label')}
          aria-describedby={`${id}-hint ${id}-left`}
          aria-invalid={left < 0 || undefined}
          enterKeyHint={hasKeyboard() ? 'send' : 'enter'}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
          onKeyDown={composerKeys({ send, up: onEditLast })}
          onPaste={(event) => {
            const files = [...event.clipboardData.files];
            if (files.length === 0) return;
            event.preventDefault();
            attached.choose(files);
          }}
        />
        <div className="msg-tools">
          <AttachButton
            onChoose={(files) => {
              attached.choose(files);
              focus();
            }}
          />
          {tools}
          <p id={`${id}-hint`} className="small muted msg-hint">
            {typing !== null ? (
              t('composer.typing', { name: typing })
            ) : isOnline ? (
              <span className="msg-keys">{t('composer.hint')}</span>
            ) : (
              t('composer.offline')
            )}
          </p>
          <p id={`${id}-left`} className="small num msg-left" role="status" data-over={left < 0 || undefined}>
            {left <= COUNTED ? <Left left={left} /> : null}
          </p>
          <Button variant="primary" icon="send" aria-disabled={isBlocked || undefined}>
            {t('send')}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** How many characters are left, or too many. */
function Left({ left }: { left: number }) {
  const t = useTexts(messagingTexts);
  const format = useFormat();
  const count = Math.abs(left);
  return t(left < 0 ? 'composer.over' : 'composer.left', { count, number: format.number(count) });
}
