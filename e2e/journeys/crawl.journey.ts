import { crawl, ownAddress, type Visit } from '../crawl/crawl.ts';
import { englishPieces, englishWords } from '../crawl/english.ts';
import { leaksOf, searchEngineComplaints, structuredDataComplaints } from '../crawl/judge-page.ts';
import type { PageFacts } from '../crawl/read-page.ts';
import { expect, test } from '../fixtures/journey.ts';
import { ask, inLanes } from '../http/ask.ts';
import { LANGUAGES, WHOLE } from '../pages.ts';

/** Pages of each language, nearest to its home page first. In `npm test` fewer of the languages whose pages are translations. */
const limitOf = (prefix: string): number => (WHOLE ? 600 : prefix ? 150 : 250);
const MOST_PARAMETERS = 2;
const OURS_BUT_NO_PAGE = /^\/(?:api|assets|art|preferences)(?:\/|$)/;

type Page = Visit & { facts: PageFacts };

/** Pages of one language only: the links of the language switch lead out of it. */
function followIn(prefix: string) {
  return (path: string): boolean => {
    const { pathname, searchParams } = new URL(path, 'http://own.invalid');
    const first = pathname.split('/', 2)[1] ?? '';
    const inside = prefix ? `/${first}` === prefix : first !== 'es' && first !== 'pt';
    // A free time leads to the same form as every other.
    const isWish = searchParams.has('wish');
    return inside && !isWish && !OURS_BUT_NO_PAGE.test(pathname) && [...searchParams].length <= MOST_PARAMETERS;
  };
}

/** A line for each complaint, with the page and the one whose link led there. */
const linesOf = (pages: readonly Page[], judge: (page: Page) => readonly string[]): string[] =>
  pages.flatMap((page) => judge(page).map((complaint) => `${page.path} (from ${page.from}): ${complaint}`));

/** The crawl of each language, done once for all judgements below. */
const crawls = new Map<string, Promise<Visit[]>>();

function visitsOf(origin: string, prefix: string): Promise<Visit[]> {
  const known =
    crawls.get(prefix) ?? crawl({ origin, start: prefix || '/', limit: limitOf(prefix), follow: followIn(prefix) });
  crawls.set(prefix, known);
  return known;
}

async function pagesOf(origin: string, languages: readonly { prefix: string }[] = LANGUAGES): Promise<Page[]> {
  const visits = await Promise.all(languages.map(({ prefix }) => visitsOf(origin, prefix)));
  return visits.flat().filter((visit): visit is Page => visit.facts !== undefined);
}

