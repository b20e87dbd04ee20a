import type { PreviewReason } from '@travesia/contracts/records';

/** What a file says about itself, as written. Texts are cut at 256 characters and hold no control characters. */
export interface DicomFacts {
  studyUid: string | null;
  seriesUid: string | null;
  sopInstanceUid: string | null;
  sopClassUid: string | null;
  transferSyntaxUid: string;
  modality: string | null;
  /** YYYYMMDD as the standard has it, or whatever stands there. */
  studyDate: string | null;
  studyTime: string | null;
  studyDescription: string | null;
  seriesDescription: string | null;
  seriesNumber: number | null;
  instanceNumber: number | null;
  bodyPart: string | null;
  /** With its groups and components as written: `Yamada^Tarou=山田^太郎`. */
  patientName: string | null;
  patientId: string | null;
  institution: string | null;
  rows: number | null;
  columns: number | null;
  frames: number;
  bitsAllocated: number | null;
  bitsStored: number | null;
  samplesPerPixel: number | null;
  photometric: string | null;
  hasPixels: boolean;
  /** Whether the browser's viewer shows it right; otherwise why it is only for download. */
  preview: 'yes' | PreviewReason;
}
