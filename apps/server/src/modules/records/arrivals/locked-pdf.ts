import { PDFDocument } from '@cantoo/pdf-lib';

/** Whether a PDF opens only with a password. Many are encrypted to forbid printing and open without one. */
export async function isLockedPdf(bytes: Uint8Array): Promise<boolean> {
  try {
    await PDFDocument.load(bytes, { updateMetadata: false, password: '' });
    return false;
  } catch (error) {
    return error instanceof Error && /password/i.test(error.message);
  }
}
