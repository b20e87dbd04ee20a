import type { MedicalRecordDetail, RecordFile } from '@travesia/contracts/records';

/** The file that a record is: of a clinical document without those that it carries. None for a study of several images. */
export function mainFileOf({ kind, files_list: files }: MedicalRecordDetail): RecordFile | null {
  const [first, ...others] = files;
  return first && (kind !== 'dicom' || others.length === 0) ? first : null;
}
