import { safeFileName } from '@travesia/contracts/kit/file-name';

/**
 * The Content-Disposition header of a download (RFC 6266): an ASCII name, and the full name for clients that support
 * it.
 */
export function attachment(given: string): string {
  const name = safeFileName(given);
  const plain = name
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll(/["\\%]/g, '_')
    .replace(/^\./, 'file.');
  const full = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain || 'file'}"; filename*=UTF-8''${full}`;
}
