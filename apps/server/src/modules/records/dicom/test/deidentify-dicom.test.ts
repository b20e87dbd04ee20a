import dicomParser, { type DataSet } from 'dicom-parser';
import { describe, expect, it } from 'vitest';
import { deidentifyDicomApart } from '../apart/deidentify-dicom-apart.ts';
import { readDicomFactsApart } from '../apart/read-dicom-facts-apart.ts';
import { sourceOfBytes } from '../byte-source.ts';
import { isClean } from '../deidentify/check-copy.ts';
import { deidentifyDicom } from '../deidentify/deidentify-dicom.ts';
import { DeidentifyFault } from '../deidentify/deidentify-fault.ts';
import { droppedTexts } from '../deidentify/dropped-texts.ts';
import { KEPT_ELEMENTS } from '../deidentify/kept-elements.ts';
import { isPlainCodestream } from '../deidentify/plain-codestream.ts';
import { readDicomFacts } from '../read/read-dicom-facts.ts';
import { file, part, pictureParts, us } from '../testing/build-dicom.ts';
import { corpusFile, corpusFiles } from '../testing/corpus.ts';
import { hostileFiles } from '../testing/hostile-files.ts';

const KEY = Buffer.from('key of a patient');
const copy = (bytes: Uint8Array, key = KEY) => deidentifyDicom(bytes, { key });
const refusalOf = async (bytes: Uint8Array) => {
  const error = await copy(bytes).catch((thrown: unknown) => thrown);
  return error instanceof DeidentifyFault ? error.refusal : 'copied';
};
const pixelsOf = (data: DataSet) => {
  const { dataOffset = 0, length = 0 } = data.elements['x7fe00010'] ?? {};
  return Buffer.from(data.byteArray.subarray(dataOffset, dataOffset + length));
};

/** Identifying values of a file, from the whole tree, found without the code under test. */
function canaries(data: DataSet): string[] {
  const tags = /^x(0010(0010|0020|0030|1000|1040|2154)|0008(0012|002[0-3]|0050|0080|0081|0090|1010|1030|103e|1048|1070)|0018(1000|1030)|00200010)/;
  return Object.entries(data.elements).flatMap(([tag, { dataOffset, length, items }]) => [
    ...(items ?? []).flatMap((item) => (item.dataSet ? canaries(item.dataSet) : [])),
    ...(tags.test(tag) && !items ? [Buffer.from(data.byteArray.subarray(dataOffset, dataOffset + length)).toString('latin1')] : []),
  ]);
}

const outcomes = await Promise.all(
  corpusFiles().map(async (name) => ({ name, copied: await copy(corpusFile(name)).catch(() => null) })),
);
const copied = outcomes.flatMap(({ name, copied: bytes }) => (bytes ? [[name, bytes] as const] : []));

describe('copies of the corpus', () => {
  it('are made in every transfer syntax that is written', () => {
    const syntaxes = copied.map(([, bytes]) => dicomParser.parseDicom(bytes).string('x00020010'));
    expect(new Set(syntaxes)).toEqual(
      new Set(['', '.1', '.5', '.4.70', '.4.80', '.4.90'].map((suffix) => `1.2.840.10008.1.2${suffix}`)),
    );
  });

  it.each(copied)('show the same pixels and hold nothing else: %s', async (name, bytes) => {
    const original = dicomParser.parseDicom(corpusFile(name));
    const data = dicomParser.parseDicom(bytes);
    expect(pixelsOf(data).equals(pixelsOf(original))).toBe(true);
    const head = bytes.subarray(0, data.elements['x7fe00010']?.dataOffset).toString('latin1');
    const found = canaries(original)
      .map((value) => value.replaceAll(/[\0 ]+$/g, ''))
      .filter((value) => value.length >= 4 && !/^[0.]+$/.test(value));
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((value) => head.includes(value))).toEqual([]);
    const others = Object.keys(data.elements).filter((tag) => !/^x0002|^x7fe00010$/.test(tag));
    expect(others.filter((tag) => !KEPT_ELEMENTS[tag])).toEqual([]);
    const [before, after] = [await readDicomFacts(corpusFile(name)), await readDicomFacts(bytes)];
    expect(after).toMatchObject({ preview: 'yes', rows: before.rows, columns: before.columns, modality: before.modality });
    expect(after).toMatchObject({ patientName: null, patientId: null, studyDate: null, institution: null });
  });
});

