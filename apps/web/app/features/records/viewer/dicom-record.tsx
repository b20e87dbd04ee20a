import type { MedicalRecordDetail, RecordFile } from '@travesia/contracts/records';
import { useMemo } from 'react';
import { useRecordWords } from '../words/use-record-words.ts';
import { DicomViewer } from './dicom/late.tsx';
import type { RecordViewerProps } from './viewer-props.ts';
import { seriesOf } from './series-of.ts';
import { NotShown } from './not-shown.tsx';

/** The images of a study. */
export function DicomRecord({ record, read, onDownload }: RecordViewerProps) {
  const { dateOf } = useRecordWords();
  const { files_list: files, document_date: date } = record;
  const day = date && dateOf(date);
  const series = useMemo(() => seriesOf(files, day), [files, day]);
  if (series.length === 0) return <NotShown reason="kind" />;
  return (
    <DicomViewer
      series={series}
      loadImage={async ({ id }, signal) => (await read(id, signal)).arrayBuffer()}
      onDownload={({ id }) => {
        const file = fileOf(record, id);
        if (file) onDownload(file);
      }}
    />
  );
}

const fileOf = ({ files_list: files }: MedicalRecordDetail, id: string): RecordFile | undefined =>
  files.find((file) => file.id === id);
