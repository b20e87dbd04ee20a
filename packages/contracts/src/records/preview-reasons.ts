// Plain values, so that browsers load them without the schemas.

/** Why a picture of a study is only for download. */
export const PREVIEW_REASONS = [
  /** A report, a plan, a curve, a document: nothing to show. */
  'no_pixels',
  /** Pictures that mean something else than brightness or color: doses, segmentations, multi-frame CT and MR. */
  'object_kind',
  'transfer_syntax',
  'color_model',
  'bit_depth',
  /** Rows, columns or bits are missing or contradict each other. */
  'picture_size',
  'too_large',
  /** Fewer pixels than announced. */
  'pixels_incomplete',
  /** Graphics over the picture, which would be missing. */
  'overlay',
  /** Brightness by a table instead of a line, which would be shown wrongly. */
  'lookup_table',
] as const;
export type PreviewReason = (typeof PREVIEW_REASONS)[number];
