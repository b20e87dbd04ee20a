import { readPage, type PageFacts } from '../crawl/read-page.ts';
import { expect, test } from '../fixtures/journey.ts';
import { ask, inLanes } from '../http/ask.ts';
import { inLanguage, inTurn, LANGUAGES, SCREENS, TREATMENT } from '../pages.ts';
import { judgeJsonLd, typesOf } from '../search-engines/judge-json-ld.ts';
import { locationsIn, readSitemaps } from '../search-engines/read-sitemap.ts';

interface Page {
  path: string;
  status: number;
  facts: PageFacts;
  html: string;
}

async function read(origin: string, path: string): Promise<Page> {
  const { status, text } = await ask(origin, path);
  return { path, status, facts: readPage(text), html: text };
}

/**
 * How many pages of one kind are as one in `npm test`, by the name of their sitemap: they differ in their data, not in how they are
 * made. Every page that is alone of its kind is read.
 */
const ALIKE = [
  { kind: /(?:offers|clinicians)-/, of: 12 },
  { kind: /(?:cities|treatments|packages|places|providers)-/, of: 3 },
] as const;

const inItsTurn = (file: string, paths: readonly string[]): readonly string[] => {
  const alike = ALIKE.find(({ kind }) => kind.test(file));
  return alike ? inTurn(paths, 0, alike.of) : paths;
};

let known: Promise<Page[]> | undefined;
/** The pages of the sitemaps, read once a run: what we ask search engines to know. The same in each language. */
const announced = (origin: string): Promise<Page[]> =>
  (known ??= readSitemaps(origin).then((files) =>
    inLanes(
      [...files].flatMap(([file, paths]) => inItsTurn(file, paths)),
      4,
      (path) => read(origin, path),
    ),
  ));

const faultsOf = (pages: readonly Page[], judge: (page: Page) => readonly string[]): string[] =>
  pages.flatMap((page) => judge(page).map((fault) => `${page.path}: ${fault}`));

/** The translations that a page names, in an order of their own. */
const namesOf = ({ alternates }: PageFacts): string =>
  JSON.stringify([...alternates].toSorted(([a], [b]) => a.localeCompare(b)));

