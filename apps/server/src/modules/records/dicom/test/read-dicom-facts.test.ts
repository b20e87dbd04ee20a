import { PREVIEW_REASONS } from '@travesia/contracts/records';
import { describe, expect, it } from 'vitest';
import { deidentifyDicom } from '../deidentify/deidentify-dicom.ts';
import { DeidentifyFault } from '../deidentify/deidentify-fault.ts';
import { DICOM_REFUSALS, DicomFault } from '../dicom-fault.ts';
import { readDicomFacts } from '../read/read-dicom-facts.ts';
import { corpusFile, corpusFiles } from '../testing/corpus.ts';
import { file, part, pictureParts } from '../testing/build-dicom.ts';
import { hostileFiles } from '../testing/hostile-files.ts';

const HOSTILE = hostileFiles();

const factsOf = async (name: string) => {
  try {
    return (await readDicomFacts(corpusFile(name))).preview;
  } catch (error) {
    if (error instanceof DicomFault) return `refused:${error.refusal}`;
    throw error;
  }
};
const copyOf = async (name: string) => {
  try {
    await deidentifyDicom(corpusFile(name), { key: Buffer.from('key of a patient') });
    return 'copied';
  } catch (error) {
    if (error instanceof DeidentifyFault) return `refused:${error.refusal}`;
    throw error;
  }
};

it('says of each file of the corpus whether it is shown and copied, or why not', async () => {
  const lines = [];
  for (const name of corpusFiles()) {
    lines.push(`${name.padEnd(58)} ${(await factsOf(name)).padEnd(30)} ${await copyOf(name)}`);
  }
  expect(lines.length).toBeGreaterThan(130);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('corpus.table.txt');
});

it('reads what a file says about itself', async () => {
  expect(await readDicomFacts(corpusFile('pictures/ct-small.dcm'))).toEqual({
    studyUid: '1.3.6.1.4.1.5962.1.2.1.20040119072730.12322',
    seriesUid: '1.3.6.1.4.1.5962.1.3.1.1.20040119072730.12322',
    sopInstanceUid: '1.3.6.1.4.1.5962.1.1.1.1.1.20040119072730.12322',
    sopClassUid: '1.2.840.10008.5.1.4.1.1.2',
    transferSyntaxUid: '1.2.840.10008.1.2.1',
    modality: 'CT',
    studyDate: '20040119',
    studyTime: '072730',
    studyDescription: 'e+1',
    seriesDescription: null,
    seriesNumber: 1,
    instanceNumber: 1,
    bodyPart: null,
    patientName: 'CompressedSamples^CT1',
    patientId: '1CT1',
    institution: 'JFK IMAGING CENTER',
    rows: 128,
    columns: 128,
    frames: 1,
    bitsAllocated: 16,
    bitsStored: 16,
    samplesPerPixel: 1,
    photometric: 'MONOCHROME2',
    hasPixels: true,
    preview: 'yes',
  });
});

it('reads no more than the header of a file of two gigabytes', async () => {
  const head = file([
    ...pictureParts({ '00280010': null, '7fe00010': null }),
    part({ group: 0x7fe0, element: 0x10, vr: 'OW', value: '', length: 2 * 2 ** 30 - 2 }),
  ]);
  const read: number[] = [];
  const facts = await readDicomFacts({
    size: head.length + 2 * 2 ** 30 - 2,
    read: async (start, end) => {
      read.push(end - start);
      return Buffer.concat([head, Buffer.alloc(2 ** 18)]).subarray(start, end);
    },
  });
  expect(facts.patientName).toBe('Canary^Clara');
  expect(read).toEqual([256 * 1024]);
});

it('reads on until a long header ends', async () => {
  const long = part({ group: 0x20, element: 0x4000, vr: 'UT', value: 'x'.repeat(6 * 2 ** 20) });
  const facts = await readDicomFacts(file(pictureParts({ '00204000': long })));
  expect(facts).toMatchObject({ preview: 'yes', rows: 4 });
});

describe('a hostile file', () => {
  it.each(Object.entries(HOSTILE))('neither hangs nor breaks anything: %s', async (name, bytes) => {
    const started = performance.now();
    const outcome = await readDicomFacts(bytes).catch((error: unknown) => error);
    expect(performance.now() - started).toBeLessThan(10_000);
    const isRefused = outcome instanceof DicomFault;
    // What is read is either shown or not for a reason; anything else that is thrown is a fault of ours.
    const codes = isRefused ? [outcome.refusal] : [(outcome as { preview?: string }).preview];
    expect([...DICOM_REFUSALS, ...PREVIEW_REASONS, 'yes']).toEqual(expect.arrayContaining(codes));
    expect(JSON.stringify(outcome)).not.toMatch(/[\u0000-\u0008\u001b]/);
    const mustBe = /program|script|page|preamble|cut at|nothing|zeros$|^text$/.test(name);
    expect(isRefused || !mustBe).toBe(true);
  });

  it.each([
    ['30,000 × 30,000 pixels', 'too_large'],
    ['two billion frames', 'pixels_incomplete'],
    ['negative frames', 'picture_size'],
    ['pixels of zero bits', 'bit_depth'],
    ['pixels of 65,535 bits', 'bit_depth'],
    ['text where numbers belong', 'picture_size'],
  ])('is not shown: %s', async (name, reason) => {
    expect((await readDicomFacts(HOSTILE[name] ?? Buffer.alloc(0))).preview).toBe(reason);
  });

  it('that ends between two elements is one without pixels: nothing tells that there were more', async () => {
    const whole = file(pictureParts({ '7fe00010': null }));
    expect((await readDicomFacts(whole)).preview).toBe('no_pixels');
  });

  it('may begin as a TIFF does', async () => {
    const preamble = Buffer.alloc(128);
    preamble.write('II*\0');
    expect((await readDicomFacts(file(pictureParts(), { preamble }))).preview).toBe('yes');
  });
});