describe('UIDs of copies', () => {
  const uidsOf = async (bytes: Uint8Array, key = KEY) => {
    const { studyUid, seriesUid, sopInstanceUid } = await readDicomFacts(await copy(bytes, key));
    return { studyUid, seriesUid, sopInstanceUid };
  };

  it('keep a study together, and lead nowhere without the key', async () => {
    const first = await uidsOf(file(pictureParts()));
    const second = await uidsOf(file(pictureParts({ '00080018': part({ group: 8, element: 0x18, vr: 'UI', value: '1.2.3.99' }) })));
    expect(second).toEqual({ ...first, sopInstanceUid: second.sopInstanceUid });
    expect(second.sopInstanceUid).not.toBe(first.sopInstanceUid);
    expect(first.studyUid).toMatch(/^2\.25\.[1-9]\d{30,38}$/);
    expect((await uidsOf(file(pictureParts()), Buffer.from('another key'))).studyUid).not.toBe(first.studyUid);
  });
});

describe('no copy is made', () => {
  const text = (group: number, element: number, vr: string, value: string) => part({ group, element, vr, value });
  const kind = (suffix: string) => text(8, 0x16, 'UI', `1.2.840.10008.5.1.4.1.1.${suffix}`);
  const comment = Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, 8, ...Buffer.from('Canary'), 0xff, 0xd9]);

  it.each([
    ['of ultrasound', { '00080016': kind('6.1') }, 'object_kind'],
    ['of secondary captures that state there is no text', { '00080016': kind('7'), '00280301': text(0x28, 0x301, 'CS', 'NO') }, 'object_kind'],
    ['of photographs', { '00080016': kind('77.1.4') }, 'object_kind'],
    ['of fluoroscopy', { '00080016': kind('12.2') }, 'object_kind'],
    ['where text is burned in', { '00280301': text(0x28, 0x301, 'CS', 'YES') }, 'burned_in'],
    ['where that statement is unclear', { '00280301': text(0x28, 0x301, 'CS', 'UNKNOWN') }, 'burned_in'],
    ['of derived pictures that state nothing', { '00080008': text(8, 8, 'CS', 'DERIVED\\SECONDARY') }, 'burned_in'],
    ['of mammograms that state nothing', { '00080016': kind('1.2') }, 'burned_in'],
    ['where faces can be recognized', { '00280302': text(0x28, 0x302, 'CS', 'YES') }, 'recognizable'],
    ['with an overlay', { '60003000': part({ group: 0x6000, element: 0x3000, vr: 'OW', value: Buffer.alloc(2) }) }, 'not_shown'],
    ['with bits in use above the stored ones', { '7fe00010': part({ group: 0x7fe0, element: 0x10, vr: 'OW', value: Buffer.alloc(32, 0xf1) }) }, 'hidden_content'],
    ['with bytes behind the pixels', { '7fe00010': part({ group: 0x7fe0, element: 0x10, vr: 'OW', value: Buffer.alloc(48) }) }, 'hidden_content'],
    ['where the window is no number', { '00281050': text(0x28, 0x1050, 'DS', 'Clara'), '00281051': text(0x28, 0x1051, 'DS', '1') }, 'missing_value'],
    ['where an identifier stands in an element that is kept', { '00200013': text(0x20, 0x13, 'IS', '77441122') }, 'after_check'],
  ])('%s', async (_what, extra, refusal) => {
    expect(await refusalOf(file(pictureParts(extra)))).toBe(refusal);
  });

  it('of a file that is no sound one', async () => {
    const refusals = await Promise.all(Object.values(hostileFiles()).map(refusalOf));
    expect(new Set(refusals)).toEqual(new Set(['not_shown', 'copied']));
  });

  it.each([
    ['a comment', comment, '1.2.840.10008.1.2.4.70'],
    ['something behind the end', Buffer.concat([corpusJpeg(), Buffer.from('Canary')]), '1.2.840.10008.1.2.4.70'],
  ])('of a compressed picture with %s', (_what, frame, syntax) => {
    expect(isPlainCodestream(frame, syntax)).toBe(false);
  });

  it('but of those without', () => {
    expect(isPlainCodestream(corpusJpeg(), '1.2.840.10008.1.2.4.70')).toBe(true);
  });

  it('of stated mammograms it is', async () => {
    const stated = { '00080016': kind('1.2'), '00080060': text(8, 0x60, 'CS', 'MG'), '00280301': text(0x28, 0x301, 'CS', 'NO') };
    expect(await refusalOf(file(pictureParts(stated)))).toBe('copied');
  });
});

