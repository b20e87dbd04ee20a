import { LANGUAGE_TAG, localPath, LOCALES } from '../i18n/locale.ts';
import { useSite } from '../site/site.ts';
import { JsonLd, type JsonLdData } from './json-ld.tsx';
import { fitDescription, fitTitle } from './fit-text.ts';
import { type ShareCard, sharePath, sitePicture } from './share-card.ts';

interface PageHeadProps {
  /** Up to 60 characters; the product's name is appended if it fits. */
  title: string;
  /** Up to 155 characters; truncated at a word. */
  description?: string | undefined;
  /** Path and query of the page to index, without language prefix; defaults to the clean path of this page. */
  canonical?: string | undefined;
  /** Content of the link preview picture; defaults to the product's own picture. */
  share?: ShareCard | undefined;
  /** For pages search engines must not index; they get no canonical URL and no language alternates. */
  noindex?: boolean;
  jsonLd?: JsonLdData | undefined;
}

/**
 * Title, description, canonical URL, language alternates and preview tags of a page. Render it once, anywhere in the
 * page: React moves the tags into the head.
 */
export function PageHead({ title, description, canonical, share, noindex = false, jsonLd }: PageHeadProps) {
  const { origin, locale, path } = useSite();
  const clean = canonical ?? path;
  const address = (language: typeof locale) => `${origin}${localPath(language, clean)}`;
  const summary = description && fitDescription(description);
  return (
    <>
      <title>{fitTitle(title)}</title>
      {summary ? <meta name="description" content={summary} /> : null}
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address(locale)} />
          {LOCALES.map((language) => (
            <link key={language} rel="alternate" hrefLang={LANGUAGE_TAG[language]} href={address(language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address('en')} />
          <meta property="og:url" content={address(locale)} />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Travesía" />
      <meta property="og:title" content={title} />
      {summary ? <meta property="og:description" content={summary} /> : null}
      <meta property="og:locale" content={LANGUAGE_TAG[locale].replace('-', '_')} />
      <SharePicture title={title} share={share} />
      {jsonLd ? <JsonLd data={jsonLd} /> : null}
    </>
  );
}

/** The tags of the link preview picture. */
function SharePicture({ title, share }: { title: string; share: ShareCard | undefined }) {
  const { origin, locale } = useSite();
  const facts = share?.facts.map(({ value, label }) => `${value} (${label})`) ?? [];
  return (
    <>
      <meta property="og:image" content={`${origin}${share ? sharePath(share) : sitePicture(locale)}`} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={share ? [share.title, share.kicker, ...facts].join('. ') : title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
