import { type Localized, LOCALES } from '@travesia/contracts/kit';
import type { PackageContent, PublishingFacts } from '@travesia/contracts/packages';
import { type ClaimFacts, findClaims } from '../../advertising/index.ts';

/** The texts of a package that patients read, by their path in the content. */
function textsOf({ title, description, search_summary: summary, items, itinerary }: PackageContent) {
  const all: [string, Localized][] = [
    ['title', title],
    ['description', description],
    ...items.map(({ detail }, place): [string, Localized] => [`items.${place}.detail`, detail]),
    ...itinerary.flatMap((day, place): [string, Localized][] => [
      [`itinerary.${place}.title`, day.title],
      [`itinerary.${place}.note`, day.note],
    ]),
    ['search_summary', summary],
  ];
  return all.flatMap(([path, text]) =>
    LOCALES.flatMap((language) =>
      text[language].trim() ? [{ path: `${path}.${language}`, language, text: text[language] }] : [],
    ),
  );
}

/** Advertising claims in a package's texts that stop publishing, by the rules of the clinic's country. */
export const claimsIn = (content: PackageContent, country: string, facts: ClaimFacts): PublishingFacts['claims'] =>
  findClaims({ country, texts: textsOf(content), facts })
    .filter(({ severity }) => severity === 'blocks')
    .map(({ path, excerpt, rule }) => ({ path, text: excerpt, rule }));
