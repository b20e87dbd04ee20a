/** Why a file is not taken as DICOM at all. */
export const DICOM_REFUSALS = [
  /** No DICM mark behind the preamble: not a DICOM file of PS3.10. */
  'not_dicom',
  /** The preamble holds something other than zeros or the start of a TIFF: it could be a program (CVE-2019-11687). */
  'preamble_executable',
  /** The meta header doesn't say how the file is encoded. */
  'no_transfer_syntax',
  /** The file ends before what it announces. */
  'truncated',
  /** The file contradicts its own structure. */
  'malformed',
  /** More header than any real file has. */
  'header_too_large',
] as const;
export type DicomRefusal = (typeof DICOM_REFUSALS)[number];

/** The only error that reading a file throws, whatever its bytes are. Its message is a code: it never quotes the file. */
export class DicomFault extends Error {
  override readonly name = 'DicomFault';
  readonly refusal: DicomRefusal;

  constructor(refusal: DicomRefusal, options?: ErrorOptions) {
    super(refusal, options);
    this.refusal = refusal;
  }
}
