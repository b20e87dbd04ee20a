import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { readZip } from '../../../app/testing/read-zip.ts';
import { writeZip } from '../write-zip.ts';

const AT = new Date('2026-11-29T12:00:00Z');

async function* parts(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}
async function* damaged() {
  yield Buffer.from('begins');
  throw new Error('damaged');
}

describe('a zip that is written while it is read', () => {
  it('has each file as it is, whether compressed or not', async () => {
    const bytes = await buffer(
      writeZip(
        [
          { path: 'index.html', content: '<p>ó</p>' },
          { path: 'a/scan.pdf', content: () => parts('one ', 'two'), size: 7, compress: false },
          { path: 'a/text.txt', content: () => parts('three') },
        ],
        AT,
      ),
    );
    expect([...readZip(bytes)]).toEqual([
      ['index.html', '<p>ó</p>'],
      ['a/scan.pdf', 'one two'],
      ['a/text.txt', 'three'],
    ]);
  });

  it('fails with what went wrong with a file, and nothing else does', async () => {
    const zip = writeZip(
      [
        { path: 'scan.pdf', content: damaged },
        { path: 'b.txt', content: () => parts('b') },
      ],
      AT,
    );
    await expect(buffer(zip)).rejects.toThrow('damaged');
  });

  it('opens no file before it is read', () => {
    let opened = 0;
    writeZip([{ path: 'scan.pdf', content: () => (opened++, parts('x')) }], AT);
    expect(opened).toBe(0);
  });
});
