import { expect, it } from 'vitest';
import { decodeText } from '../read/decode-text.ts';
import { readDicomFacts } from '../read/read-dicom-facts.ts';
import { corpusFile } from '../testing/corpus.ts';

// As pydicom reads the same files.
it.each([
  ['chrarab', 'قباني^لنزار'],
  ['chrfren', 'Buc^Jérôme'],
  ['chrfrenmulti', 'Buc^Jérôme'],
  ['chrgerm', 'Äneas^Rüdiger'],
  ['chrgreek', 'Διονυσιος'],
  ['chrh31', 'Yamada^Tarou=山田^太郎=やまだ^たろう'],
  ['chrh32', 'ﾔﾏﾀﾞ^ﾀﾛｳ=山田^太郎=やまだ^たろう'],
  ['chrhbrw', 'שרון^דבורה'],
  ['chri2', 'Hong^Gildong=洪^吉洞=홍^길동'],
  ['chrjapmulti', 'やまだ^たろう'],
  ['chrjapmultiexplicitir6', 'やまだ^たろう'],
  ['chrkoreanmulti', '김희중'],
  ['chrruss', 'Люкceмбypг'],
  ['chrx1', 'Wang^XiaoDong=王^小東='],
  ['chrx2', 'Wang^XiaoDong=王^小东='],
])('reads the name in %s.dcm', async (file, name) => {
  expect((await readDicomFacts(corpusFile(`charsets/${file}.dcm`))).patientName).toBe(name);
});

it.each([
  ['bytes beyond ASCII without a character set', [0x41, 0xe9], [], 'A\uFFFD'],
  ['an unknown character set', [0x41, 0xe9], ['ISO_IR 999'], 'A\uFFFD'],
  ['an unknown escape sequence', [0x41, 0x1b, 0x7e, 0x42], ['', 'ISO 2022 IR 87'], 'A\uFFFD~B'],
  ['half a character of two bytes', [0x1b, 0x24, 0x42, 0x3b], ['', 'ISO 2022 IR 87'], '\uFFFD\uFFFD'],
  ['broken UTF-8', [0x41, 0xc3], ['ISO_IR 192'], 'A\uFFFD'],
])('never throws: %s', (_what, bytes, charsets, expected) => {
  expect(decodeText(Uint8Array.from(bytes), charsets)).toBe(expected);
});
