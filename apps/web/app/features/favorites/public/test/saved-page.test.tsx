import { getTreatment } from '@travesia/contracts/catalog';
import { describe, expect, it } from 'vitest';
import type { Call } from '../../../../lib/api/call.ts';
import { LOCALES } from '../../../../lib/i18n/locale.ts';
import { ProblemError } from '../../../../lib/problem/problem-error.ts';
import { renderPage } from '../../../../lib/site/testing/render-page.tsx';
import { loadSaved, MOST_SHOWN, type SavedData } from '../load-saved.ts';
import { CompareTray } from '../ui/compare-tray.tsx';
import { SavedPage } from '../ui/saved-page.tsx';

const view = { language: 'en', currency: 'USD' } as const;
const nothing: SavedData = { packages: [], providers: [], treatments: [], gone: 0, more: false };
const none = { packages: [], providers: [], treatments: [] };
const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const problem = (status: number) =>
  new ProblemError({ type: '', title: '', status, detail: '', code: 'x.not_found', request_id: '', error: '' });

describe('loadSaved', () => {
  const call = (async (endpoint: { name: string }, input: { params: { slug?: string; id?: string } }) => {
    const ref = input.params.slug ?? input.params.id ?? '';
    if (ref === 'gone') throw problem(404);
    if (ref.includes('<')) throw problem(422);
    if (ref === 'broken') throw problem(500);
    return { id: ref, slug: ref, name: endpoint.name };
  }) as unknown as Call;

  it('loads each item once and counts those no longer offered', async () => {
    const found = await loadSaved(call, '?packages=a,a,gone&providers=b&treatments=lasik,<b>', view);
    expect(found.packages.map(({ id }) => id)).toEqual(['a']);
    expect(found.treatments).toMatchObject([{ slug: 'lasik', name: getTreatment.name }]);
    expect(found).toMatchObject({ gone: 2, more: false });
  });

  it('loads no more than it shows, and rethrows other failures', async () => {
    const many = Array.from({ length: 40 }, (_none, index) => `p-${index}`).join(',');
    const found = await loadSaved(call, `?packages=${many}`, view);
    expect(found.packages).toHaveLength(MOST_SHOWN);
    expect(found.more).toBe(true);
    await expect(loadSaved(call, '?packages=broken', view)).rejects.toThrow('x.not_found');
  });
});

describe('saved page', () => {
  it.each(LOCALES)('explains itself while empty, also without JavaScript, in %s', (locale) => {
    const html = renderPage(<SavedPage data={nothing} cards={none} />, { locale, path: '/saved' });
    expect(html).toContain('<noscript>');
    expect(html).toContain('content="noindex"');
    expect(html).not.toContain('share-address');
  });

  it('shows cards by kind, links to their comparison and has a share link', () => {
    const packages = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }) as SavedData['packages'][number]);
    const cards = { ...none, packages: packages.map(({ id }) => ({ key: id, card: <p>{id}</p> })) };
    const html = renderPage(<SavedPage data={{ ...nothing, packages, gone: 1 }} cards={cards} />, {
      locale: 'es',
      path: '/saved',
      search: '?packages=a%2Cb',
    });
    expect(html).toContain('href="/es/compare?packages=a,b,c,d"');
    expect(html).toContain('https://travesia.example/es/saved?packages=a,b"');
    expect(words(html)).toContain('1 elemento guardado ya no se ofrece.');
  });
});

describe('CompareTray', () => {
  it('is hidden until filled from the device, and absent on the comparison page', () => {
    expect(renderPage(<CompareTray />)).toMatch(/<aside class="tray no-print" id="compare-tray"[^>]* hidden=""/);
    expect(renderPage(<CompareTray />, { path: '/compare' })).toBe('');
  });
});
