import { describe, expect, it } from 'vitest';
import { MOST_CLINICAL_BYTES, readClinicalDocument } from '../read-clinical-document.ts';
import { HOSTILE_DOCUMENTS } from './hostile-documents.ts';
import { bundle, ccda, ccdaSection, condition, documentOf, only, readingOf, refusalOf } from './samples.ts';

const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

describe('hostile files', () => {
  it.each(HOSTILE_DOCUMENTS.map(({ what, text, refusal }) => [what, text, refusal] as const))(
    'are refused: %s',
    (_what, text, refusal) => {
      expect(refusalOf(text)).toBe(refusal);
    },
  );

  it('can’t change what objects are', () => {
    const text =
      '{"resourceType":"Condition","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"code":{"text":"Asma","__proto__":{"x":1}}}';
    const reading = readingOf(text);
    expect(only(reading.document).text).toBe('Asma');
    expect(reading.raw).not.toContain('__proto__');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('have no NUL and no half signs left', () => {
    const reading = readingOf(String.raw`{"resourceType":"Condition","code":{"text":"As\u0000ma \ud800"},"n\u0000":1}`);
    expect(only(reading.document).text).toBe('Asma \ufffd');
    expect(reading.raw).not.toMatch(/\\u0000|\\ud800/);
    expect(refusalOf('{"resourceType":"Condition"\u0000}')).toBe('broken');
  });

  it('of wrong types are shown and marked, not trusted', () => {
    const odd = {
      resourceType: 'Observation',
      status: 7,
      code: 'text',
      valueQuantity: [1],
      component: { code: null },
      note: [null, 5],
    };
    expect(documentOf(bundle(odd)).entries).toMatchObject([{ text: '', is_by_standard: false, values: [] }]);
    expect(documentOf({ resourceType: 'Bundle', entry: { resource: condition() } }).entries).toEqual([]);
  });

  it('of endless words are cut for reading, and kept as they are', () => {
    const reading = readingOf(bundle(condition({ code: { text: 'á'.repeat(100_000) } })));
    expect(only(reading.document).text).toHaveLength(20_000);
    expect(reading.raw).toContain('á'.repeat(100_000));
  });

  it('refer in circles without end', () => {
    const panel = (id: string, other: string) => ({
      resourceType: 'Observation',
      id,
      status: 'final',
      code: { text: id },
      hasMember: [{ reference: `Observation/${other}` }],
    });
    expect(documentOf(bundle(panel('a', 'b'), panel('b', 'a'))).entries.map(({ members }) => members)).toEqual([
      ['Observation/1'],
      ['Observation/0'],
    ]);
  });
});

describe('encodings', () => {
  const json = JSON.stringify(condition({ code: { text: 'Riñón' } }));
  const xml = ccda(ccdaSection('11450-4', '<text>Riñón</text>'));
  const xmlIn = (encoding: string) => xml.replace('UTF-8', encoding);

  it.each([
    ['UTF-8 with a mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(json)])],
    ['UTF-16', utf16(json)],
    ['UTF-16 without a mark', Buffer.from(json, 'utf16le')],
  ])('of JSON are understood: %s', (_name, bytes) => {
    expect(only(documentOf(bytes)).text).toBe('Riñón');
  });

  it.each([
    ['UTF-8', Buffer.from(xml)],
    ['ISO-8859-1', Buffer.from(xmlIn('ISO-8859-1'), 'latin1')],
    ['UTF-16', utf16(xmlIn('UTF-16'))],
  ])('of XML are understood: %s', (_name, bytes) => {
    expect(documentOf(bytes).sections[0]?.text).toBe('Riñón');
  });

  it.each([
    ['JSON in Latin-1', Buffer.from(json, 'latin1')],
    ['XML that says UTF-8 and is not', Buffer.from(xml, 'latin1')],
    ['XML in an encoding that we don’t read', Buffer.from(xmlIn('UTF-7'))],
  ])('that would have to be guessed are refused: %s', (_name, bytes) => {
    expect(refusalOf(bytes)).toBe('broken_text');
  });
});

describe('reading apart', () => {
  it('gives what was read, with files', async () => {
    const text = JSON.stringify(
      bundle(condition(), { resourceType: 'Binary', contentType: 'text/plain', data: 'JVBERi0=' }),
    );
    const read = await readClinicalDocument(Buffer.from(text));
    expect(read).toMatchObject({
      reading: {
        document: { entries: [{ text: 'Asma' }] },
        attachments: [{ mediaType: 'application/pdf', bytes: new Uint8Array(Buffer.from('%PDF-')) }],
      },
    });
  });

  it('refuses 20 MB of nonsense, more than that, and nothing', async () => {
    const nonsense = Buffer.alloc(MOST_CLINICAL_BYTES, '{"a":[1,"x\\');
    expect(await readClinicalDocument(nonsense)).toEqual({ refusal: 'unsafe' });
    expect(await readClinicalDocument(Buffer.alloc(MOST_CLINICAL_BYTES, 'x'))).toEqual({ refusal: 'not_clinical' });
    expect(await readClinicalDocument(Buffer.alloc(MOST_CLINICAL_BYTES + 1))).toEqual({ refusal: 'too_big' });
    expect(await readClinicalDocument(new Uint8Array())).toEqual({ refusal: 'empty' });
  });

  it('refuses more values than memory can hold', async () => {
    const many = (value: string, count: number) =>
      readClinicalDocument(Buffer.from(`{"resourceType":"Observation","x":[${`${value},`.repeat(count)}1]}`));
    expect(await many('{}', 6_000_000)).toEqual({ refusal: 'too_big' });
    expect(await many('1.10', 1_400_000)).toMatchObject({
      reading: { document: { entries: [{ is_by_standard: false }] } },
    });
  });

  it('reads a long record of 20,000 results', async () => {
    const result = {
      resourceType: 'Observation',
      status: 'final',
      code: { text: 'Glucosa' },
      valueQuantity: { value: 90, unit: 'mg/dL' },
      subject: { reference: 'Patient/1' },
    };
    const read = await readClinicalDocument(
      Buffer.from(JSON.stringify(bundle(...Array.from({ length: 19_999 }, () => result)))),
    );
    expect('reading' in read && read.reading.document.entries.length).toBe(19_999);
    expect(
      await readClinicalDocument(Buffer.from(JSON.stringify(bundle(...Array.from({ length: 20_000 }, () => result))))),
    ).toEqual({ refusal: 'too_big' });
  });
});
