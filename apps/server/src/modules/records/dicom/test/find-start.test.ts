import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { findDicomStart, straightened } from '../read/find-start.ts';
import { readDicomFacts } from '../read/read-dicom-facts.ts';
import { part, pictureParts } from '../testing/build-dicom.ts';
import { corpusFile } from '../testing/corpus.ts';

/** With its meta header in the order of the standard: group length first. */
const ordered = Buffer.concat([
  Buffer.alloc(128),
  Buffer.from('DICM'),
  part({ group: 2, element: 0, vr: 'UL', value: Buffer.from([28, 0, 0, 0]) }),
  part({ group: 2, element: 0x10, vr: 'UI', value: '1.2.840.10008.1.2.1' }),
  ...pictureParts(),
]);
const behindMark = ordered.subarray(132);
const garbage = (length: number) => Buffer.from(Array.from({ length }, (_, at) => (at * 37 + 5) % 251));

const straight = async (bytes: Buffer, metaAt: number) =>
  buffer(Readable.from(straightened(Readable.from([bytes.subarray(0, 50), bytes.subarray(50)]), metaAt)));

describe('where a DICOM file begins', () => {
  it.each([
    ['a preamble of zeros', ordered],
    ['a TIFF in the preamble', Buffer.concat([Buffer.from('II*\0'), ordered.subarray(4)])],
  ])('%s stands as it should', (_what, bytes) => {
    expect(findDicomStart(bytes)).toEqual({ is: 'standing' });
  });

  it.each([
    ['garbage in the preamble', Buffer.concat([garbage(128), ordered.subarray(128)])],
    ['a longer preamble', Buffer.concat([Buffer.alloc(896), ordered])],
    ['garbage in front of everything', Buffer.concat([garbage(300), ordered])],
    ['no preamble', ordered.subarray(128)],
    ['neither preamble nor mark', behindMark],
    [
      'words of a scanner in the preamble',
      Buffer.concat([Buffer.from('GE MEDICAL'.padEnd(128, ' ')), ordered.subarray(128)]),
    ],
  ])('%s is straightened, and everything else is the same', async (_what, bytes) => {
    const found = findDicomStart(bytes);
    if (found?.is !== 'astray') throw new Error(`found ${JSON.stringify(found)}`);
    const whole = await straight(bytes, found.metaAt);
    expect(whole.equals(ordered)).toBe(true);
    expect((await readDicomFacts(whole)).preview).toBe('yes');
  });

  it.each([
    ['MZ', Buffer.concat([Buffer.from('MZ\x90\0'), garbage(124), ordered.subarray(128)])],
    ['ELF', Buffer.concat([Buffer.from('\x7fELF', 'latin1'), garbage(400), ordered])],
    ['Mach-O', Buffer.concat([Buffer.from([0xcf, 0xfa, 0xed, 0xfe]), garbage(124), ordered.subarray(128)])],
    ['a script', Buffer.concat([Buffer.from('#!/bin/sh\n'.padEnd(128, '\0')), ordered.subarray(128)])],
    ['a page', Buffer.concat([Buffer.from(' \n<script>alert(1)</script>'.padEnd(200, ' ')), ordered])],
    ['a zip', Buffer.concat([Buffer.from('PK\x03\x04'.padEnd(128, '\0')), ordered.subarray(128)])],
    ['a PDF', Buffer.concat([Buffer.from('%PDF-1.4\n'.padEnd(128, '\0')), ordered.subarray(128)])],
  ])('%s in front of it is refused', (_what, bytes) => {
    expect(findDicomStart(bytes)).toEqual({ is: 'runnable' });
  });

  it.each(['pictures/explvr-bigendnometa.dcm', 'pictures/explvr-litendnometa.dcm'])(
    'a data set alone says nothing of how it is encoded: %s',
    (name) => {
      expect(findDicomStart(corpusFile(name).subarray(0, 4100))).toEqual({ is: 'no_meta' });
    },
  );

  it.each([
    ['the four letters alone', Buffer.from('DICM'.repeat(100))],
    ['zeros', Buffer.alloc(4096)],
    ['text about it', Buffer.from('A file begins with DICM, see PS3.10')],
    ['nothing', Buffer.alloc(0)],
  ])('%s is none', (_what, bytes) => {
    expect(findDicomStart(bytes)).toBeNull();
  });
});
