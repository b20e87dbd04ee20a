import type { TicketFile } from '@travesia/contracts/support';
import { lazy, Suspense, useState } from 'react';
import { fileSize } from '../../../lib/format/file-size.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { supportTexts } from '../texts.ts';

const FileDialog = lazy(() =>
  import('../../../lib/screen/viewer/file-dialog.tsx').then((file) => ({ default: file.FileDialog })),
);

interface MessageFilesProps {
  files: readonly TicketFile[];
  /** Downloads one. */
  read: (id: string, signal: AbortSignal) => Promise<Blob>;
}

/** The files of a message; each opens in a viewer. */
export function MessageFiles({ files, read }: MessageFilesProps) {
  const t = useTexts(supportTexts);
  const locale = useLocale();
  const [open, setOpen] = useState<TicketFile | null>(null);
  if (files.length === 0) return null;
  return (
    <>
      <ul className="file-list" aria-label={t('files.list')}>
        {files.map((file) => (
          <li key={file.id} className="file-row">
            <Icon name="file-text" />
            <div className="file-facts">
              <button
                type="button"
                className="file-name"
                aria-label={t('files.open', { name: file.name })}
                onClick={() => setOpen(file)}
              >
                {file.name}
              </button>
              <span className="small muted num">{fileSize(locale, file.size)}</span>
            </div>
          </li>
        ))}
      </ul>
      {open ? (
        <Suspense>
          <FileDialog file={open} closeLabel={t('files.close')} read={read} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
