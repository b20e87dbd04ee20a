import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { features } from '../../../features.ts';
import { addressOf } from '../../../lib/feature/feature.ts';

const texts = path.resolve(import.meta.dirname, '../../../../../server/data/support/texts');
const ADDRESSES = features.flatMap(({ pages }) => pages.map(addressOf));

describe('links in help articles', () => {
  it.each(['en', 'es', 'pt'])('point to existing pages, in %s', (language) => {
    const files = readdirSync(path.join(texts, language));
    expect(files.length).toBeGreaterThan(13);
    for (const file of files) {
      const { links = [] } = JSON.parse(readFileSync(path.join(texts, language, file), 'utf8')) as {
        links?: { path: string }[];
      };
      for (const link of links) expect(ADDRESSES, file).toContain(link.path);
    }
  });
});
