import type { MedicalRecordDetail, RecordFile } from '@travesia/contracts/records';
import type { ReadDocument } from '../document/clinical-document.tsx';

/** Fetches a file of a record with the reader’s authorization. */
export type ReadFile = (fileId: string, signal?: AbortSignal) => Promise<Blob>;

export interface RecordViewerProps {
  record: MedicalRecordDetail;
  /** Fetches a file, as its owner or as a clinic that may read it. */
  read: ReadFile;
  /** Reads what a clinical document says. */
  readDocument?: ReadDocument;
  /** Downloads a file. */
  onDownload: (file: RecordFile) => void;
}
