import { MESSAGE_UPLOAD } from '@travesia/contracts/messaging';
import { useId } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { acceptOf } from '../../../ui/field/file-field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { messagingTexts } from '../texts.ts';

/** Chooses files; a real file field, for the keyboard and screen readers too. */
export function AttachButton({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const t = useTexts(messagingTexts);
  const id = useId();
  return (
    <>
      <input
        type="file"
        id={id}
        className="sr-only"
        multiple
        accept={acceptOf(MESSAGE_UPLOAD)}
        aria-label={t('files.add')}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          // The same file can be chosen again after it was fixed.
          currentTarget.value = '';
        }}
      />
      <label htmlFor={id} className="icon-btn msg-clip" title={t('files.add')}>
        <Icon name="paperclip" />
      </label>
    </>
  );
}
