/** Longer names are truncated, keeping the extension. */
const LONGEST = 120;
/** Invisible characters, bidirectional controls, and path separators. */
const UNSAFE = /[\p{Cc}\p{Cf}\u2028\u2029\\/:*?"<>|]/gu;

/** A sanitized file name: one plain line without a path. */
export function safeFileName(given: string | undefined): string {
  const last = (given ?? '').split(/[\\/]/).at(-1) ?? '';
  const name = last.normalize('NFC').toWellFormed().replaceAll(UNSAFE, '').replaceAll(/\s+/g, ' ').trim();
  if (name.length <= LONGEST) return name || 'file';
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? '';
  return [...name].slice(0, LONGEST - ending.length).join('') + ending;
}

/**
 * The Content-Disposition header of a download (RFC 6266): an ASCII name, and the full name for clients that support
 * it.
 */
export function attachment(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll(/["\\%]/g, '_');
  const full = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain || 'file'}"; filename*=UTF-8''${full}`;
}
