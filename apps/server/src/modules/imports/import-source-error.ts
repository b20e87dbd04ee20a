export type ImportSourceErrorCode =
  | 'file_empty'
  | 'file_not_text'
  | 'file_truncated'
  | 'line_too_long'
  | 'no_rows'
  | 'format_unknown'
  | 'header_not_found'
  | 'mapping_invalid'
  | 'name_column_not_found'
  | 'country_unknown'
  | 'preset_unknown';

/** The file can't be imported as it is; the message says what is wrong and what to do. */
export class ImportSourceError extends Error {
  readonly code: ImportSourceErrorCode;

  constructor(code: ImportSourceErrorCode, message: string) {
    super(message);
    this.name = 'ImportSourceError';
    this.code = code;
  }
}
