/** An element as tests write it: any bytes, right or wrong. */
export interface Part {
  group: number;
  element: number;
  vr: string;
  value: Uint8Array | string;
  /** What the element claims to hold, instead of what it does. */
  length?: number;
}

export const EXPLICIT = '1.2.840.10008.1.2.1';
const LONG = new Set(['OB', 'OW', 'SQ', 'UN', 'UT', 'OF']);

/** One element in explicit little endian. */
export function part({ group, element, vr, value, length }: Part): Buffer {
  const raw = Buffer.from(value);
  const bytes = raw.length % 2 ? Buffer.concat([raw, Buffer.from(vr === 'UI' ? '\0' : ' ')]) : raw;
  const head = Buffer.alloc(LONG.has(vr) ? 12 : 8);
  head.writeUInt16LE(group, 0);
  head.writeUInt16LE(element, 2);
  head.write(vr, 4, 'latin1');
  if (LONG.has(vr)) head.writeUInt32LE(length ?? bytes.length, 8);
  else head.writeUInt16LE((length ?? bytes.length) & 0xffff, 6);
  return Buffer.concat([head, bytes]);
}

export const us = (group: number, element: number, value: number): Buffer =>
  part({ group, element, vr: 'US', value: Uint8Array.of(value & 0xff, value >> 8) });

/** A file with a preamble, a meta header and whatever follows. */
export function file(body: readonly Uint8Array[], { syntax = EXPLICIT, preamble = Buffer.alloc(128) } = {}): Buffer {
  const meta = part({ group: 2, element: 0x10, vr: 'UI', value: syntax });
  return Buffer.concat([preamble, Buffer.from('DICM'), meta, ...body]);
}

const uid = (group: number, element: number, value: string) => part({ group, element, vr: 'UI', value });
const text = (group: number, element: number, vr: string, value: string) => part({ group, element, vr, value });

/** Elements of a small original CT picture, in order; `extra` replaces or adds by tag. */
export function pictureParts(extra: Readonly<Record<string, Uint8Array | null>> = {}): Uint8Array[] {
  const parts: Record<string, Uint8Array | null> = {
    '00080008': text(8, 8, 'CS', 'ORIGINAL\\PRIMARY\\AXIAL'),
    '00080016': uid(8, 0x16, '1.2.840.10008.5.1.4.1.1.2'),
    '00080018': uid(8, 0x18, '1.2.3.4.5.6.18'),
    '00080020': text(8, 0x20, 'DA', '20260102'),
    '00080060': text(8, 0x60, 'CS', 'CT'),
    '00080080': text(8, 0x80, 'LO', 'Hospital of Canaries'),
    '00100010': text(0x10, 0x10, 'PN', 'Canary^Clara'),
    '00100020': text(0x10, 0x20, 'LO', '77441122'),
    '0020000d': uid(0x20, 0xd, '1.2.3.4.5.6.13'),
    '0020000e': uid(0x20, 0xe, '1.2.3.4.5.6.14'),
    '00200013': text(0x20, 0x13, 'IS', '7'),
    '00280002': us(0x28, 2, 1),
    '00280004': text(0x28, 4, 'CS', 'MONOCHROME2'),
    '00280010': us(0x28, 0x10, 4),
    '00280011': us(0x28, 0x11, 4),
    '00280100': us(0x28, 0x100, 16),
    '00280101': us(0x28, 0x101, 12),
    '00280102': us(0x28, 0x102, 11),
    '00280103': us(0x28, 0x103, 0),
    '7fe00010': part({ group: 0x7fe0, element: 0x10, vr: 'OW', value: Buffer.alloc(32, 1) }),
    ...extra,
  };
  return Object.keys(parts)
    .toSorted()
    .flatMap((tag) => parts[tag] ?? []);
}
