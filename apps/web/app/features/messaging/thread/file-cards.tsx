import type { MessageFile } from '@travesia/contracts/messaging';
import { fileSize } from '../../../lib/format/file-size.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { messagingTexts } from '../texts.ts';

/** What a file is, as people call it. */
const kindOf = ({ media_type: type }: MessageFile): string =>
  (type.split('/')[1] ?? '').replace('jpeg', 'jpg').slice(0, 4).toUpperCase();

interface FileCardsProps {
  files: readonly MessageFile[];
  /** Missing while they are on their way. */
  onOpen?: (file: MessageFile) => void;
}

/** The files of a message; each opens over the thread, where it can be saved too. */
export function FileCards({ files, onOpen }: FileCardsProps) {
  const t = useTexts(messagingTexts);
  const locale = useLocale();
  if (files.length === 0) return null;
  return (
    <ul className="msg-files" aria-label={t('files')}>
      {files.map((file) => {
        const facts = (
          <>
            <span
              className="msg-file-kind"
              data-image={file.media_type.startsWith('image/') || undefined}
              aria-hidden="true"
            >
              {kindOf(file)}
            </span>
            <span className="msg-file-facts">
              {onOpen ? <span className="sr-only">{t('files.open')}</span> : null}
              <span className="msg-file-name">{file.name}</span>
              <span className="small muted num">{fileSize(locale, file.size)}</span>
            </span>
          </>
        );
        return (
          <li key={file.id}>
            {onOpen ? (
              <button type="button" className="msg-file" onClick={() => onOpen(file)}>
                {facts}
                <Icon name="eye" />
              </button>
            ) : (
              <span className="msg-file">{facts}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
