import { RECORD_REFUSALS } from '@travesia/contracts/records';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hostileFiles as hostilePictures } from '../../../platform/pictures/testing/hostile-files.ts';
import { HOSTILE_DOCUMENTS } from '../clinical/test/hostile-documents.ts';
import { hostileFiles as hostileStudies } from '../dicom/testing/hostile-files.ts';
import { openRecordsHouse, type RecordsHouse } from '../testing/records-house.ts';

/** Texts that readers of clinical documents never see, or take without harm. */
const MORE_DOCUMENTS = [
  {
    what: 'a style sheet',
    text: '<?xml-stylesheet href="javascript:alert(1)"?><html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>',
  },
  {
    what: 'a prototype',
    text: '{"resourceType":"Condition","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"code":{"text":"Asma"}}',
  },
];

/** The ending that its first bytes suggest, so that it isn't refused for its name alone. */
const endingOf = (bytes: Buffer): string => {
  if (bytes.toString('latin1', 1, 4) === 'PNG') return 'png';
  if (bytes.toString('latin1', 0, 4) === '%PDF') return 'pdf';
  return bytes.toString('latin1', 0, 4) === 'RIFF' ? 'webp' : 'jpg';
};

/** Each file with the name under which somebody would try to bring it in. */
async function everything(): Promise<[string, Buffer][]> {
  const studies = Object.entries(hostileStudies()).map(([what, bytes]) => [`${what}.dcm`, bytes] as const);
  const pictures = (await hostilePictures()).map(
    ({ what, content }) => [`${what}.${endingOf(content)}`, content] as const,
  );
  const documents = [...HOSTILE_DOCUMENTS, ...MORE_DOCUMENTS].map(
    ({ what, text }) => [`${what}.${/^[[{]/.test(text) ? 'json' : 'xml'}`, Buffer.from(text)] as const,
  );
  return [...studies, ...pictures, ...documents]
    .filter(([, bytes]) => bytes.length > 0)
    .map(([name, bytes]) => [name.replaceAll(/[/\\:*?"<>|]/g, '-'), bytes]);
}

/** What may be told a browser about a file of a record: nothing that it would run. */
const SERVED = [
  'application/pdf',
  'application/dicom',
  'application/fhir+json',
  'application/xml',
  'image/jpeg',
  'image/png',
  'image/webp',
];

/** It is a download, and no browser guesses another type. */
const SAFE = { 'content-disposition': 'attachment', 'x-content-type-options': 'nosniff' };

let house: RecordsHouse;
beforeAll(async () => {
  house = await openRecordsHouse();
});
afterAll(() => house.close());

/** What became of a file: why it was refused, or the type and headers under which it is served. */
async function outcomeOf(token: string, id: string): Promise<{ what: string; headers: object }> {
  const { rows } = await house.run(sql`select status, refusal, record_id from record_files where id = ${id}`);
  const [row] = rows;
  if (row?.['status'] !== 'ready') return { what: String(row?.['refusal']), headers: SAFE };
  const { headers } = await house.send('GET', `/medical-records/${String(row['record_id'])}/files/${id}`, token);
  const [disposition] = String(headers['content-disposition']).split(';');
  return { what: String(headers['content-type']), headers: { ...headers, 'content-disposition': disposition } };
}

it('every hostile file becomes a record that runs nothing, or is refused in words and erased', async () => {
  const files = await everything();
  expect(files.length).toBeGreaterThanOrEqual(60);
  const verdicts: string[] = [];
  for (const [place, [name, bytes]] of files.entries()) {
    // Each has a vault of its own: many say that they are the same image, which is kept once.
    const { token } = await house.patient(`patient${place}`);
    const id = await house.upload(token, name, bytes);
    await house.settle();
    const { what, headers } = await outcomeOf(token, id);
    expect([...RECORD_REFUSALS, ...SERVED], name).toContain(what);
    expect(headers, name).toMatchObject(SAFE);
    verdicts.push(`${name}: ${what}`);
  }
  // Nothing is left of what was refused.
  const { rows: kept } = await house.run(
    sql`select (select count(*) from file_keys)::int as keys, (select count(*) from record_files where status = 'ready')::int as ready`,
  );
  expect(kept[0]?.['keys']).toBe(kept[0]?.['ready']);
  await expect(`${verdicts.join('\n')}\n`).toMatchFileSnapshot('hostile-uploads.table.txt');
});
