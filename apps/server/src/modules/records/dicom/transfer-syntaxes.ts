/** Transfer syntaxes by UID (PS3.6 annex A) as far as files are treated by them. */
export const SYNTAX = {
  implicitLittle: '1.2.840.10008.1.2',
  explicitLittle: '1.2.840.10008.1.2.1',
  explicitBig: '1.2.840.10008.1.2.2',
  deflated: '1.2.840.10008.1.2.1.99',
  jpegBaseline: '1.2.840.10008.1.2.4.50',
  jpegLossless: '1.2.840.10008.1.2.4.57',
  jpegLosslessFirstOrder: '1.2.840.10008.1.2.4.70',
  jpegLsLossless: '1.2.840.10008.1.2.4.80',
  jpegLsNearLossless: '1.2.840.10008.1.2.4.81',
  jpeg2000Lossless: '1.2.840.10008.1.2.4.90',
  jpeg2000: '1.2.840.10008.1.2.4.91',
  rle: '1.2.840.10008.1.2.5',
} as const;

const NATIVE: ReadonlySet<string> = new Set([
  SYNTAX.implicitLittle,
  SYNTAX.explicitLittle,
  SYNTAX.explicitBig,
  SYNTAX.deflated,
]);

/** Whether pixel data are stored as they are, not in compressed fragments. */
export const isNative = (syntax: string): boolean => NATIVE.has(syntax);
