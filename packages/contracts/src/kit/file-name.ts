/** Longer names are truncated, keeping the ending. File systems take 255 bytes, and browsers add " (1)". */
const LONGEST = 120;
const MOST_BYTES = 200;
/** Invisible characters, bidirectional controls, and path separators. */
const UNSAFE = /[\p{Cc}\p{Cf}\u2028\u2029\\/:*?"<>|]/gu;
const ENDING = /\.[A-Za-z0-9]{1,8}$/;
/** Dots before what could be an ending of its own. Digits are none: images of scans are named by numbers with dots. */
const INNER_DOT = /\.(?=\S)(?!\d+(?:\.|$))/g;
/** Windows opens a device under these names, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)$/i;

/**
 * A sanitized file name: one plain line without a path, with one ending. In `report.pdf.exe`, some systems hide the last ending and others
 * believe the first.
 */
export function safeFileName(given: string | undefined): string {
  const last = (given ?? '').split(/[\\/]/).at(-1) ?? '';
  const plain = last.normalize('NFC').toWellFormed().replaceAll(UNSAFE, '').replaceAll(/\s+/g, ' ');
  // Windows drops dots and spaces at the end; a dot at the start hides a file.
  const name = plain.replace(/^[. ]+/, '').replace(/[. ]+$/, '');
  const ending = ENDING.exec(name)?.[0] ?? '';
  const stem = name
    .slice(0, name.length - ending.length)
    .replaceAll(INNER_DOT, '_')
    .replace(/[. ]+$/, '');
  const safe = DEVICE.test(stem) ? `_${stem}` : stem;
  return (shorten(safe, LONGEST - ending.length, MOST_BYTES - ending.length) || 'file') + ending;
}

function shorten(stem: string, mostCharacters: number, mostBytes: number): string {
  const characters = [...stem].slice(0, mostCharacters);
  const bytes = new TextEncoder();
  while (bytes.encode(characters.join('')).length > mostBytes) characters.pop();
  return characters.join('').trimEnd();
}
