import { MAX_MESSAGE, MESSAGE_UPLOAD } from '@travesia/contracts/messaging';
import { type RefObject, useId, useRef } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { acceptOf, FileRow } from '../../../ui/field/file-field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { messagingTexts } from '../texts.ts';
import { GrownArea } from './grown-area.tsx';
import type { Attached } from './use-attached.ts';
import { composerKeys, hasKeyboard } from './use-composer-keys.ts';

/** From how many characters left on they are counted. */
const COUNTED = 300;

interface ComposerProps {
  area: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  attached: Attached;
  isOnline: boolean;
  onSend: () => void;
  /** Opens the last own message for editing. */
  onEditLast: (() => void) | undefined;
}

/** Where the next message is written. Typed text and files stay through errors, reloads and sessions. */
export function Composer({ area, text, onText, attached, isOnline, onSend, onEditLast }: ComposerProps) {
  const t = useTexts(messagingTexts);
  const format = useFormat();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const left = MAX_MESSAGE - text.length;
  const isEmpty = text.trim() === '' && attached.held.length === 0;
  const isBlocked = isEmpty || attached.isUploading || left < 0;
  const send = () => {
    if (!isBlocked) onSend();
  };
  return (
    <form
      className="msg-composer"
      data-draft="own"
      aria-label={t('composer')}
      onSubmit={(event) => {
        event.preventDefault();
        send();
        area.current?.focus();
      }}
    >
      <div className="msg-box">
        {attached.shown.length ? (
          <ul className="file-list msg-attached" aria-label={t('files.attached')}>
            {attached.shown.map((file) => (
              <FileRow
                key={file.key}
                file={file}
                onSave={undefined}
                onRemove={() => {
                  attached.remove(file);
                  area.current?.focus();
                }}
              />
            ))}
          </ul>
        ) : null}
        {attached.isTooMany ? (
          <p className="small msg-warning" role="alert">
            {t('files.tooMany')}
          </p>
        ) : null}
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
          <input
            ref={input}
            type="file"
            id={`${id}-files`}
            className="sr-only"
            multiple
            accept={acceptOf(MESSAGE_UPLOAD)}
            aria-label={t('files.add')}
            onChange={({ currentTarget }) => {
              attached.choose([...(currentTarget.files ?? [])]);
              // The same file can be chosen again after it was fixed.
              currentTarget.value = '';
              area.current?.focus();
            }}
          />
          <label htmlFor={`${id}-files`} className="icon-btn msg-clip" title={t('files.add')}>
            <Icon name="paperclip" />
          </label>
          <p id={`${id}-hint`} className="small muted msg-hint">
            {isOnline ? <span className="msg-keys">{t('composer.hint')}</span> : t('composer.offline')}
          </p>
          <p id={`${id}-left`} className="small num msg-left" role="status" data-over={left < 0 || undefined}>
            {left < 0
              ? t('composer.over', { count: -left, number: format.number(-left) })
              : left <= COUNTED
                ? t('composer.left', { count: left, number: format.number(left) })
                : null}
          </p>
          <Button variant="primary" icon="send" aria-disabled={isBlocked || undefined}>
            {t('send')}
          </Button>
        </div>
      </div>
    </form>
  );
}
