import type { DataSet } from 'dicom-parser';
import { SHOWN_CLASSES } from '../read/preview-verdict.ts';
import { DeidentifyFault } from './deidentify-fault.ts';
import { KEPT_ELEMENTS, type Kept } from './kept-elements.ts';
import { newUid } from './new-uid.ts';
import type { WrittenElement } from './write-file.ts';

/** Elements without which the copy shows nothing, or nothing right. */
const REQUIRED = new Set(
  (
    'x00080016 x00080018 x0020000d x0020000e ' +
    'x00280002 x00280004 x00280010 x00280011 x00280100 x00280101 x00280102 x00280103'
  ).split(' '),
);
/** Elements that change what the picture shows: they may be missing, but an impossible value is not just left out. */
const DECISIVE = [
  'x00280006',
  'x00280008',
  'x00281050',
  'x00281051',
  'x00281052',
  'x00281053',
  'x00281056',
  'x00280030',
];

/**
 * The elements of the copy, without pixels, in ascending order.
 * @throws {DeidentifyFault} if one that matters is missing or impossible.
 */
export function takeOver(data: DataSet, key: Uint8Array): WrittenElement[] {
  const isSigned = data.uint16('x00280103') === 1;
  return Object.keys(KEPT_ELEMENTS)
    .toSorted()
    .flatMap((tag) => {
      const kept = KEPT_ELEMENTS[tag];
      if (!kept) return [];
      const value = valueOf(data, tag, kept, key);
      const isThere = (data.elements[tag]?.length ?? 0) > 0;
      if (value === null && (REQUIRED.has(tag) || (isThere && DECISIVE.includes(tag))))
        throw new DeidentifyFault('missing_value');
      if (value === null) return [];
      return [{ tag, vr: kept.as === 'pixel_value' && isSigned ? 'SS' : kept.vr, value }];
    });
}

function valueOf(data: DataSet, tag: string, kept: Kept, key: Uint8Array): Uint8Array | null {
  if (kept.as === 'constant') return Buffer.from(kept.value);
  const element = data.elements[tag];
  if (!element?.length || element.items) return null;
  if (kept.as === 'short' || kept.as === 'pixel_value') {
    const number = element.length === 2 ? data.uint16(tag) : undefined;
    return number === undefined ? null : Uint8Array.of(number & 0xff, number >> 8);
  }
  const raw = Buffer.from(data.byteArray.subarray(element.dataOffset, element.dataOffset + element.length));
  const parts = raw
    .toString('latin1')
    .replace(/\0+$/, '')
    .split('\\')
    .map((part) => part.trim());
  const taken = takeText(parts, kept, key);
  return taken === null ? null : Buffer.from(taken);
}

function takeText(parts: readonly string[], kept: Kept, key: Uint8Array): string | null {
  const [first = ''] = parts;
  switch (kept.as) {
    case 'new_uid':
      return /^[0-9.]{1,64}$/.test(first) ? newUid(first, key) : null;
    case 'class':
      return SHOWN_CLASSES.has(first) ? first : null;
    case 'words': {
      // Unknown words are left out. The order of those of an orientation counts, so there it is all or none.
      const known = parts.filter((part) => kept.words.has(part));
      return known.length === parts.length || (known.length > 1 && kept.words.has('AXIAL')) ? known.join('\\') : null;
    }
    case 'decimals':
      return parts.length <= kept.most && parts.every(isDecimal) ? parts.join('\\') : null;
    case 'integers':
      return parts.length <= kept.most && parts.every((part) => /^[+-]?\d{1,11}$/.test(part)) ? parts.join('\\') : null;
    case 'constant':
    case 'short':
    case 'pixel_value':
      return null;
  }
}

/** A decimal string of PS3.5 6.2. */
const isDecimal = (part: string): boolean =>
  part.length <= 16 && /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(part) && Number.isFinite(Number(part));
