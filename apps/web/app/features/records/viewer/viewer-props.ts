import type { MedicalRecordDetail, RecordFile } from '@travesia/contracts/records';
import type { ReadFile } from './read-file.ts';

/** A record to show. */
export interface RecordViewerProps {
  record: MedicalRecordDetail;
  /** Fetches a file, as its owner or as a clinic that may read it. */
  read: ReadFile;
  /** Downloads a file. */
  onDownload: (file: RecordFile) => void;
}