const metaOf = (html: string, property: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(html)?.[1];

test.describe('a search engine', () => {
  test('finds the sitemaps by robots.txt, one for each kind of page and language', async ({ origin }) => {
    expect((await ask(origin, '/robots.txt')).text).toContain(`Sitemap: ${origin}/sitemap.xml`);
    const files = locationsIn((await ask(origin, '/sitemap.xml')).text).map((address) => new URL(address).pathname);
    for (const kind of ['pages', 'cities', 'treatments', 'packages', 'offers', 'places', 'providers', 'clinicians'])
      for (const { locale } of LANGUAGES) expect(files).toContain(`/sitemaps/${kind}-${locale}.xml`);
    expect((await ask(origin, '/sitemaps/providers-en-999.xml')).status).toBe(404);
  });

  test('is sent only to pages that exist, may be kept and are their own canonical address', async ({ origin }) => {
    const pages = await announced(origin);
    expect(pages.length).toBeGreaterThan(300);
    const faults = faultsOf(pages, ({ status, facts, path }) => [
      ...(status === 200 ? [] : [`status ${status}`]),
      ...(facts.indexed ? [] : ['noindex']),
      ...(facts.canonical?.replace(/\/$/, '') === (origin + path).replace(/\/$/, '')
        ? []
        : [`canonical ${facts.canonical}`]),
    ]);
    expect(faults).toEqual([]);
  });

  test('reads titles and descriptions that fit and are each of one page', async ({ origin }) => {
    const pages = await announced(origin);
    const faults = faultsOf(pages, ({ facts: { title, description = '' } }) => [
      ...(title.length > 0 && title.length <= 60 ? [] : [`title of ${title.length}: ${title}`]),
      ...(description.length > 0 && description.length <= 155
        ? []
        : [`description of ${description.length}: ${description}`]),
    ]);
    expect(faults).toEqual([]);
    expect(repeated(pages, ({ facts }) => `${facts.lang} ${facts.title}`)).toEqual([]);
    expect(repeated(pages, ({ facts }) => `${facts.lang} ${facts.description}`)).toEqual([]);
  });

  test('finds that translations name each other', async ({ origin }) => {
    const pages = await announced(origin);
    const byAddress = new Map(pages.map((page) => [page.facts.canonical, page]));
    const faults = faultsOf(pages, ({ facts }) => {
      const own = namesOf(facts);
      return [...facts.alternates.values()].flatMap((address) => {
        const twin = byAddress.get(address);
        if (!twin) return [`${address} is in no sitemap`];
        return namesOf(twin.facts) === own ? [] : [`${address} names others`];
      });
    });
    expect(faults).toEqual([]);
  });

  test('reads structured data that is whole', async ({ origin }) => {
    const pages = await announced(origin);
    expect(faultsOf(pages, ({ facts }) => judgeJsonLd(facts.jsonLd))).toEqual([]);
    const types = async (path: string) => typesOf((await read(origin, path)).facts.jsonLd);
    expect(await types(SCREENS.home)).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
    expect(await types(SCREENS.treatment)).toEqual(expect.arrayContaining(['MedicalWebPage', 'BreadcrumbList']));
    expect(await types(SCREENS.packages)).toEqual(expect.arrayContaining(['ItemList', 'BreadcrumbList']));
    expect(await types(SCREENS.provider)).toEqual(expect.arrayContaining(['MedicalClinic', 'BreadcrumbList']));
    expect(await types(SCREENS.directory)).toEqual(expect.arrayContaining(['ItemList']));
  });

  test('is asked to leave out what is filtered, searched or personal', async ({ origin }) => {
    const paths = [
      '/packages?country=MX',
      '/packages?sort=price',
      '/treatments?q=knee',
      '/find-care?q=knee',
      '/directory?q=clinica',
      '/directory?country=MX&initial=c',
      '/directory?bbox=-118,14,-86,33',
      '/directory?city=nowhere-at-all',
      `/treatments/${TREATMENT}?arrive=2027-03-01`,
      '/offline',
      '/404',
      '/design',
    ];
    for (const { prefix } of LANGUAGES)
      for (const path of paths) {
        const { facts } = await read(origin, inLanguage(prefix, path));
        expect.soft(facts.indexed, prefix + path).toBe(false);
        expect.soft(facts.alternates.size, prefix + path).toBe(0);
      }
  });
});

test.describe('a shared link', () => {
  for (const { locale, prefix } of LANGUAGES) {
    test(`brings a picture of 1200 × 630 in its language, under 150 kB: ${locale}`, async ({ origin, request }) => {
      for (const screen of [SCREENS.home, SCREENS.treatment, SCREENS.provider, SCREENS.packages]) {
        const { html } = await read(origin, inLanguage(prefix, screen));
        const address = metaOf(html, 'og:image')?.replaceAll('&amp;', '&') ?? '';
        expect(address).toContain(`${origin}/og/${locale}/`);
        expect(metaOf(html, 'og:image:alt')?.length).toBeGreaterThan(10);
        expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
        const answer = await request.get(address, { maxRedirects: 0 });
        expect(answer.status(), address).toBe(200);
        const picture = await answer.body();
        expect(picture.length).toBeLessThan(150_000);
        expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
        expect(answer.headers()['cache-control']).toContain('immutable');
      }
    });
  }

  test('to an older picture leads to the present one, and to nothing for what does not exist', async ({ request }) => {
    const old = await request.get(`/og/es/treatment/${TREATMENT}.png?v=0`, { maxRedirects: 0 });
    expect(old.status()).toBe(302);
    expect(old.headers()['location']).toMatch(new RegExp(`^/og/es/treatment/${TREATMENT}\\.png\\?v=[0-9a-f]{8}$`));
    for (const path of ['/og/en/treatment/none.png', '/og/fr/site/travesia.png', '/og/en/provider/a%00b.png'])
      expect((await request.get(path)).status(), path).toBe(404);
  });
});

/** Values that more than one page has, with those pages. */
function repeated(pages: readonly Page[], valueOf: (page: Page) => string): string[] {
  const byValue = Map.groupBy(pages, valueOf);
  return [...byValue].flatMap(([value, same]) =>
    same.length > 1 ? [`${value}: ${same.map(({ path }) => path).join(' ')}`] : [],
  );
}
