import { describe, expect, it } from 'vitest';
import { chosenOf } from '../chosen-files.ts';

const fileOf = (name: string, content: BlobPart = 'x') => new File([content], name);
const DICOM = `${'\0'.repeat(128)}DICM`;
const loose = (...names: string[]) => names.map((name) => ({ file: fileOf(name), folder: null }));
const namesOf = async (...given: Parameters<typeof chosenOf>) =>
  (await chosenOf(...given)).map(({ name, files, skipped }) => [name, files.map((file) => file.name), skipped]);

describe('what is sent', () => {
  it('is each file by itself, or one line for many', async () => {
    expect(await namesOf(loose('a.pdf', 'b.jpg'))).toEqual([
      ['a.pdf', ['a.pdf'], 0],
      ['b.jpg', ['b.jpg'], 0],
    ]);
    const many = ['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf', '6.pdf'];
    expect(await namesOf(loose(...many))).toEqual([['', many, 0]]);
  });

  it('is of a folder what can be a record, and says how many are left out', async () => {
    const names = ['IM0001', 'IM0002', 'DICOMDIR', '.DS_Store', 'viewer.exe', 'Autorun.inf'];
    const found = names.map((name) => ({ file: fileOf(name), folder: 'DISC' }));
    expect(await namesOf(found)).toEqual([['DISC', ['IM0001', 'IM0002'], 4]]);
  });

  it('keeps a number with dots as its name, and is an image also if that seems to end in something else', async () => {
    const found = [
      { file: fileOf('1.2.840.10008', DICOM), folder: null },
      { file: fileOf('1.2.840.10009'), folder: null },
      { file: fileOf('1.2.840.tissue', DICOM), folder: null },
    ];
    expect(await namesOf(found)).toEqual([
      ['1.2.840.10008', ['1.2.840.10008'], 0],
      ['1.2.840.10009', ['1.2.840.10009'], 0],
      ['1.2.840.tissue.dcm', ['1.2.840.tissue.dcm'], 0],
    ]);
  });
});
