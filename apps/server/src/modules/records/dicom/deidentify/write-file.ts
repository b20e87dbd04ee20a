import { SYNTAX } from '../transfer-syntaxes.ts';

export interface WrittenElement {
  /** As the parser writes it: `x00080018`. */
  tag: string;
  vr: string;
  value: Uint8Array;
  /** For fragments of pixel data, whose value ends by its own delimiter. */
  isUndefinedLength?: boolean;
}

/** This product's way of writing files (PS3.10 7.1): a UID made once from a random UUID. */
const IMPLEMENTATION = '2.25.76082602880280648400209555795467839496';
const IMPLEMENTATION_NAME = 'TRAVESIA_1';
const LONG = new Set(['OB', 'OW']);

/** A DICOM file of elements in ascending order. Strings are padded to even length as their VR wants. */
export function writeFile(elements: readonly WrittenElement[], { transferSyntax }: { transferSyntax: string }): Buffer {
  const uidOf = (tag: string) => elements.find((element) => element.tag === tag)?.value ?? new Uint8Array();
  const meta = [
    { tag: 'x00020001', vr: 'OB', value: Uint8Array.of(0, 1) },
    { tag: 'x00020002', vr: 'UI', value: uidOf('x00080016') },
    { tag: 'x00020003', vr: 'UI', value: uidOf('x00080018') },
    { tag: 'x00020010', vr: 'UI', value: Buffer.from(transferSyntax) },
    { tag: 'x00020012', vr: 'UI', value: Buffer.from(IMPLEMENTATION) },
    { tag: 'x00020013', vr: 'SH', value: Buffer.from(IMPLEMENTATION_NAME) },
  ].flatMap((element) => writeElement(element, true));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(meta.reduce((sum, { length: bytes }) => sum + bytes, 0));
  const isExplicit = transferSyntax !== SYNTAX.implicitLittle;
  return Buffer.concat([
    Buffer.alloc(128),
    Buffer.from('DICM'),
    ...writeElement({ tag: 'x00020000', vr: 'UL', value: length }, true),
    ...meta,
    ...elements.flatMap((element) => writeElement(element, isExplicit)),
  ]);
}

function writeElement(element: WrittenElement, isExplicit: boolean): Uint8Array[] {
  const { tag, vr, value } = element;
  const padding = value.length % 2 ? Uint8Array.of(vr === 'UI' || LONG.has(vr) ? 0 : 0x20) : new Uint8Array();
  const length = element.isUndefinedLength ? 0xffffffff : value.length + padding.length;
  const head = Buffer.alloc(isExplicit && LONG.has(vr) ? 12 : 8);
  head.writeUInt16LE(Number.parseInt(tag.slice(1, 5), 16), 0);
  head.writeUInt16LE(Number.parseInt(tag.slice(5), 16), 2);
  if (!isExplicit) head.writeUInt32LE(length, 4);
  else {
    head.write(vr, 4, 'latin1');
    if (LONG.has(vr)) head.writeUInt32LE(length, 8);
    else head.writeUInt16LE(length, 6);
  }
  return [head, value, padding];
}
