import { deflateRawSync } from 'node:zlib';
import { file, part, pictureParts, us } from './build-dicom.ts';

const ITEM = Buffer.from([0xfe, 0xff, 0x00, 0xe0]);
const preambleOf = (start: string | readonly number[]) =>
  Buffer.concat([typeof start === 'string' ? Buffer.from(start, 'latin1') : Buffer.from(start), Buffer.alloc(128)], 128);
const sequence = (inner: Uint8Array) =>
  Buffer.concat([part({ group: 8, element: 0x1140, vr: 'SQ', value: '', length: 0xffffffff }), ITEM, Buffer.alloc(4, 0xff), inner]);
const fragment = (length: number) => {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(length);
  return Buffer.concat([ITEM, size]);
};
const rle = (fragments: Uint8Array) =>
  file(
    [
      ...pictureParts({ '7fe00010': null }),
      part({ group: 0x7fe0, element: 0x10, vr: 'OB', value: '', length: 0xffffffff }),
      fragments,
    ],
    { syntax: '1.2.840.10008.1.2.5' },
  );

function deepSequences(depth: number): Buffer {
  const opening = sequence(new Uint8Array());
  return Buffer.concat(Array.from({ length: depth }, () => opening));
}

/** Files that were made to break a reader, by what they do. */
export function hostileFiles(): Record<string, Buffer> {
  const sound = file(pictureParts());
  const cuts = [1, 127, 131, 132, 140, 150, 170, 220, 301, sound.length - 33, sound.length - 1];
  return {
    'Windows program': file(pictureParts(), { preamble: preambleOf('MZ\x90\0') }),
    'Linux program': file(pictureParts(), { preamble: preambleOf('\x7fELF\x02\x01\x01') }),
    'macOS program': file(pictureParts(), { preamble: preambleOf([0xcf, 0xfa, 0xed, 0xfe]) }),
    'shell script': file(pictureParts(), { preamble: preambleOf('#!/bin/sh\n') }),
    'web page': file(pictureParts(), { preamble: preambleOf('<script>alert(1)</script>') }),
    'byte at the end of the preamble': file(pictureParts(), { preamble: Buffer.alloc(128, '\0'.repeat(127) + '\x01') }),
    'nothing': Buffer.alloc(0),
    'zeros': Buffer.alloc(4096),
    'text': Buffer.from('DICM'.repeat(100)),
    ...Object.fromEntries(cuts.map((cut) => [`cut at ${cut} bytes`, sound.subarray(0, cut)])),
    'no meta header': Buffer.concat([Buffer.alloc(128), Buffer.from('DICM'), ...pictureParts()]),
    'endless value': file([part({ group: 8, element: 0x80, vr: 'UT', value: 'x', length: 0xfffffffe })]),
    'value without length': file([part({ group: 8, element: 0x80, vr: 'UT', value: 'x', length: 0xffffffff })]),
    'private value without length': file([part({ group: 9, element: 0x80, vr: 'UN', value: 'xx', length: 0xffffffff })]),
    'group length of four billion': file([part({ group: 8, element: 0, vr: 'UL', value: Buffer.alloc(4, 0xff) })]),
    'item outside of a sequence': file([Buffer.concat([ITEM, Buffer.alloc(4, 0xff)])]),
    '100 nested sequences': file([deepSequences(100)]),
    '20,000 nested sequences': file([deepSequences(20_000)]),
    '20,000 nested private sequences': file([
      Buffer.concat(
        Array.from({ length: 20_000 }, () =>
          Buffer.concat([part({ group: 9, element: 0x1000, vr: 'UN', value: '', length: 0xffffffff }), ITEM, Buffer.alloc(4, 0xff)]),
        ),
      ),
    ]),
    'sequence that is longer than its file': file([part({ group: 8, element: 0x1140, vr: 'SQ', value: ITEM, length: 0x7fffffff })]),
    'unknown types of values': file([part({ group: 8, element: 0x60, vr: '??', value: 'CT' }), ...pictureParts()]),
    'text where numbers belong': file(pictureParts({ '00280010': part({ group: 0x28, element: 0x10, vr: 'LO', value: 'many rows' }) })),
    'numbers where text belongs': file(pictureParts({ '00100010': us(0x10, 0x10, 0xffff) })),
    '30,000 × 30,000 pixels': file(pictureParts({ '00280010': us(0x28, 0x10, 30_000), '00280011': us(0x28, 0x11, 30_000) })),
    'two billion frames': file(pictureParts({ '00280008': part({ group: 0x28, element: 8, vr: 'IS', value: '2147483647' }) })),
    'negative frames': file(pictureParts({ '00280008': part({ group: 0x28, element: 8, vr: 'IS', value: '-5' }) })),
    'pixels of zero bits': file(pictureParts({ '00280100': us(0x28, 0x100, 0) })),
    'pixels of 65,535 bits': file(pictureParts({ '00280101': us(0x28, 0x101, 0xffff) })),
    'two million fragments': rle(Buffer.concat(Array.from({ length: 2_000_000 }, () => fragment(0)))),
    'fragment that is longer than its file': rle(Buffer.concat([fragment(0), fragment(0xfffffff0)])),
    'fragments without end': rle(Buffer.concat([fragment(0), fragment(4), Buffer.alloc(4)])),
    'no fragments at all': rle(Buffer.from([0xfe, 0xff, 0xdd, 0xe0, 0, 0, 0, 0])),
    'a hundred million zeros, deflated': file([deflateRawSync(Buffer.alloc(100_000_000))], { syntax: '1.2.840.10008.1.2.1.99' }),
    'no deflated data': file([Buffer.alloc(64, 0x55)], { syntax: '1.2.840.10008.1.2.1.99' }),
    'character set of its own': file(pictureParts({ '00080005': part({ group: 8, element: 5, vr: 'CS', value: '../../etc/passwd' }) })),
    'escape sequences of a terminal': file(
      pictureParts({
        '00080005': part({ group: 8, element: 5, vr: 'CS', value: '\\ISO 2022 IR 87' }),
        '00100010': part({ group: 0x10, element: 0x10, vr: 'PN', value: '\x1b[31mRed\x1b$B\x1b' }),
      }),
    ),
    'a name of four megabytes': file(
      pictureParts({ '00100010': part({ group: 0x10, element: 0x10, vr: 'UT', value: 'N'.repeat(4_000_000) }) }),
    ),
    'transfer syntax that is no UID': file(pictureParts(), { syntax: 'constructor' }),
  };
}