function corpusJpeg(): Buffer {
  const data = dicomParser.parseDicom(corpusFile('kinds/mono2-16-jpeg-lossless.dcm'));
  const element = data.elements['x7fe00010'];
  if (!element) throw new Error('no pixels');
  return Buffer.from(dicomParser.readEncapsulatedPixelDataFromFragments(data, element, 0, 1));
}

describe('the check of a finished copy finds', () => {
  const original = file(pictureParts());
  const dropped = droppedTexts(dicomParser.parseDicom(original));
  const pixels = Buffer.alloc(32, 1);
  const check = (bytes: Uint8Array) => isClean(bytes, { pixels, dropped });
  const planted = async (change: (sound: Buffer) => Buffer) => check(change(Buffer.from(await copy(original))));
  const insert = (sound: Buffer, before: Buffer, extra: Buffer) => {
    const at = sound.indexOf(before);
    expect(at).toBeGreaterThan(0);
    return Buffer.concat([sound.subarray(0, at), extra, sound.subarray(at)]);
  };
  const rows = us(0x28, 0x10, 4);

  it('nothing in a sound one', async () => {
    expect(await planted((sound) => sound)).toBe(true);
    expect(dropped.texts).toContain('canary^clara');
    expect(dropped.texts).toContain('clara');
    expect(dropped.numbers).toContain('77441122');
  });

  it.each<[string, (sound: Buffer) => Buffer]>([
    ['a name', (sound) => Buffer.from(sound.toString('latin1').replace('ALLOW-LIST', 'clara LIST'), 'latin1')],
    ['an element that is not on the list', (sound) => insert(sound, rows, part({ group: 0x28, element: 6, vr: 'LO', value: 'x' }))],
    ['a private element', (sound) => insert(sound, rows, part({ group: 0x27, element: 0x10, vr: 'LO', value: 'x' }))],
    ['a sequence', (sound) => insert(sound, rows, part({ group: 0x28, element: 9, vr: 'SQ', value: '' }))],
    ['an element twice', (sound) => insert(sound, rows, us(0x28, 0x10, 4))],
    ['another type of value', (sound) => Buffer.from(sound.toString('latin1').replace('\x20\x00\x13\x00IS', '\x20\x00\x13\x00LO'), 'latin1')],
    ['a word of its own', (sound) => Buffer.from(sound.toString('latin1').replace('AXIAL', 'CLARA'), 'latin1')],
    ['a UID of another kind', (sound) => Buffer.from(sound.toString('latin1').replaceAll('2.25.', '1.25.'), 'latin1')],
    ['a preamble', (sound) => Buffer.concat([Buffer.from('MZ'), sound.subarray(2)])],
    ['other pixels', (sound) => Buffer.concat([sound.subarray(0, -1), Buffer.from([9])])],
    ['something behind the pixels', (sound) => Buffer.concat([sound, Buffer.from('Canary')])],
    ['an end before the pixels', (sound) => sound.subarray(0, 300)],
  ])('%s', async (_what, change) => {
    expect(await planted(change)).toBe(false);
  });
});

describe('in a thread of its own', () => {
  it('the same copy is made, and the original stays readable', async () => {
    const bytes = file(pictureParts());
    const apart = await deidentifyDicomApart(bytes, { key: KEY });
    expect(Buffer.from(apart).equals(await copy(bytes))).toBe(true);
    expect(bytes.length).toBeGreaterThan(0);
    expect(await readDicomFactsApart(sourceOfBytes(bytes))).toEqual(await readDicomFacts(bytes));
  });

  it('refusals arrive as such', async () => {
    await expect(deidentifyDicomApart(Buffer.from('no'), { key: KEY })).rejects.toThrow(new DeidentifyFault('not_shown'));
    await expect(readDicomFactsApart(sourceOfBytes(Buffer.from('no')))).rejects.toThrow('not_dicom');
  });
});
