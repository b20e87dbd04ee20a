import iconv from 'iconv-lite';

/** Character sets without code extensions, by their defined term (PS3.3 C.12.1.1.2), as iconv-lite names them. */
const SINGLE = new Map([
  ['ISO_IR 6', 'ascii'],
  ['ISO_IR 100', 'iso-8859-1'],
  ['ISO_IR 101', 'iso-8859-2'],
  ['ISO_IR 109', 'iso-8859-3'],
  ['ISO_IR 110', 'iso-8859-4'],
  ['ISO_IR 144', 'iso-8859-5'],
  ['ISO_IR 127', 'iso-8859-6'],
  ['ISO_IR 126', 'iso-8859-7'],
  ['ISO_IR 138', 'iso-8859-8'],
  ['ISO_IR 148', 'iso-8859-9'],
  ['ISO_IR 203', 'iso-8859-15'],
  ['ISO_IR 13', 'shift_jis'],
  ['ISO_IR 166', 'tis-620'],
]);
/** Character sets that stand alone and know no escape sequences. */
const WHOLE = new Map([
  ['ISO_IR 192', 'utf8'],
  ['GB18030', 'gb18030'],
  ['GBK', 'gbk'],
]);
/** Sets of two bytes that are announced for G1, where their bytes have the high bit. */
const DOUBLE_G1 = new Map([
  ['ISO 2022 IR 149', 'euc-kr'],
  ['ISO 2022 IR 58', 'gb2312'],
]);

type G0 = 'ascii' | 'shift_jis' | 'jis-x-0208' | 'jis-x-0212';
interface Shift {
  g0?: G0;
  g1?: string;
}
/** Escape sequences (PS3.3 tables C.12-3 and C.12-4), without ESC, as characters. */
const ESCAPES: readonly (readonly [string, Shift])[] = [
  ['$(D', { g0: 'jis-x-0212' }],
  ['$)C', { g1: 'euc-kr' }],
  ['$)A', { g1: 'gb2312' }],
  ['$B', { g0: 'jis-x-0208' }],
  ['$@', { g0: 'jis-x-0208' }],
  ['(B', { g0: 'ascii' }],
  ['(J', { g0: 'shift_jis' }],
  [')I', { g1: 'shift_jis' }],
  ['-A', { g1: 'iso-8859-1' }],
  ['-B', { g1: 'iso-8859-2' }],
  ['-C', { g1: 'iso-8859-3' }],
  ['-D', { g1: 'iso-8859-4' }],
  ['-F', { g1: 'iso-8859-7' }],
  ['-G', { g1: 'iso-8859-6' }],
  ['-H', { g1: 'iso-8859-8' }],
  ['-L', { g1: 'iso-8859-5' }],
  ['-M', { g1: 'iso-8859-9' }],
  ['-T', { g1: 'tis-620' }],
  ['-b', { g1: 'iso-8859-15' }],
];
const ESC = 0x1b;
/** Where the first character set is back in force: `\`, `^`, `=`, tab and line ends. */
const RESETS = new Set([0x5c, 0x5e, 0x3d, 0x09, 0x0a, 0x0c, 0x0d]);

/**
 * Text of an element by the file's Specific Character Set. Bytes that fit none of its sets become U+FFFD; nothing throws.
 */
export function decodeText(bytes: Uint8Array, charsets: readonly string[]): string {
  const [first = ''] = charsets;
  const whole = WHOLE.get(first);
  if (whole) return iconv.decode(Buffer.from(bytes), whole);
  if (charsets.length <= 1 && !first.startsWith('ISO 2022')) return decodeHalves(bytes, single(first));
  return decodeExtended(bytes, single(first) ?? DOUBLE_G1.get(first));
}

const single = (term: string): string | undefined => SINGLE.get(term.replace(/^ISO 2022 IR/, 'ISO_IR'));

/** With code extensions: escape sequences change what the halves of the code table mean. */
function decodeExtended(bytes: Uint8Array, initial: string | undefined): string {
  let g0: G0 = 'ascii';
  let g1 = initial;
  let text = '';
  for (let at = 0; at < bytes.length;) {
    if (bytes[at] === ESC) {
      const code = Buffer.from(bytes.subarray(at + 1, at + 4)).toString('latin1');
      const found = ESCAPES.find(([escape]) => code.startsWith(escape));
      if (found) ({ g0 = g0, g1 = g1 } = found[1]);
      else text += '\uFFFD';
      at += 1 + (found?.[0].length ?? 0);
      continue;
    }
    const end = endOfRun(bytes, at, g0);
    const run = bytes.subarray(at, end);
    text += g0 === 'jis-x-0208' || g0 === 'jis-x-0212' ? decodePairs(run, g0) : decodeHalves(run, g1);
    at = end;
    if (RESETS.has(bytes[end - 1] ?? 0)) {
      g0 = 'ascii';
      g1 = initial;
    }
  }
  return text;
}

/** Up to the next escape sequence or, where bytes are no halves of characters, up to and including a delimiter. */
function endOfRun(bytes: Uint8Array, start: number, g0: G0): number {
  const isDouble = g0 === 'jis-x-0208' || g0 === 'jis-x-0212';
  for (let at = start; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === ESC && at > start) return at;
    if (!isDouble && RESETS.has(byte)) return at + 1;
  }
  return bytes.length;
}

/** Characters of two bytes in G0, which EUC-JP has with the high bit. */
function decodePairs(run: Uint8Array, set: 'jis-x-0208' | 'jis-x-0212'): string {
  const euc: number[] = [];
  for (let at = 0; at < run.length; at += 2) {
    const [high = 0, low = 0] = [run[at], run[at + 1]];
    if (set === 'jis-x-0212') euc.push(0x8f);
    euc.push(high | 0x80, low | 0x80);
  }
  return iconv.decode(Buffer.from(euc), 'euc-jp');
}

/** The lower half is ASCII; the upper half belongs to a set of one or two bytes, or to none. */
function decodeHalves(run: Uint8Array, upper: string | undefined): string {
  if (run.every((byte) => byte < 0x80)) return Buffer.from(run).toString('latin1');
  if (upper && upper !== 'ascii') return iconv.decode(Buffer.from(run), upper);
  return Array.from(run, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : '\uFFFD')).join('');
}
