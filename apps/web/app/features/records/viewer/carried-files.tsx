import type { RecordFile } from '@travesia/contracts/records';
import { useState } from 'react';
import { fileSize } from '../../../lib/format/file-size.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Button, IconButton } from '../../../ui/action/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { OneFile } from './one-file.tsx';
import { viewerTexts } from './texts.ts';
import type { ReadFile } from './viewer-props.ts';

interface CarriedFilesProps {
  /** Files of the record besides the document. */
  files: readonly RecordFile[];
  /** How many the document carries: some can’t be shown. */
  count: number;
  /** Whether the document says nothing but what they say: the first one is open then. */
  areAll: boolean;
  read: ReadFile;
  onDownload: (file: RecordFile) => void;
}

/** Pictures and PDFs that a clinical document carries. One is fetched when it is asked for: each fetch is a read that is logged. */
export function CarriedFiles({ files, count, areAll, read, onDownload }: CarriedFilesProps) {
  const t = useTexts(viewerTexts);
  const locale = useLocale();
  const [openId, open] = useState(areAll ? (files[0]?.id ?? null) : null);
  const missing = count - files.length;
  if (files.length === 0 && missing <= 0) return null;
  const shown = files.find(({ id }) => id === openId);
  return (
    <section className="stack" aria-labelledby="carried-files">
      <h3 id="carried-files">{t('carried.title')}</h3>
      {files.length ? (
        <ul className="file-list">
          {files.map((file) => (
            <li key={file.id} className="file-row">
              <span className="file-facts">
                <span className="file-name">{file.name}</span>
                <span className="small muted num">{fileSize(locale, file.size)}</span>
              </span>
              <Button
                type="button"
                size="small"
                aria-expanded={file.id === openId}
                aria-label={t(file.id === openId ? 'carried.hideOf' : 'carried.showOf', { name: file.name })}
                onClick={() => open(file.id === openId ? null : file.id)}
              >
                {t(file.id === openId ? 'carried.hide' : 'carried.show')}
              </Button>
              <IconButton
                type="button"
                icon="download"
                label={t('carried.downloadOf', { name: file.name })}
                onClick={() => onDownload(file)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {missing > 0 ? (
        <Notice tone="warning">
          <p>{t('carried.missing', { count: missing })}</p>
        </Notice>
      ) : null}
      {shown ? <OneFile key={shown.id} file={shown} read={read} /> : null}
    </section>
  );
}
