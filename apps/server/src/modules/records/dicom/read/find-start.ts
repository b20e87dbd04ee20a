/** The beginning that PS3.10 asks for: a preamble that says nothing, and the mark. */
export const DICOM_START: Buffer = Buffer.concat([Buffer.alloc(128), Buffer.from('DICM')]);

const PREAMBLE = 128;
/** The mark with the first element of the meta header behind it: by itself, four letters prove nothing. */
const MARK = /DICM(?=\x02\0[\0-\x03\x10]\0(?:UL|OB|UI))/;
/** The meta header itself, where both preamble and mark are missing. */
const META = /^\x02\0\0\0UL\x04\0/;
/** A data set without a meta header, in either order of bytes: nothing says how it is encoded. */
const DATA_SET =
  /^(?:\x08\0[\0\x01\x05\x08\x12-\x18]\0|\0\x08\0[\0\x01\x05\x08\x12-\x18])(?:UL|CS|DA|TM|UI|[\x02-\x40]\0\0\0)/;
/** What systems run or open by its first bytes: programs, scripts, archives, documents, pages. */
const RUNNABLE =
  /^(?:MZ|\x7fELF|\xfe\xed\xfa[\xce\xcf]|[\xce\xcf]\xfa\xed\xfe|\xca\xfe\xba\xbe|#!|PK|Rar!|7z|\x1f\x8b|%PDF|%!|\{\\rtf|\xd0\xcf\x11\xe0|GIF8|\xff\xd8|\x89PNG|RIFF|(?:\xef\xbb\xbf)?\s*<)/;
const TIFF = /^(?:II\*\0|MM\0\*)/;

/**
 * Where a DICOM file begins in what arrived, from its first bytes: `standing` as it should; `meta_at` if its meta header is there, but what is in front
 * of it is not the beginning of `DICOM_START`; `runnable` if that could be run; `no_meta` for a data set alone; null for anything else.
 */
export function findDicomStart(
  head: Uint8Array,
): { is: 'standing' | 'runnable' | 'no_meta' } | { is: 'astray'; metaAt: number } | null {
  const text = Buffer.from(head).toString('latin1');
  if (text.startsWith('DICM', PREAMBLE)) {
    const preamble = text.slice(0, PREAMBLE);
    if (TIFF.test(preamble) || !/[^\0]/.test(preamble)) return { is: 'standing' };
    if (RUNNABLE.test(preamble)) return { is: 'runnable' };
  }
  const mark = MARK.exec(text);
  if (mark) return RUNNABLE.test(text) ? { is: 'runnable' } : { is: 'astray', metaAt: mark.index + 4 };
  if (META.test(text)) return { is: 'astray', metaAt: 0 };
  return DATA_SET.test(text) ? { is: 'no_meta' } : null;
}

/** A DICOM file that went astray, as PS3.10 has it: everything from its meta header on is the same. */
export async function* straightened(content: AsyncIterable<Buffer>, metaAt: number): AsyncGenerator<Buffer> {
  yield DICOM_START;
  let at = 0;
  for await (const piece of content) {
    const from = Math.max(0, metaAt - at);
    if (from < piece.length) yield piece.subarray(from);
    at += piece.length;
  }
}
