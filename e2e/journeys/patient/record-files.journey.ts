import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { axeViolations } from '../../accessibility/axe.ts';
import { sidewaysScroll } from '../../accessibility/behaviour.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { openInPortal } from '../../steps/portal.ts';
import { pdf } from '../../steps/pdf.ts';
import { signUp } from '../../steps/sign-up.ts';

interface Sent {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const file = (name: string, content: Buffer | string): Sent => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});
const add = (page: Page, files: Sent[]): Promise<void> => page.getByLabel('Add records').setInputFiles(files);
const cards = (page: Page) => page.getByRole('list', { name: 'Medical records' });

const PAGES = pdf(['Alta de rodilla', 'Fin']);
const LETTER = `<?xml version="1.0"?><ClinicalDocument xmlns="urn:hl7-org:v3"><title>Carta de alta</title><component><nonXMLBody><text
  mediaType="application/pdf" representation="B64">${PAGES.toString('base64')}</text></nonXMLBody></component></ClinicalDocument>`;

test('a document that consists of pages is read on its pages', async ({ page }) => {
  await signUp(page, '/medical-records');
  await add(page, [file('carta.xml', LETTER)]);
  await cards(page).getByRole('link', { name: 'Carta de alta' }).click();
  await expect(page.getByText('What it says is in the attached files')).toBeVisible();
  const carried = page.getByRole('region', { name: 'Attached files' });
  // Nothing else is in it, so that its first file is open at once.
  await expect(carried.getByRole('group', { name: 'Page 1 of 2' }).getByText('Alta de rodilla')).toBeAttached();
  await carried.getByRole('button', { name: 'Close: Carta de alta 1.pdf' }).click();
  await expect(carried.getByRole('group')).toHaveCount(0);
  await carried.getByRole('button', { name: 'View: Carta de alta 1.pdf' }).click();
  await expect(carried.getByRole('group', { name: 'Page 1 of 2' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    carried.getByRole('button', { name: 'Download: Carta de alta 1.pdf' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('Carta de alta 1.pdf');
  // The document itself is what the record downloads as.
  const [whole] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect(whole.suggestedFilename()).toBe('carta.xml');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysScroll(page)).toBe(0);
});

/** A zip that says of itself that it holds a gigabyte of zeros. */
function zipBomb(): Buffer {
  const packed = deflateRawSync(Buffer.alloc(8 * 1024 * 1024));
  const head = Buffer.alloc(30);
  head.write('PK\x03\x04', 0, 'latin1');
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(2 ** 30, 22);
  head.writeUInt16LE(1, 26);
  return Buffer.concat([head, Buffer.from('z'), packed]);
}

/** An image whose header ends before any pixels, behind a preamble that some device wrote into. */
function imageWithoutPixels(): Buffer {
  const element = (group: number, number: number, vr: string, value: string) => {
    const text = Buffer.from(value.length % 2 ? `${value}${vr === 'UI' ? '\0' : ' '}` : value);
    const start = Buffer.alloc(8);
    start.writeUInt16LE(group, 0);
    start.writeUInt16LE(number, 2);
    start.write(vr, 4, 'latin1');
    start.writeUInt16LE(text.length, 6);
    return Buffer.concat([start, text]);
  };
  return Buffer.concat([
    Buffer.from('DEVICE 7'.padEnd(128, ' ')),
    Buffer.from('DICM'),
    element(2, 0x10, 'UI', '1.2.840.10008.1.2.1'),
    element(8, 0x60, 'CS', 'CT'),
    element(8, 0x1030, 'LO', 'Torax sin imagen'),
  ]);
}

const LAUGHS = `<?xml version="1.0"?><!DOCTYPE ClinicalDocument [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
<ClinicalDocument xmlns="urn:hl7-org:v3"><title>&b;</title></ClinicalDocument>`;
const LOCKED = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from('never closed '.repeat(50))]);
const LONG = `${'informe '.repeat(40)}.pdf`;

/** What is told about each at once, before it is sent, and after its content was looked at. */
const AT_ONCE: readonly [Sent, RegExp][] = [
  [file('nada.pdf', ''), /empty/i],
  [file('foto.jpg', ''), /empty/i],
  [file('IMG_0001.HEIC', '\0\0\0\x18ftypheic'), /Only PDF, JPEG/],
  [file('todo.zip', zipBomb()), /Only PDF, JPEG/],
  [file('dibujo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), /Only PDF, JPEG/],
];
const LATER: readonly [Sent, RegExp][] = [
  [file('cortado.pdf', PAGES.subarray(0, 400)), /damaged or incomplete/],
  [file('a medias.pdf', LOCKED), /damaged or incomplete/],
  [file('pagina.pdf', '<html><script>alert(1)</script></html>'), /type of file can’t be added/],
  [file('zip.pdf', zipBomb()), /type of file can’t be added/],
  [file('dibujo.xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), /type of file can’t/],
  [file('risas.xml', LAUGHS), /can harm computers/],
  [file('foto cortada.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])), /damaged or incomplete/],
  [
    file('IM0009', Buffer.from('\x08\0\x05\0CS\x0a\0ISO_IR 100'.padEnd(300, '\0'), 'latin1')),
    /Export it again as DICOM/,
  ],
];
const TAKEN: readonly [Sent, string][] = [
  [file('sano.pdf', PAGES), 'sano'],
  [file(LONG, PAGES), 'informe informe'],
  [file('\u{1F9B4} r\u{202E}fdp.odilla.pdf', PAGES), '\u{1F9B4} rfdp'],
  [file('1.2.840.113619.2.55', imageWithoutPixels()), 'Torax sin imagen'],
];

test('each file that can’t be added says why at that file, and the others are added', async ({ page }) => {
  await signUp(page, '/medical-records');
  const all = [...AT_ONCE, ...LATER, ...TAKEN].map(([sent]) => sent);
  await add(page, all);
  const sending = page.getByRole('region', { name: 'Files being uploaded' });
  await expect(sending).toContainText(`${AT_ONCE.length} files were not added`);
  for (const [{ name }, why] of AT_ONCE)
    await expect(sending.getByRole('listitem').filter({ hasText: name }).last()).toContainText(why);
  await expect(cards(page).getByRole('listitem')).toHaveCount(TAKEN.length, { timeout: 30_000 });
  for (const [, title] of TAKEN) await expect(cards(page)).toContainText(title);
  const refused = page.getByRole('region', { name: 'Files that were uploaded' });
  for (const [{ name }, why] of LATER)
    await expect(refused.getByRole('listitem').filter({ hasText: name })).toContainText(why);
  await expect(refused.getByRole('listitem')).toHaveCount(LATER.length);
  expect(await axeViolations(page)).toEqual([]);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await sidewaysScroll(page)).toBe(0);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  // Nothing of it is lost by leaving, and everything that was refused can be put away.
  await openInPortal(page, '/medical-records');
  await refused.getByRole('button', { name: 'Remove all' }).click();
  await expect(refused).toBeHidden();
  await cards(page).getByRole('link', { name: 'Torax sin imagen' }).click();
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeVisible();
});
