import { ANSWER_WORKING_DAYS, KEPT_MONTHS } from '@travesia/contracts/leads';
import { describe, expect, it } from 'vitest';
import { features } from '../../../../../features.ts';
import { KEPT_KEY, MOST_COMPARED, MOST_SAVED } from '../../../../../lib/device/kept.ts';
import { RECENT_KEY } from '../../../../../lib/device/recent-searches.ts';
import { UNFINISHED_KEY } from '../../../../../lib/device/unfinished.ts';
import { addressOf } from '../../../../../lib/feature/feature.ts';
import { LOCALES } from '../../../../../lib/i18n/locale.ts';
import { inlineParts } from '../inline-marks.ts';
import { MAIN_CITATIONS, MAIN_LAWS, MORE_CITATIONS, MORE_LAWS } from '../laws.ts';
import { LEGAL_PAGES, type LegalBlock, type LegalDocument } from '../legal-document.ts';
import { legalDocument } from '../legal-documents.ts';
import { rightsTable } from '../rights.ts';

const ADDRESSES = features.flatMap(({ pages }) => pages.map(addressOf));

/** All texts of a page, in order. */
const textsOf = ({ lead, summary, sections }: LegalDocument): string[] => [
  lead,
  ...summary,
  ...sections.flatMap(({ blocks }) =>
    blocks.flatMap(({ text, list, table }) => [
      ...(text ? [text] : []),
      ...(list ?? []),
      ...(table?.rows.flat() ?? []),
    ]),
  ),
];
const linksOf = (document: LegalDocument): string[] =>
  textsOf(document)
    .flatMap(inlineParts)
    .flatMap((part) => (part.kind === 'link' ? [part.href] : []));

const shapeOf = ({ text, list, table, part }: LegalBlock) => ({
  text: text !== undefined,
  points: list?.length,
  cells: table?.rows.map((row) => row.length),
  columns: table?.columns.length,
  part,
});
const shapeOfPage = (document: LegalDocument) => ({
  points: document.summary.length,
  sections: document.sections.map(({ id, blocks }) => ({ id, blocks: blocks.map(shapeOf) })),
  versions: document.changes.map(({ version, date }) => `${version} ${date}`),
  links: linksOf(document),
});

describe.each(LEGAL_PAGES)('the texts of /%s', (page) => {
  const english = legalDocument('en', page);

  it.each(['es', 'pt'] as const)(
    'have in %s the same sections, points, table cells, links and versions as English',
    (locale) => {
      expect(shapeOfPage(legalDocument(locale, page))).toEqual(shapeOfPage(english));
    },
  );

  it.each(LOCALES)('contain in %s no text in another language', (locale) => {
    const own = textsOf(legalDocument(locale, page)).filter((text) => text.replaceAll(/`[^`]+`/g, '').length > 40);
    const others = LOCALES.filter((other) => other !== locale).flatMap((other) => textsOf(legalDocument(other, page)));
    expect(own.filter((text) => others.includes(text))).toEqual([]);
  });

  it.each(LOCALES)('fit search results in %s', (locale) => {
    const { title, description } = legalDocument(locale, page);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(155);
  });

  it('link only to pages and sections that exist', () => {
    const broken = linksOf(english).filter((href) => {
      const [path = '', anchor] = href.split(/[?#]/);
      const target = LEGAL_PAGES.find((name) => `/${name}` === path);
      if (target && anchor) return !legalDocument('en', target).sections.some(({ id }) => id === anchor);
      return !href.startsWith('https://') && !href.startsWith('http://') && !ADDRESSES.includes(path);
    });
    expect(broken).toEqual([]);
  });

  it('have a unique anchor for each section', () => {
    const ids = [...english.sections.map(({ id }) => id), 'changes', 'summary', 'contents'];
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe.each(LOCALES)('the privacy notice in %s', (locale) => {
  const text = textsOf(legalDocument(locale, 'privacy')).join('\n');

  it('lists what the site actually stores on a device, and how much', () => {
    const names = [
      'currency',
      'theme',
      KEPT_KEY,
      RECENT_KEY,
      UNFINISHED_KEY,
      'draft:consultation',
      'draft:contact',
      'draft:claim',
      'travesia.drafts',
      'travesia.invitation',
    ];
    for (const name of [...names, 'therapist-wishes', 'pages', 'workbox-expiration'])
      expect(text).toContain(`\`${name}\``);
    expect(text).toMatch(new RegExp(`\\b${MOST_SAVED}\\b.*\\b${MOST_COMPARED}\\b`));
  });

  it('states when leads are deleted and how soon people answer', () => {
    for (const months of Object.values(KEPT_MONTHS)) expect(text).toMatch(new RegExp(`\\b${months} (months|meses)`));
    expect(text).toMatch(new RegExp(`\\b${ANSWER_WORKING_DAYS} (working days|días hábiles|dias úteis)`));
  });
});

describe('the tables of laws', () => {
  it.each([
    ['four', false, MAIN_LAWS, MAIN_CITATIONS],
    ['more', true, MORE_LAWS, MORE_CITATIONS],
  ] as const)(
    'hold a cell for every law in every language, each with its article: %s',
    (_name, more, laws, citations) => {
      for (const locale of LOCALES) {
        const { rows } = rightsTable(locale, more);
        expect(rows.map(({ id }) => id)).toEqual(Object.keys(citations));
        for (const { cells } of rows) expect(cells).toHaveLength(laws.length);
      }
      for (const places of Object.values(citations)) expect(places).toHaveLength(laws.length);
    },
  );

  it('cite no article where a dash means that the law itself was not verified', () => {
    const dashes = (locale: (typeof LOCALES)[number]) =>
      rightsTable(locale, true).rows.map(({ cells }) => cells.map(({ text }) => text === '—'));
    expect(dashes('es')).toEqual(dashes('en'));
    expect(dashes('pt')).toEqual(dashes('en'));
    expect(
      rightsTable('en', false)
        .rows.flatMap(({ cells }) => cells)
        .every(({ citation }) => citation !== ''),
    ).toBe(true);
  });
});
