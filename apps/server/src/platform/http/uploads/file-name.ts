/** Longer names are cut; their ending stays. */
const LONGEST = 120;
/** Characters that cannot be seen or turn the reading direction, and those that separate folders. */
const UNSAFE = /[\p{Cc}\p{Cf}\u2028\u2029\\/:*?"<>|]/gu;

/** A file's name as it is kept and shown: one plain line without a folder. */
export function safeFileName(given: string | undefined): string {
  const last = (given ?? '').split(/[\\/]/).at(-1) ?? '';
  const name = last.normalize('NFC').toWellFormed().replaceAll(UNSAFE, '').replaceAll(/\s+/g, ' ').trim();
  if (name.length <= LONGEST) return name || 'file';
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? '';
  return [...name].slice(0, LONGEST - ending.length).join('') + ending;
}

/** The header that has a file saved under its name (RFC 6266): in plain letters, and in full for who reads that. */
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
