import { XMLParser } from 'fast-xml-parser';
import { packagePath } from '@travesia/contracts/packages';
import { describe, expect, it } from 'vitest';
import { features } from '../../../../features.ts';
import { indexedIn } from '../../../../lib/feature/feature.ts';
import { loadFiles, loadPages } from '../load-sitemap.ts';
import { fileName, listFiles, readFileName, SITEMAP_KINDS } from '../sitemap-files.ts';
import { sitemapIndexXml, sitemapXml } from '../sitemap-xml.ts';
import { makePackage } from '../../../packages/testing/make-package.ts';
import type { Call } from '../../../../lib/api/call.ts';

const CLINICIAN = '0191c2a0-0000-7000-8000-000000000001';
const parse = (xml: string): unknown => new XMLParser().parse(xml);

describe('a sitemap', () => {
  it('is sitemaps.org XML, whatever characters a URL contains', () => {
    const xml = sitemapXml([
      { address: 'https://travesia.example/a?b=1&c=<2>', changedOn: '2026-11-20' },
      { address: 'https://travesia.example/es' },
    ]);
    expect(parse(xml)).toMatchObject({
      urlset: {
        url: [
          { loc: 'https://travesia.example/a?b=1&c=<2>', lastmod: '2026-11-20' },
          { loc: 'https://travesia.example/es' },
        ],
      },
    });
    const file = { address: 'https://travesia.example/sitemaps/places-en.xml', changedOn: '2026-11-20' };
    expect(parse(sitemapIndexXml([file]))).toMatchObject({
      sitemapindex: { sitemap: { loc: file.address, lastmod: '2026-11-20' } },
    });
  });

  it('has one name, which parses back to the same file', () => {
    for (const file of listFiles({ providers: 3, offers: 2, places: 1, clinicians: 1 }))
      expect(readFileName(fileName(file))).toEqual(file);
    expect(fileName({ kind: 'providers', language: 'es', number: 2 })).toBe('providers-es-2.xml');
    for (const name of ['providers-es-1.xml', 'providers-es-0.xml', 'providers-fr.xml', 'x.xml', 'pages-en.txt'])
      expect(readFileName(name), name).toBeNull();
  });

  it('is split only when there are more pages than one file holds', () => {
    const files = listFiles({ providers: 13, offers: 2, places: 2, clinicians: 1 }).map(fileName);
    expect(files.length).toBe((SITEMAP_KINDS.length - 4) * 3 + (13 + 2 + 2 + 1) * 3);
    expect(files).toContain('providers-pt-13.xml');
  });
});

describe('sitemap content', () => {
  const treatments = {
    data: [
      { slug: 'bbl', package_count: 0 },
      { slug: 'cabg', package_count: 2 },
    ],
    total_pages: 1,
  };
  const providers = { data: [{ slug: 'clinica', changed_on: '2026-11-01' }], total_pages: 2 };
  const call = (async ({ name }: { name: string }, input?: { query?: { page?: number } }) => {
    if (name === 'listTreatments') return treatments;
    if (name === 'listLocations') return { data: [{ cities: [{ slug: 'bogota' }, { slug: 'cali' }] }] };
    if (name === 'listTreatmentPackages')
      return (input?.query?.page ?? 1) > 1 ? { data: [] } : { data: [makePackage()] };
    if (name === 'getDirectoryMap') return { countries: [{ code: 'AR' }] };
    if (name === 'listDirectoryCities')
      return (input?.query?.page ?? 1) > 1
        ? { data: [], total_pages: 1 }
        : {
            data: [
              { slug: 'salta', changed_on: '2026-11-03' },
              { slug: 'tilcara', changed_on: '2026-10-01' },
            ],
            total_pages: 1,
          };
    if (name === 'listClinicianAddresses')
      return {
        data: [{ id: CLINICIAN, name: 'Dra. Ana Ruiz', provider_slug: 'clinica', changed_on: '2026-11-02' }],
        total_pages: 1,
      };
    return (input?.query?.page ?? 1) > 2 ? { data: [], total_pages: 2 } : providers;
  }) as unknown as Call;

  it('has a page for each package, in as many files as needed', async () => {
    const of = (number: number) => loadPages(call, { kind: 'offers', language: 'en', number }, []);
    expect(await of(1)).toEqual([{ path: packagePath(makePackage()), changedOn: makePackage().confirmed_on }]);
    expect(await of(2)).toBeNull();
  });

  it('has the guide to every city', async () => {
    const pages = await loadPages(call, { kind: 'cities', language: 'en', number: 1 }, []);
    expect(pages).toEqual([{ path: '/cities/bogota' }, { path: '/cities/cali' }]);
  });

  it('has every treatment, but packages only where they exist', async () => {
    const of = (kind: 'treatments' | 'packages') => loadPages(call, { kind, language: 'en', number: 1 }, []);
    expect(await of('treatments')).toEqual([{ path: '/treatments/bbl' }, { path: '/treatments/cabg' }]);
    expect(await of('packages')).toEqual([{ path: '/packages/cabg' }]);
  });

  it('has every provider with the date of its last change, file by file', async () => {
    expect(await loadPages(call, { kind: 'providers', language: 'es', number: 2 }, [])).toEqual([
      { path: '/providers/clinica', changedOn: '2026-11-01' },
    ]);
    expect(await loadPages(call, { kind: 'providers', language: 'es', number: 3 }, [])).toBeNull();
    expect((await loadFiles(call)).filter(({ kind }) => kind === 'providers')).toHaveLength(6);
  });

  it('has a page for each country and city with listings, and for each clinician', async () => {
    const of = (kind: 'places' | 'clinicians', number: number) => loadPages(call, { kind, language: 'en', number }, []);
    expect((await of('places', 1))?.map(({ path }) => path)).toEqual([
      '/directory?country=AR',
      '/directory?city=salta',
      '/directory?city=tilcara',
    ]);
    expect(await of('places', 2)).toBeNull();
    expect(await of('clinicians', 1)).toEqual([
      { path: `/providers/clinica/clinicians/dra-ana-ruiz-${CLINICIAN}`, changedOn: '2026-11-02' },
    ]);
  });

  it('dates its files by the last change of their pages', async () => {
    const files = await loadFiles(call);
    const dateOf = (wanted: string) => files.find(({ kind, number }) => `${kind} ${number}` === wanted)?.changedOn;
    expect(dateOf('places 1')).toBe('2026-11-03');
    expect(dateOf('clinicians 1')).toBe('2026-11-02');
    expect(dateOf('providers 2')).toBe('2026-11-01');
    expect(dateOf('pages 1')).toBeUndefined();
  });

  it("has every static page, but none that shows a visitor's own data", async () => {
    const pages = await loadPages(call, { kind: 'pages', language: 'en', number: 1 }, indexedIn(features));
    const paths = pages?.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/', '/treatments', '/directory', '/packages']));
    expect(paths).not.toContain('/saved');
  });
});
