import { type Locale, LOCALES } from '../../../lib/i18n/locale.ts';

export const SITEMAP_KINDS = [
  'pages',
  'cities',
  'treatments',
  'packages',
  'offers',
  'places',
  'providers',
  'clinicians',
] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** Kinds that can have several files. */
const MANY = ['offers', 'places', 'providers', 'clinicians'] as const;
export type ManyKind = (typeof MANY)[number];

const isMany = (kind: SitemapKind): kind is ManyKind => (MANY as readonly string[]).includes(kind);

/** One sitemap file: pages of one type in one language, numbered from 1. */
export interface SitemapFile {
  kind: SitemapKind;
  language: Locale;
  number: number;
}

const NAME = /^(\w+)-(\w+?)(?:-([1-9]\d{0,3}))?\.xml$/;

/** `providers-es.xml`, `providers-es-2.xml`. */
export const fileName = ({ kind, language, number }: SitemapFile): string =>
  `${kind}-${language}${number > 1 ? `-${number}` : ''}.xml`;

/** The file for a name; null for unknown names. */
export function readFileName(name: string): SitemapFile | null {
  const [, kindName, languageName, digits] = NAME.exec(name) ?? [];
  const kind = SITEMAP_KINDS.find((one) => one === kindName);
  const language = LOCALES.find((one) => one === languageName);
  const number = Number(digits ?? 1);
  // The first file has no number: each file has one URL.
  return kind && language && digits !== '1' ? { kind, language, number } : null;
}

/** All files, given the number of files of the types that can have several. */
export const listFiles = (many: Readonly<Record<ManyKind, number>>): SitemapFile[] =>
  SITEMAP_KINDS.flatMap((kind) =>
    LOCALES.flatMap((language) =>
      Array.from({ length: isMany(kind) ? many[kind] : 1 }, (_unused, index) => ({
        kind,
        language,
        number: index + 1,
      })),
    ),
  );