test.describe('a crawl of every link', () => {
  for (const { locale, prefix } of LANGUAGES) {
    test(`finds only pages that exist, in ${locale}`, async ({ origin }, testInfo) => {
      const visits = await visitsOf(origin, prefix);
      testInfo.annotations.push({ type: 'pages', description: `${locale}: ${visits.length}` });
      const broken = visits.filter(({ status, path }) => (status >= 400 || status < 200) && !isNotFoundPage(path));
      expect(broken.map(({ path, from, status }) => `${status} ${path} (from ${from})`)).toEqual([]);
      const detours = visits.filter(({ redirects }) => redirects.length > 0);
      expect(detours.map(({ path, from, redirects }) => `${path} (from ${from}) → ${redirects.join(' → ')}`)).toEqual(
        [],
      );
      expect(visits.length).toBeGreaterThan(100);
    });
  }

  test('finds the place on a page that a link names', async ({ origin }) => {
    const pages = await pagesOf(origin);
    const ids = new Map(pages.map(({ path, facts }) => [path, facts.ids]));
    const lost = linesOf(pages, ({ path, facts }) =>
      facts.links.filter((href) => {
        const url = URL.parse(href, `http://own.invalid${path}`);
        const target = url && url.origin === 'http://own.invalid' ? ids.get(url.pathname + url.search) : undefined;
        return target && url && url.hash.length > 1 && !target.has(decodeURIComponent(url.hash.slice(1)));
      }),
    );
    expect(lost).toEqual([]);
  });

  test('finds every picture, style and script', async ({ origin }) => {
    const pages = await pagesOf(origin);
    const assets = new Map<string, string>();
    for (const { path, facts } of pages)
      for (const asset of facts.assets) assets.set(ownAddress(origin, path, asset) ?? asset, path);
    const foreign = [...assets].filter(([asset]) => !asset.startsWith('/') && !asset.startsWith('data:'));
    expect(foreign).toEqual([]);
    const own = [...assets].filter(([asset]) => asset.startsWith('/'));
    const broken = await inLanes(own, 4, async ([asset, path]) => {
      const { status } = await ask(origin, asset);
      return status === 200 ? [] : [`${status} ${asset} (on ${path})`];
    });
    expect(broken.flat()).toEqual([]);
    expect(own.length).toBeGreaterThan(100);
  });

  for (const language of LANGUAGES) {
    test(`finds the language of each page declared, and no English on others, in ${language.locale}`, async ({
      origin,
    }) => {
      const pages = await pagesOf(origin, [language]);
      expect(linesOf(pages, ({ facts }) => (facts.lang === language.tag ? [] : [facts.lang]))).toEqual([]);
      if (language.locale !== 'en') expect(englishOn(pages, englishPieces(language.locale))).toEqual([]);
    });
  }

  test('finds titles, descriptions, one heading and canonical addresses', async ({ origin }, testInfo) => {
    const pages = await pagesOf(origin);
    expect(linesOf(pages, ({ facts, status }) => searchEngineComplaints(facts, status))).toEqual([]);
    const indexed = pages.filter(({ facts, status }) => facts.indexed && status === 200);
    const wrong = indexed.filter(({ facts }) => !facts.canonical?.startsWith(`${origin}/`));
    expect(wrong.map(({ path, facts }) => `${path} → ${facts.canonical}`)).toEqual([]);
    const long = (name: string, of: Page[]) =>
      testInfo.annotations.push({
        type: name,
        description: `${of.length} of ${indexed.length}: ${of
          .slice(0, 8)
          .map(({ path }) => path)
          .join(' ')}`,
      });
    long(
      'titles over 60',
      indexed.filter(({ facts }) => facts.title.length > 60),
    );
    long(
      'descriptions over 155',
      indexed.filter(({ facts }) => (facts.description?.length ?? 0) > 155),
    );
  });

  test('finds that pages name each other as translations', async ({ origin }) => {
    const pages = await pagesOf(origin);
    const byAddress = new Map(pages.map((page) => [origin + page.path, page]));
    const oneSided = linesOf(pages, ({ path, facts }) =>
      [...facts.alternates].flatMap(([tag, address]) => {
        const other = byAddress.get(address.replace(/\/$/, '')) ?? byAddress.get(address);
        const back = other && [...other.facts.alternates.values()];
        return back && facts.canonical === origin + path && !back.includes(facts.canonical)
          ? [`${tag} ${address}`]
          : [];
      }),
    );
    expect(oneSided).toEqual([]);
  });

  test('finds structured data that can be read, prices with currency, ratings with count', async ({ origin }) => {
    const pages = await pagesOf(origin);
    expect(linesOf(pages, ({ facts }) => structuredDataComplaints(facts))).toEqual([]);
    expect(pages.filter(({ facts }) => facts.jsonLd.length > 0).length).toBeGreaterThan(50);
  });

  test('finds no value of a program among the texts', async ({ origin }) => {
    const pages = await pagesOf(origin);
    expect(linesOf(pages, ({ facts }) => leaksOf(facts))).toEqual([]);
  });
});

const isNotFoundPage = (path: string): boolean => /^(?:\/es|\/pt)?\/404(?:\?|$)/.test(path);

/** Each text is judged once, on the first page that shows it; what an element declares to be English may be. */
function englishOn(pages: readonly Page[], pieces: readonly string[]): string[] {
  const seen = new Set<string>();
  return linesOf(pages, ({ facts }) =>
    facts.texts.flatMap(({ text, lang }) => {
      if (lang.startsWith('en') || seen.has(text)) return [];
      seen.add(text);
      const piece = pieces.find((one) => text.includes(one));
      if (piece) return [`“${piece}” in “${text.slice(0, 120)}”`];
      const words = englishWords(text);
      return words.length ? [`reads like English (${words.join(', ')}): “${text.slice(0, 160)}”`] : [];
    }),
  );
}
