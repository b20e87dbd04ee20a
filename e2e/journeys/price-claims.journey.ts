import { packagePath, type PackageSummary } from '@travesia/contracts/packages';
import { expect, test } from '../fixtures/journey.ts';
import { ask, inLanes } from '../http/ask.ts';
import { LANGUAGES, WHOLE } from '../pages.ts';

type Claims = Readonly<Record<PackageSummary['claim'], string>>;
const NAMES: Readonly<Record<'en' | 'es' | 'pt', Claims>> = {
  en: { all_in: 'all-in price', total: 'total with extras', at_least: 'total with known extras' },
  es: { all_in: 'precio final', total: 'total con extras', at_least: 'total con los extras conocidos' },
  pt: { all_in: 'preço final', total: 'total com extras', at_least: 'total com os extras conhecidos' },
};
/** What claimed too much in an earlier version: must be nowhere, in any language. */
const OVERSTATED = /\ball in\b|todo incluido|tudo incluído|precio cerrado|preço fechado/i;
/** Every package is read in the whole form, every twelfth in `npm test`. */
const STEP = WHOLE ? 1 : 12;
const LANES = 4;

async function everyPackage(origin: string): Promise<PackageSummary[]> {
  const found: PackageSummary[] = [];
  for (let page = 1; ; page += 1) {
    const { text } = await ask(origin, `/api/v1/treatment-packages?limit=100&sort=price&page=${page}`);
    const { data, total } = JSON.parse(text) as { data: PackageSummary[]; total: number };
    found.push(...data);
    if (found.length >= total) return found;
  }
}

const wordsOf = (html: string) =>
  html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')
    .replaceAll(/[\s\u00A0\u202F]+/g, ' ');

/** Pages that show one package, and the part of each that belongs to it. */
const PAGES: readonly {
  path: (offer: PackageSummary) => string;
  part: (html: string, offer: PackageSummary) => string;
}[] = [
  {
    path: ({ provider }) => `/providers/${provider.slug}`,
    part: (html, { id }) => /^[\s\S]*?<\/article>/.exec(html.slice(html.indexOf(`id="package-${id}"`)))?.[0] ?? '',
  },
  {
    path: ({ id }) => `/booking/consultation?package=${id}`,
    part: (html) => /class="price-line"[\s\S]*?<form/.exec(html)?.[0] ?? '',
  },
  {
    path: packagePath,
    part: (html) => /class="price-line"[\s\S]*?<\/main>/.exec(html)?.[0] ?? '',
  },
  {
    path: ({ id }) => `/compare?packages=${id}`,
    part: (html) => /class="price-line"[\s\S]*?<\/tbody>/.exec(html)?.[0] ?? '',
  },
];

/** What a page says of a package, against what its items say. */
function complaintsOf(text: string, offer: PackageSummary, names: Claims): string[] {
  const claims = (['all_in', 'total', 'at_least'] as const).filter((claim) => text.includes(names[claim]));
  // "total with extras" is the beginning of no other claim in any of the three languages.
  const complaints = claims.includes(offer.claim)
    ? []
    : [`does not say ${offer.claim}, but ${claims.join(', ') || 'nothing'}`];
  if (offer.claim !== 'all_in' && claims.includes('all_in')) complaints.push('is called all-in');
  const units = Math.round(offer.total.amount / 100);
  if (!text.replaceAll(/[.,\s]/g, '').includes(String(units))) complaints.push(`does not show the total ${units}`);
  return complaints;
}

test('no page calls a price all-in that leaves out what the treatment needs', async ({ origin }, testInfo) => {
  const all = await everyPackage(origin);
  expect(new Set(all.map(({ claim }) => claim)).size).toBe(3);
  const visits = all
    .filter((_offer, at) => at % STEP === 0)
    .flatMap((offer) => PAGES.flatMap((page) => LANGUAGES.map((language) => ({ offer, page, language }))));
  const complaints = await inLanes(visits, LANES, async ({ offer, page, language: { prefix } }) => {
    const path = prefix + page.path(offer);
    const { status, text } = await ask(origin, path);
    if (status !== 200) return [`${path}: ${status}`];
    const names = NAMES[(prefix.slice(1) || 'en') as keyof typeof NAMES];
    const said = complaintsOf(wordsOf(page.part(text, offer)), offer, names);
    if (OVERSTATED.test(wordsOf(text))) said.push(`says ${OVERSTATED.exec(wordsOf(text))?.[0]}`);
    return said.map((complaint) => `${path}: ${complaint}`);
  });
  testInfo.annotations.push({ type: 'pages', description: String(visits.length) });
  expect(complaints.flat()).toEqual([]);
});

test('lists, the map and the home page say the same of each card', async ({ origin }) => {
  const byId = new Map((await everyPackage(origin)).map((offer) => [offer.id, offer]));
  const paths = [
    '/',
    '/packages',
    '/packages?sort=price',
    '/find-care?q=knee+replacement',
    '/packages/map',
    '/package-showcase',
  ];
  let judged = 0;
  for (const { prefix } of LANGUAGES)
    for (const path of paths) {
      const { text } = await ask(origin, prefix + path);
      const names = NAMES[(prefix.slice(1) || 'en') as keyof typeof NAMES];
      expect(OVERSTATED.exec(wordsOf(text))?.[0], prefix + path).toBeUndefined();
      const cards = text.split(/<article|<li data-package/).slice(1);
      for (const uncut of cards) {
        const card = uncut.split(/<\/article>|<footer/)[0] ?? '';
        const id = /\/packages\/[a-z0-9-]+\/[a-z0-9-]+-([0-9a-f-]{36})"/.exec(card)?.[1] ?? '';
        const offer = byId.get(id);
        if (!offer || !card.includes('price-line')) continue;
        judged += 1;
        expect(complaintsOf(wordsOf(card), offer, names), `${prefix}${path}: ${offer.title}`).toEqual([]);
      }
    }
  expect(judged).toBeGreaterThan(150);
});
