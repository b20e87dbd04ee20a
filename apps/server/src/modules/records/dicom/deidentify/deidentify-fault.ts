/** Why no de-identified copy is made. */
export const DEIDENTIFY_REFUSALS = [
  /** Not a sound DICOM file, or nothing the viewer shows right. */
  'not_shown',
  /** A kind of object whose pixels commonly hold names, or that this product can’t write. */
  'object_kind',
  /** Nothing says that the pixels hold no text, and the kind doesn’t rule it out. */
  'burned_in',
  /** The file says that a face could be recognized. */
  'recognizable',
  /** A transfer syntax that copies aren’t written in. */
  'transfer_syntax',
  /** Compressed pixels with comments, or bytes that are no pixels. */
  'hidden_content',
  /** An element that a picture needs is missing or has an impossible value. */
  'missing_value',
  /** The finished copy still held something it must not. */
  'after_check',
] as const;
export type DeidentifyRefusal = (typeof DEIDENTIFY_REFUSALS)[number];

/** The only error that making a copy throws. Its message is a code: it never quotes the file. */
export class DeidentifyFault extends Error {
  override readonly name = 'DeidentifyFault';
  readonly refusal: DeidentifyRefusal;

  constructor(refusal: DeidentifyRefusal, options?: ErrorOptions) {
    super(refusal, options);
    this.refusal = refusal;
  }
}
