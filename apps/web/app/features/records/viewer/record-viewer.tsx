import './viewer.css';
import type { RecordFile } from '@travesia/contracts/records';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LoadShapes } from '../../../lib/screen/load-state.tsx';
import { IconButton } from '../../../ui/action/button.tsx';
import { CarriedFiles } from './carried-files.tsx';
import { DicomRecord } from './dicom-record.tsx';
import { NotShown } from './not-shown.tsx';
import { OneFile } from './one-file.tsx';
import type { ReadFile, RecordViewerProps } from './viewer-props.ts';
import { viewerTexts } from './texts.ts';

const ClinicalDocumentView = lazy(() =>
  import('../document/clinical-document.tsx').then((file) => ({ default: file.ClinicalDocumentView })),
);

/** A record as it is read: a PDF, a picture, the images of a study, the statements of a clinical document. What can’t be shown here says so. */
export function RecordViewer({ record, read, readDocument, onDownload }: RecordViewerProps) {
  const { kind, files_list: files } = record;
  if (kind === 'dicom') return <DicomRecord record={record} read={read} onDownload={onDownload} />;
  if (readDocument && (kind === 'fhir' || kind === 'ccda'))
    return (
      <Suspense fallback={<LoadShapes tall />}>
        <ClinicalDocumentView
          recordId={record.id}
          read={readDocument}
          carried={(count, areAll) => (
            <CarriedFiles
              files={files.filter(({ preview }) => preview)}
              count={count}
              areAll={areAll}
              read={read}
              onDownload={onDownload}
            />
          )}
        />
      </Suspense>
    );
  const shown = files.filter(({ preview }) => preview);
  return shown.length ? <Files files={shown} read={read} /> : <NotShown reason="kind" />;
}

function Files({ files, read }: { files: readonly RecordFile[]; read: ReadFile }) {
  const t = useTexts(viewerTexts);
  const [at, setAt] = useState(0);
  const file = files[at] ?? files[0];
  if (!file) return null;
  return (
    <div className="stack">
      {files.length > 1 ? (
        <div className="row">
          <IconButton
            type="button"
            icon="chevron-left"
            label={t('file.previous')}
            disabled={at === 0}
            onClick={() => setAt(at - 1)}
          />
          <span className="small num" role="status">
            {t('file.at', { number: at + 1, count: files.length, name: file.name })}
          </span>
          <IconButton
            type="button"
            icon="chevron-right"
            label={t('file.next')}
            disabled={at === files.length - 1}
            onClick={() => setAt(at + 1)}
          />
        </div>
      ) : null}
      <OneFile key={file.id} file={file} read={read} />
    </div>
  );
}
