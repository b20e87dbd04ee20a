import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isBuilt } from '../../../lib/destinations.ts';

const texts = path.resolve(import.meta.dirname, '../../../../../server/data/support/texts');
/** Pages of one's own account that no menu links to. */
const WITHIN = ['/profile/security', '/profile/edit', '/forgot-password'];

describe('the links of help articles', () => {
  it.each(['en', 'es', 'pt'])('lead to pages that exist, in %s', (language) => {
    const files = readdirSync(path.join(texts, language));
    expect(files.length).toBeGreaterThan(13);
    for (const file of files) {
      const { links = [] } = JSON.parse(readFileSync(path.join(texts, language, file), 'utf8')) as {
        links?: { path: string }[];
      };
      for (const link of links)
        expect(isBuilt(link.path) || WITHIN.includes(link.path), `${file} ${link.path}`).toBe(true);
    }
  });
});
