// Plain values, so that browsers load them without the schemas.

/** What records can be put into: all files in a zip, or one PDF to read. */
export const RECORD_EXPORT_KINDS = ['zip', 'pack'] as const;
export type RecordExportKind = (typeof RECORD_EXPORT_KINDS)[number];

/** Hours for which it can be downloaded. */
export const RECORD_EXPORT_HOURS = 24;
/** Zips and PDFs that can be downloaded at the same time. */
export const RECORD_EXPORTS_MAX = 5;

/** Why one could not be made. */
export const RECORD_EXPORT_FAILURES = [
  'too_large',
  'nothing_left',
  'file_unreadable',
  'interrupted',
  'unexpected',
] as const;
export type RecordExportFailure = (typeof RECORD_EXPORT_FAILURES)[number];

export const PACK_PURPOSE_MAX = 160;
