import type { RecordFile } from '@travesia/contracts/records';
import { useState } from 'react';
import { fileSize } from '../../../lib/format/file-size.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Button, IconButton } from '../../../ui/action/button.tsx';
import { recordTexts } from './texts.ts';

/** Rows that are shown at first and added by each press. */
const STEP = 50;

interface FilesSectionProps {
  files: readonly RecordFile[];
  /** Id of the file that is being downloaded. */
  doing: string | null;
  onDownload: (file: RecordFile) => void;
}

/** The images of a study, to download one by one; a single file is downloaded above. */
export function FilesSection({ files: all, doing, onDownload }: FilesSectionProps) {
  const t = useTexts(recordTexts);
  const locale = useLocale();
  const [most, setMost] = useState(STEP);
  const files = all.filter(({ image }) => image);
  if (files.length < 2) return null;
  return (
    <details className="record-files">
      <summary>{t('files', { count: files.length })}</summary>
      <ul className="file-list">
        {files.slice(0, most).map((file) => (
          <li key={file.id} className="file-row">
            <span className="file-facts">
              <span className="file-name">{file.name}</span>
              <span className="small muted num">{fileSize(locale, file.size)}</span>
            </span>
            <IconButton
              type="button"
              icon="download"
              label={t('downloadOf', { name: file.name })}
              aria-busy={doing === file.id || undefined}
              onClick={() => onDownload(file)}
            />
          </li>
        ))}
      </ul>
      {files.length > most ? (
        <Button type="button" size="small" onClick={() => setMost(most + STEP)}>
          {t('files.more')}
        </Button>
      ) : null}
    </details>
  );
}
